extension JSONErrorCase {
  /// Mistakes in words and numbers.
  static let values = table(
    #"""
    # True
    json: [True, FALSE, None, nil, undefined, yes, Null]
    > 1-5 json-word: `True` is no value of JSON: write `true`
    > 7-12 json-word: `FALSE` is no value of JSON: write `false`
    > 14-18 json-word: `None` is no value of JSON: write `null`
    > 20-23 json-word: `nil` is no value of JSON: write `null`
    > 25-34 json-word: `undefined` is no value of JSON: write `null`
    > 36-39 json-word: `yes` is no value of JSON: write `true`
    > 41-45 json-word: `Null` is no value of JSON: write `null`
    # misspelt
    json: [ture, flase, nul]
    > 1-5 json-word: `ture` is no value of JSON
    > 7-12 json-word: `flase` is no value of JSON
    > 14-17 json-word: `nul` is no value of JSON
    # NaN
    json: [NaN, Infinity, -Infinity, -inf]
    > 1-4 json-word: JSON has no `NaN`
    > 6-14 json-word: JSON has no `Infinity`
    > 16-25 json-number: JSON has no `-Infinity`
    > 27-31 json-number: JSON has no `-inf`
    # bare text
    json: {"a": hello}
    > 6-11 json-word: `hello` is no value of JSON: text stands in double quotes
    # bare text with spaces
    json: {"a": hello world}
    > 6-17 json-word: `hello world` is no value of JSON: text stands in double quotes
    # two words in array
    json: [a b]
    > 1-4 json-word: `a b` is no value of JSON: text stands in double quotes
    # plus
    json: [+1]
    > 1-3 json-number: `+1` is no number of JSON: a number has no `+` before it
    # leading zero
    json: [01, -007]
    > 1-3 json-number: `01` is no number of JSON: there are no leading zeros
    > 5-9 json-number: `-007` is no number of JSON: there are no leading zeros
    # hex
    json: [0x1F, -0xff, 0x8000000000000000]
    > 1-5 json-number: `0x1F` is no number of JSON: there is no hexadecimal
    > 7-12 json-number: `-0xff` is no number of JSON: there is no hexadecimal
    > 14-32 json-number: `0x8000000000000000` is no number of JSON: there is no hexadecimal
    # binary number
    json: [0b1]
    > 1-4 json-number: `0b1` is no number of JSON: there is no binary and no octal
    # point first
    json: [.5, -.5]
    > 1-3 json-number: `.5` is no number of JSON: a digit must stand before the point
    > 5-8 json-number: `-.5` is no number of JSON: a digit must stand before the point
    # point last
    json: [1., 2.e3]
    > 1-3 json-number: `1.` is no number of JSON: a digit must follow the point
    > 5-9 json-number: `2.e3` is no number of JSON: a digit must follow the point
    # exponent
    json: [1e, 1e+, 1E-]
    > 1-3 json-number: `1e` is no number of JSON: a digit must follow the exponent
    > 5-8 json-number: `1e+` is no number of JSON: a digit must follow the exponent
    > 10-13 json-number: `1E-` is no number of JSON: a digit must follow the exponent
    # groups
    json: [1_000]
    > 1-6 json-number: `1_000` is no number of JSON: digits are not grouped
    # lone minus
    json: [-, - 1]
    > 1-2 json-number: `-` is no number: its digits must follow at once
    > 4-5 json-number: `-` is no number: its digits must follow at once
    # two minus
    json: [--1]
    > 1-4 json-number: `--1` is no number
    # units
    json: [72h, 1.2.3]
    > 1-4 json-number: `72h` is no number: text stands in double quotes
    > 6-11 json-number: `1.2.3` is no number: text stands in double quotes
    # fullwidth digit
    json: [１]
    > 1-4 json-word: `１` is no value of JSON: text stands in double quotes
    """#)
}
