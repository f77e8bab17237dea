extension JSONErrorCase {
  /// Mistakes in strings and their escapes.
  static let strings = table(
    #"""
    # smart quotes
    json: {“title”: “Falling Sky”}
    > 1-12 json-quote: `“` is no quote of JSON: strings stand in plain double quotes, `"`
    > 14-31 json-quote: `“` is no quote of JSON: strings stand in plain double quotes, `"`
    # smart closing quote
    json: {"title": "Falling Sky”,\n "a": 1}
    > 22-25 json-quote: the string is closed by `”`: write `"`
    # single quotes
    json: {'a': 'it''s'}
    > 1-4 json-quote: strings stand in double quotes, not in `'`
    > 6-13 json-quote: strings stand in double quotes, not in `'`
    # apostrophe in single quotes
    json: ['don't', 1]
    > 1-8 json-quote: strings stand in double quotes, not in `'`
    # backticks
    json: [`a`]
    > 1-4 json-quote: strings stand in double quotes, not in ```
    # guillemets
    json: [«a»]
    > 1-6 json-quote: `«` is no quote of JSON: strings stand in plain double quotes, `"`
    # unclosed single quote
    json: ['abc\n]
    > 1-5 json-quote: strings stand in double quotes, not in `'`
    # tab in string
    json: ["a\tb\tc"]
    > 3-4 json-control-character: a tab in a string is written `\t`
    # control in string
    json: ["a\x01b"]
    > 3-4 json-control-character: the control character U+0001 in a string is written `\u0001`
    # NUL in string
    json: ["a\x00b"]
    > 3-4 json-control-character: the control character U+0000 in a string is written `\u0000`
    # unclosed string
    json: {"a": "x,\n "b": 1}
    > 6-8 json-unclosed-string: the string is not closed before the end of its line
    # unclosed key
    json: {"a: 1,\n "b": 2}
    > 1-3 json-unclosed-string: the string is not closed before the end of its line
    # quote forgotten before a text
    json: {"a": x y", b": 1}
    > 6-10 json-quote: the quote before this text is missing
    > 12-14 json-quote: the quote before this text is missing
    # typographic quote at the end, with more strings in the line
    json: {"a": "x”, "b": 1}
    > 8-11 json-quote: the string is closed by `”`: write `"`
    # quote forgotten before a comma
    json: {"a": "x, "b": 1}
    > 6-8 json-unclosed-string: the quote at the end of this string is missing
    # quote forgotten before brackets
    json: [{"a": "x }, {"b": 1}]
    > 7-9 json-unclosed-string: the quote at the end of this string is missing
    # quote forgotten in an array
    json: ["x, "y", "z"]
    > 1-3 json-unclosed-string: the quote at the end of this string is missing
    # quote forgotten after a key
    json: {"a: "x", "b": 1}
    > 1-3 json-unclosed-string: the quote at the end of this string is missing
    # quotes in the middle, with a comma
    json: {"a": "The, "best" game", "b": 1}
    > 12-13 json-quote: the string ends at this quote, and text follows it
    # unclosed string before bracket
    json: {"a": ["x]\n}
    > 7-10 json-unclosed-string: the string is not closed before the end of its line
    # string over lines
    json: {"a": "one\n two\n three",\n "b": 1}
    > 6-10 json-unclosed-string: the string is not closed before the end of its line
    # unclosed at end of file
    json: ["abc
    > 1-5 json-unclosed-string: the string is not closed before the end of the file
    # escape x
    json: ["\\x41"]
    > 2-4 json-escape: `\x` is no escape of JSON: write `\u` and four hexadecimal digits
    # escape U
    json: ["\\U0041"]
    > 2-4 json-escape: `\U` is no escape of JSON: write `\u` and four hexadecimal digits
    # escape quote
    json: ["it\\'s"]
    > 4-6 json-escape: `\'` is no escape of JSON: `'` needs none
    # escape octal
    json: ["\\033[0m"]
    > 2-4 json-escape: `\0` is no escape of JSON: write `\u` and four hexadecimal digits
    # escape before control
    json: ["\\\x01"]
    > 2-4 json-escape: a backslash cannot stand before the control character U+0001
    # escape beyond ASCII
    json: ["\\é"]
    > 2-5 json-escape: `\é` is no escape of JSON: a backslash is written `\\`
    # escape at line end
    json: ["a\\\nb"]
    > 1-4 json-unclosed-string: the string is not closed before the end of its line
    # short unicode escape
    json: ["\\u12", "\\uZZ"]
    > 2-6 json-escape: `\u12` needs four hexadecimal digits after `\u`
    > 10-12 json-escape: `\u` needs four hexadecimal digits after `\u`
    # first half
    json: ["\\uD83D"]
    > 2-8 json-surrogate: `\uD83D` is a first surrogate without the second
    # second half
    json: ["\\uDE00"]
    > 2-8 json-surrogate: `\uDE00` is a second surrogate without the first
    # halves swapped
    json: ["\\uDE00\\uD83D"]
    > 2-8 json-surrogate: `\uDE00` is a second surrogate without the first
    > 8-14 json-surrogate: `\uD83D` is a first surrogate without the second
    # inner quotes
    json: {"title": "The "best" game", "a": 1}
    > 15-16 json-quote: the string ends at this quote, and text follows it
    # inner quote
    json: {"a": "x"y, "b": 1}
    > 8-9 json-quote: the string ends at this quote, and text follows it
    # inner quote in key
    json: {"a"b": 1}
    > 3-4 json-quote: the string ends at this quote, and text follows it
    """#)
}
