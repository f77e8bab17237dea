extension JSONErrorCase {
  /// Mistakes in whole files, comments and characters that belong to nothing.
  static let files = table(
    #"""
    # empty
    json:
    > 0-0 json-empty: the file is empty: a JSON value is due
    # space only
    json:  \n
    > 0-0 json-empty: the file holds nothing but white space: a JSON value is due
    # comment only, jsonc
    jsonc: // x\n
    > 0-0 json-empty: the file holds no value: a JSON value is due
    # byte order mark
    json: \xEF\xBB\xBF{}
    > 0-3 json-byte-order-mark: the file begins with a byte order mark (the bytes EF BB BF)
    # byte order mark inside
    json: {\xEF\xBB\xBF}
    > 1-4 json-byte-order-mark: a byte order mark (U+FEFF) cannot stand here
    # byte order mark only
    json: \xEF\xBB\xBF
    > 0-3 json-byte-order-mark: the file begins with a byte order mark (the bytes EF BB BF)
    # UTF-16
    json: {\x00}\x00
    > 0-2 json-encoding: the file is in UTF-16 and not in UTF-8
    # binary
    json: \x89PNG\r\n\x1a\n\x00\x00\x00\x0dIHDR
    > 0-1 json-binary: the file is not a text
    # NUL outside
    json: [1,\x00]
    > 3-4 json-binary: the file is not a text
    # latin 1
    json: ["Gr\xf6\xdfe", "\xe4"]
    > 4-6 json-encoding: the file is not in UTF-8: the byte F6 cannot stand here
    # control character outside
    json: [1,\x01\x02 2]
    > 3-5 json-character: the control character U+0001 cannot stand here
    # form feed
    json: [1,\x0c2]
    > 3-4 json-character: the form feed U+000C cannot stand here
    # no-break space
    json: [1,\xc2\xa0\xc2\xa02]
    > 3-7 json-character: the no-break space U+00A0 cannot stand here
    # zero width space
    json: {\xe2\x80\x8b"a": 1}
    > 1-4 json-character: the zero width space U+200B cannot stand here
    # line separator
    json: [1\xe2\x80\xa8,2]
    > 2-5 json-character: the line separator U+2028 cannot stand here
    # backslash in path
    json: ["C:\\dir"]
    > 4-6 json-escape: `\d` is no escape of JSON: a backslash is written `\\`
    # line comment
    json: // a\n[1] // b
    > 0-2 json-comment: JSON has no comments
    > 9-11 json-comment: JSON has no comments
    # block comment
    json: [1, /* two */ 2]
    > 4-6 json-comment: JSON has no comments
    # hash comment
    json: # a\n[1]
    > 0-1 json-comment: `#` begins no comment in JSON
    # hash comment, jsonc
    jsonc: # a\n[1]
    > 0-1 json-comment: `#` begins no comment in JSON
    # unclosed comment
    json: [1] /* a
    > 4-6 json-comment: JSON has no comments
    # unclosed comment, jsonc
    jsonc: [1, /* a ]
    > 4-6 json-comment: the comment is not closed: `*/` is missing
    # comments, jsonc
    jsonc: // a\n[1, /* b */ 2 // c\n]
    # slash
    json: [1 / 2]
    > 3-4 json-character: `/` cannot stand here: a comma is due
    # closes nothing
    json: ]
    > 0-1 json-closing-bracket: `]` closes nothing: no bracket is open
    # closes nothing after
    json: [1]]
    > 3-4 json-closing-bracket: `]` closes nothing: no bracket is open
    # text after end
    json: {"a": 1} x
    > 9-10 json-text-after-end: there is text after the end of the value
    # second value
    json: {"a": 1}\n{"b": 2}
    > 9-10 json-text-after-end: there is text after the end of the value
    # comma after end
    json: {"a": 1},
    > 8-9 json-text-after-end: a comma follows the end of the value
    # members without braces
    json: "a": 1
    > 3-4 json-text-after-end: a colon follows the end of the value
    # junk
    json: [1, @@, 2]
    > 4-6 json-character: `@@` cannot stand here: a value is due
    # junk after value
    json: [1 @ 2]
    > 3-4 json-character: `@` cannot stand here: a comma is due
    # junk as key
    json: {@: 1, "b": 2}
    > 1-2 json-character: `@` cannot stand here: a key in double quotes is due
    # angle brackets
    json: [<null>]
    > 1-7 json-character: `<null>` cannot stand here: a value is due
    # emoji
    json: [😀]
    > 1-5 json-word: `😀` is no value of JSON: text stands in double quotes
    # many causes
    json: {a: 1,\n "b": 'x',\n "c": [1 2],\n "d": 01,\n "e": True,\n}
    > 1-2 json-key: the key `a` needs double quotes
    > 13-16 json-quote: strings stand in double quotes, not in `'`
    > 26-26 json-missing-comma: a comma is missing between two elements
    > 37-39 json-number: `01` is no number of JSON: there are no leading zeros
    > 47-51 json-word: `True` is no value of JSON: write `true`
    > 51-52 json-trailing-comma: there cannot be a comma before `}`
    """#)
}
