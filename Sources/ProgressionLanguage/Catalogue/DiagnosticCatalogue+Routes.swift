import ProgressionText

extension DiagnosticCatalogue {
  /// The codes about ways to open a node.
  static let routeEntries: [Entry] = [
    Entry(
      .missingUnlock, title: "a node that does not say how it opens",
      story: "Worlds and levels follow each other; nothing else has an order to follow.",
      wrong: #""features": {"shop": {}}"#, right: #""features": {"shop": {"unlock": true}}"#),
    Entry(
      .bareCondition, title: "a condition in a list of routes",
      story: """
        A list holds routes, of which one is enough. Some readers take a list of conditions for \
        all of them, others for any, so it has to be said.
        """,
      wrong: #""unlock": [{"completed": "lumina-prime"}, {"flag": "met-king"}]"#,
      right: #""unlock": {"all": [{"completed": "lumina-prime"}, {"flag": "met-king"}]}"#),
    Entry(
      .strayRoute, title: "a route among conditions",
      story: "Prices and products open nodes; a condition only asks. A route stands in `unlock`.",
      wrong: #""unlock": {"all": [{"completed": "lumina-prime"}, {"price": {"coins": 5}}]}"#,
      right: #""unlock": {"when": {"completed": "lumina-prime"}, "price": {"coins": 5}}"#),
    Entry(
      .routeConflict, title: "keys that exclude each other",
      story: "What is paid for stays; what a product opens stays while it is owned.",
      wrong: #""unlock": {"price": {"coins": 5}, "product": "pass"}"#,
      right: #""unlock": [{"price": {"coins": 5}}, {"product": "pass"}]"#),
    Entry(
      .rankedRoute, title: "a route that does not go with ranks",
      story: """
        Each rank is paid for or reached, and kept. So a node with ranks has prices or `reach`, \
        and a node without has no `reach`.
        """,
      wrong: #"{"ranks": 3, "unlock": {"completed": "lumina-prime"}}"#,
      right: #"{"ranks": 3, "unlock": {"reach": {"earned": "xp"}, "at": [10, 20, 30]}}"#),
    Entry(
      .rankPrices, title: "prices that are not as many as the ranks",
      story: "A list has the price of each rank; one number is for every rank.",
      wrong: #"{"ranks": 3, "unlock": {"price": {"ash": [10, 20]}}}"#,
      right: #"{"ranks": 3, "unlock": {"price": {"ash": [10, 20, 40]}}}"#),
    Entry(
      .thresholds, title: "thresholds that do not rise or are not as many as the ranks",
      story: "Each rank has a threshold above the one before it.",
      wrong: #"{"ranks": 3, "unlock": {"reach": {"earned": "xp"}, "at": [10, 10, 20]}}"#,
      right: #"{"ranks": 3, "unlock": {"reach": {"earned": "xp"}, "at": [10, 20, 30]}}"#),
    Entry(
      .notAPrice, title: "a price that does not say what is paid",
      story: "A price names currencies or items with amounts, or is `\"free\"`.",
      wrong: #""price": 500"#, right: #""price": {"coins": 500}"#),
    Entry(
      .zeroPrice, title: "a price of nothing",
      story: "A route that costs nothing says so, since a 0 is most likely an unfinished number.",
      wrong: #""price": {"coins": 0}"#, right: #""price": "free""#),
    Entry(
      .choiceRoute, title: "a route that a choice cannot have",
      story: "The player takes one member of a choice; none opens by itself and closes the others.",
      wrong: #"{"choice": "ending", "unlock": {"product": "pass"}}"#,
      right: #"{"choice": "ending", "unlock": {"price": "free"}}"#),
  ]
}
