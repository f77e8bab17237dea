/// Good texts that tests damage, cut off and write again.
enum JSONSamples {
  static let all: [String] = [
    #"{"a":[1,-2,3.5,1e9,true,false,null,"x"],"b":{"c":{},"d":[]},"e":"é\n\u0041\uD83D\uDE00"}"#,
    """
    {
      "formatVersion": 1, "id": "falling-sky", "title": "Falling Sky — 空",
      "worlds": [
        { "id": "lumina-prime", "levels": [3, { "id": "secret", "bonus": true }] },
        {
          "id": "astra-veridia",
          "unlock": [
            { "when": { "stars": "all", "atLeast": 6 }, "price": { "coins": 500 } },
            { "product": "astra-pass" }
          ]
        }
      ]
    }
    """,
    #"[[[[[]]]],{},{"":""},"",0,-0,"\\\"","tab\tand\r\nline","long text of plain bytes only"]"#,
    "[\r\n\t1,\r\n\t22,\r\n\t\"three \u{1F680} four\"\r\n]",
  ]
}
