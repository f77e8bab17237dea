extension JSONErrorCase {
  /// Mistakes in commas, colons, keys and brackets.
  static let structure = table(
    #"""
    # unquoted key
    json: {formatVersion: 1, id: "a"}
    > 1-14 json-key: the key `formatVersion` needs double quotes
    > 19-21 json-key: the key `id` needs double quotes
    # unquoted key with equals
    json: {a = 1}
    > 1-2 json-key: the key `a` needs double quotes
    > 3-4 json-missing-colon: `=` where `:` is due after the key `a`
    # arrow
    json: {"a" => 1}
    > 5-7 json-missing-colon: `=>` where `:` is due after the key `a`
    # number as key
    json: {1: "a"}
    > 1-2 json-key: the key `1` needs double quotes
    # word without colon
    json: {"a": 1, true}
    > 9-13 json-key: a key in double quotes is due, not `true`
    # array as key
    json: {[1]: 2}
    > 1-2 json-key: a key in double quotes is due, not `[`
    # object in object
    json: {"a": 1, {"b": 2}}
    > 9-10 json-key: a key in double quotes is due, not `{`
    # object not closed before the next
    json: [{"a": 1, {"b": 2}, {"c": 3}]
    > 8-9 json-unclosed-bracket: `}` is missing before this comma
    # object not closed before the last
    json: {"x": [{"a": 1,\n {"b": 2}\n]}
    > 14-15 json-unclosed-bracket: `}` is missing before this comma
    # several objects not closed
    json: [{"a": 1, {"b": [{}, "}"]}, {"c": 3, {"d": 4}]
    > 8-9 json-unclosed-bracket: `}` is missing before this comma
    > 35-36 json-unclosed-bracket: `}` is missing before this comma
    # object in an object of an array
    json: [{"a": 1, {"b": 2}}]
    > 10-11 json-key: a key in double quotes is due, not `{`
    # a bracket too many between objects
    json: [{"a": 1}}, {"b": 2}]
    > 9-10 json-closing-bracket: this `}` closes nothing: it is one too many
    # an object in an array without its first bracket
    json: ["a": 1, "b": 2}, {"c": 3}]
    > 4-5 json-extra-colon: there cannot be a colon in an array
    # an object that is not closed in its line
    json: {\n  "a": {\n    "b": {"c": 1,\n    "d": 2\n  },\n  "e": 3\n}
    > 20-21 json-unclosed-bracket: the bracket that closes this `{` is missing
    # no key before colon
    json: {: 1}
    > 1-2 json-key: there is no key before the colon
    # comma for colon
    json: {"a", 1}
    > 4-5 json-missing-colon: `,` where `:` is due after the key `a`
    # list in braces
    json: {"a", "b", "c"}
    > 4-5 json-missing-colon: `,` where `:` is due after the key `a`
    # key without value
    json: {"a", "b": 1}
    > 4-4 json-missing-value: the key `a` has no value
    # key without value at end
    json: {"a": 1, "b"}
    > 12-12 json-missing-value: the key `b` has no value
    # key without colon
    json: {"a" "b": 1}
    > 4-4 json-missing-value: the key `a` has no colon and no value
    # missing colon
    json: {"a" 1}
    > 4-4 json-missing-colon: a colon is missing after the key `a`
    # two colons
    json: {"a":: 1}
    > 5-6 json-extra-colon: there are two colons after the key `a`
    # second colon
    json: {"a": 1: 2}
    > 7-8 json-extra-colon: there is a second colon after the key `a`
    # colon for comma
    json: {"a": 1: "b": 2}
    > 7-8 json-missing-comma: `:` where `,` is due
    # colon in array
    json: ["a": 1, "b": 2]
    > 4-5 json-extra-colon: there cannot be a colon in an array
    # colon first in array
    json: [: 1]
    > 1-2 json-extra-colon: there cannot be a colon in an array
    # missing value before comma
    json: {"a": , "b": 1}
    > 5-5 json-missing-value: the key `a` has no value
    # missing value before bracket
    json: {"a": }
    > 5-5 json-missing-value: the key `a` has no value
    # missing comma in array
    json: [1 2]
    > 2-2 json-missing-comma: a comma is missing between two elements
    # missing comma in object
    json: {"a": 1\n "b": 2}
    > 7-7 json-missing-comma: a comma is missing between two members
    # missing commas, several
    json: [1 2 3\n4]
    > 2-2 json-missing-comma: a comma is missing between two elements
    > 4-4 json-missing-comma: a comma is missing between two elements
    > 6-6 json-missing-comma: a comma is missing between two elements
    # value without key
    json: {"a": 1 2}
    > 7-7 json-missing-comma: a comma or `}` is due after the value of the key `a`
    # unquoted key after missing comma
    json: {"a": 1 b: 2}
    > 7-7 json-missing-comma: a comma is missing between two members
    > 8-9 json-key: the key `b` needs double quotes
    # semicolons
    json: [1; 2; 3]
    > 2-3 json-missing-comma: `;` where `,` is due
    > 5-6 json-missing-comma: `;` where `,` is due
    # semicolon in object
    json: {"a": 1; "b": 2}
    > 7-8 json-missing-comma: `;` where `,` is due
    # trailing comma in array
    json: [1, 2,]
    > 5-6 json-trailing-comma: there cannot be a comma before `]`
    # trailing comma in object
    json: {"a": 1,\n}
    > 7-8 json-trailing-comma: there cannot be a comma before `}`
    # trailing comma, jsonc
    jsonc: [1, {"a": 2,},]
    # comma only
    json: [,]
    > 1-2 json-extra-comma: there is no element before the comma
    # comma only, jsonc
    jsonc: [,]
    > 1-2 json-extra-comma: there is no element before the comma
    # leading comma
    json: [, 1]
    > 1-2 json-extra-comma: there is no element before the comma
    # leading comma in object
    json: {, "a": 1}
    > 1-2 json-extra-comma: there is no member before the comma
    # two commas
    json: [1,, 2]
    > 3-4 json-extra-comma: there is no element between two commas
    # many commas
    json: [1,,,\n,]
    > 3-4 json-extra-comma: there is no element between two commas
    # two commas in object
    json: {"a": 1,, "b": 2}
    > 8-9 json-extra-comma: there is no member between two commas
    # comma before value
    json: , 1
    > 0-1 json-extra-comma: there cannot be a comma before the value
    # colon before value
    json: : 1
    > 0-1 json-extra-colon: there cannot be a colon before the value
    # unclosed array
    json: [1, 2
    > 5-5 json-unclosed-bracket: the file ends, but `[` is not closed
    # unclosed in object
    json: {"a": [1, {"b": 2
    > 17-17 json-unclosed-bracket: the file ends, but 3 brackets are not closed
    # unclosed after colon
    json: {"a":
    > 5-5 json-unclosed-bracket: the file ends, but `{` is not closed
    # inner left open
    json: {"a": [1, 2}
    > 11-12 json-unclosed-bracket: `]` is missing before `}`
    # two inner left open
    json: [{"a": {"b": 1]
    > 14-15 json-unclosed-bracket: 2 closing brackets are missing before `]`
    # wrong closer
    json: [1, 2}
    > 5-6 json-closing-bracket: `}` where `]` is due
    # wrong closer inside
    json: {"a": [1, 2}, "b": 3}
    > 11-12 json-closing-bracket: `}` where `]` is due
    """#)
}
