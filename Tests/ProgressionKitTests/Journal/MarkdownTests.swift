import ProgressionKit
import Testing

/// The readable document.
struct MarkdownTests {
  @Test("playthroughs with their quests, locations, people and notes")
  func document() throws {
    var stage = try Stage()
    try stage.journal.link(stage.blood, stage.church)
    try stage.journal.setNote(of: stage.run, to: "Samurai\n\n# no heading")
    let note = try stage.journal.add(
      .note, "1. <b>*Who*</b> is he?", in: stage.run, linkedTo: [stage.varre])
    try stage.journal.setDone(true, of: note.id)
    try stage.journal.add(.note, "- a_b", in: stage.run)
    #expect(
      stage.journal.markdown == ##"""
        # First run

        > Samurai
        >
        > \# no heading

        ## Quests

        - [ ] **Blood for the Mohgwyn**
          - given by: White-Faced Varré
          - happens at: Church of Elleh
        - [ ] **Two Fingers**
          - given by: White-Faced Varré

        ## Locations

        - [ ] **Stranded Graveyard**
          - who is here: White-Faced Varré
        - [ ] **Church of Elleh**
          - quests here: Blood for the Mohgwyn
          - tags: merchant, smithing-anvil

        ## People

        - [x] **White-Faced Varré**
          - gives: Blood for the Mohgwyn, Two Fingers
          - at: Stranded Graveyard
          - notes: 1\. \<b\>\*Who\*\</b\> is he?

          > Calls everybody Lambkin.


        ## Notes

        - [x] **1\. \<b\>\*Who\*\</b\> is he?**
          - about: White-Faced Varré
        - **\- a\_b**

        # Second run

        *A custom playthrough.*

        """##)
  }

  @Test("nothing is an empty document")
  func empty() {
    #expect(Journal().markdown.isEmpty)
  }
}
