import ProgressionLanguage
import ProgressionText

extension DiagnosticFixture {
  /// Mistakes in holdings, products, policies and `$allow`.
  static let money: [DiagnosticFixture] = [
    DiagnosticFixture(
      .missingKey, "refill: no cap",
      #""currencies": {"e": {"refill": {"amount": 1, "every": "30m"}}}"#,
      #"2:32 missing-key: `e` refills and has no `cap`: it would fill without end | write "cap": …, the amount at which it stops"#
    ),
    DiagnosticFixture(
      .wrongType, "refill: how often alone", #""currencies": {"e": {"cap": 5, "refill": "30m"}}"#,
      #"2:42 wrong-type: `refill` is an object; this is a string | write {"amount": 1, "every": "30m"}"#
    ),
    DiagnosticFixture(
      .missingKey, "refill: no amount",
      #""currencies": {"e": {"cap": 5, "refill": {"every": "30m"}}}"#,
      #"2:42 missing-key: `refill` has both `amount` and `every` | write {"amount": 1, "every": "30m"}"#
    ),
    DiagnosticFixture(
      .unknownKey, "refill: a word of other tools",
      #""currencies": {"e": {"cap": 5, "refill": {"amount": 1, "interval": "30m"}}}"#,
      #"2:56 unknown-key: `refill` has no key `interval` | did you mean `every`?"#),
    DiagnosticFixture(
      .outOfRange, "refill: of nothing",
      #""currencies": {"e": {"cap": 5, "refill": {"amount": 0, "every": "30m"}}}"#,
      #"2:53 out-of-range: `amount` is 1 or more; this is 0"#),
    DiagnosticFixture(
      .outOfRange, "refill: at once",
      #""currencies": {"e": {"cap": 5, "refill": {"amount": 1, "every": 0}}}"#,
      #"2:65 out-of-range: `every` is 1 second or more"#),
    DiagnosticFixture(
      .outOfRange, "debt: of nothing", #""currencies": {"e": {"debt": 0}}"#,
      #"2:30 out-of-range: `debt` is 1 or more; this is 0"#),
    DiagnosticFixture(
      .wrongType, "debt: false", #""currencies": {"e": {"debt": false}}"#,
      #"2:30 wrong-type: `debt` is true or how much may be owed | leave it out where nothing may be owed"#
    ),
    DiagnosticFixture(
      .wrongType, "debt: a text", #""currencies": {"e": {"debt": "yes"}}"#,
      #"2:30 wrong-type: `debt` is true or how much may be owed; this is a string | write true, or the most that may be owed"#
    ),
    DiagnosticFixture(
      .outOfRange, "debt: below 0", #""currencies": {"e": {"debt": -5}}"#,
      #"2:30 out-of-range: `debt` is 1 or more; this is -5"#),
    DiagnosticFixture(
      .wrongType, "refund: true",
      #""products": {"p": {"kind": "permanent", "store": "s", "refund": true}}"#,
      #"2:65 wrong-type: `refund` says what becomes of amounts that a revoked purchase had given; this is `true` | write "debt" (owed), "clamp" (as far as there) or "ignore" (left)"#
    ),
    DiagnosticFixture(
      .unknownWord, "refund: a typo",
      #""products": {"p": {"kind": "permanent", "store": "s", "refund": "dept"}}"#,
      #"2:65 unknown-word: `dept` is no word for `refund` | did you mean `debt`?"#),
    DiagnosticFixture(
      .unknownKey, "refund: with an s",
      #""products": {"p": {"kind": "permanent", "store": "s", "refunds": "debt"}}"#,
      #"2:55 unknown-key: a product has no key `refunds` | did you mean `refund`?"#),
    DiagnosticFixture(
      .missingKey, "subscription: no store", #""products": {"p": {"kind": "subscription"}}"#,
      #"2:14 missing-key: the subscription `p` has no `store` | write "store": "com.example.p""#),
    DiagnosticFixture(
      .unknownKey, "subscription: a store with another name",
      #""products": {"p": {"kind": "subscription", "sku": "com.example.p"}}"#,
      #"2:44 unknown-key: a product has no key `sku` | did you mean `store`?"#),
    DiagnosticFixture(
      .unknownWord, "policies: a clock that is none", #""policies": {"clock": "lax"}"#,
      #"2:23 unknown-word: `lax` is no word for `clock` | the words are `strict`"#),
    DiagnosticFixture(
      .outOfRange, "policies: nothing to remember", #""policies": {"remember": {"ids": 0}}"#,
      #"2:34 out-of-range: `ids` is 1 to 100000; this is 0"#),
    DiagnosticFixture(
      .outOfRange, "policies: too much to remember",
      #""policies": {"remember": {"perWriter": 100001}}"#,
      #"2:40 out-of-range: `perWriter` is 1 to 100000; this is 100001"#),
    DiagnosticFixture(
      .wrongType, "policies: words for an age", #""policies": {"remember": {"for": "7 days"}}"#,
      #"2:34 wrong-type: `for` is a duration; `7 days` is none | write "7d""#),
    DiagnosticFixture(
      .wrongType, "policies: a number for all of them", #""policies": {"remember": 5}"#,
      #"2:26 wrong-type: `remember` is an object; this is a number | write {"ids": 256, "for": "30d", "perWriter": 64}"#
    ),
    DiagnosticFixture(
      .outOfRange, "policies: a ledger of nothing", #""policies": {"ledger": 0}"#,
      #"2:24 out-of-range: `ledger` is 1 to 100000; this is 0"#),
    DiagnosticFixture(
      .unusedAllow, "allow: nothing",
      #""features": {"f": {"unlock": {"all": [true], "$allow": {"always-true": "x"}}}}"#,
      #"2:57 unused-allow: there is no finding `always-true` here to allow | take it out"#),
  ]
}
