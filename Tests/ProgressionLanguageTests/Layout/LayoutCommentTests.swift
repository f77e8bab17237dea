import Testing

/// Comments stay with what they belong to.
struct LayoutCommentTests {
  static let cases: [LayoutCase] = [
    LayoutCase(
      "at the start and the end of the file",
      "// a\n\n/* b */ {} // c\n\n\n// d\n/* e */",
      """
      // a

      /* b */ {} // c

      // d
      /* e */
      """),
    LayoutCase(
      "before a member, at the end of its line, before the bracket",
      "{ // open\n // before\n\"version\": \"1\", // version\n \"id\": \"p\" /* id */ // more\n\n // last\n}",
      """
      { // open
        "id": "p" /* id */, // more
        // before
        "version": "1" // version

        // last
      }
      """),
    LayoutCase(
      "inside a list",
      "{\"include\": [ /* one */ \"a\", /* two */ \"b\" /* three */, \"c\", // four\n \"d\"\n // five\n ]}",
      """
      {
        "include": [
          /* one */ "a",
          /* two */ "b" /* three */,
          "c", // four
          "d"
          // five
        ]
      }
      """),
    LayoutCase(
      "between a key and its value",
      "{ /* a1 */ /* a2 */ \"id\" /* b */ : /* c */ \"p\", \"version\": // d\n \"1\" }",
      """
      {
        /* a1 */
        /* a2 */
        /* b */ /* c */ "id": "p",
        // d
        "version": "1"
      }
      """),
    LayoutCase(
      "in what is empty",
      "{\"worlds\": [ // none\n ], \"flags\": { /* no */ }, \"items\": [\n\n// x\n] }",
      """
      {
        "items": [
          // x
        ],
        "flags": {
          /* no */
        },
        "worlds": [
          // none
        ]
      }
      """),
    LayoutCase(
      "of several lines",
      "/* a  \r\n   b\r\n*/{\r\n    /*\r\n   * c\r\n   * d   \r\n   */\r\n\"id\": \"p\",}",
      """
      /* a
         b
      */ {
        /*
         * c
         * d
         */
        "id": "p"
      }
      """),
    LayoutCase(
      "that look like text, and text that looks like one",
      "{\"title\": \"// no /* comment */\", \"id\": \"p\" // \"yes\", }\n}",
      """
      {
        "id": "p", // "yes", }
        "title": "// no /* comment */"
      }
      """),
  ]

  @Test("stay", arguments: cases)
  func comments(_ layout: LayoutCase) { layout.check() }
}
