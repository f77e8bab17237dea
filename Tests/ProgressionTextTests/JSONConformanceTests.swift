import Foundation
import ProgressionText
import Testing

/// The files of the JSON test suite, read where they lie beside the package.
@Suite("JSON conformance")
struct JSONConformanceTests {
  static let folder = packageRoot.deletingLastPathComponent()
    .appendingPathComponent("shared/data/json-test-suite")

  /// What the grammar leaves open and how it is decided: the codes of the findings, none where the file
  /// is read.
  static let decisions: [String: [DiagnosticCode]] = [
    "i_number_double_huge_neg_exp": [],
    "i_number_huge_exp": [],
    "i_number_neg_int_huge_exp": [],
    "i_number_pos_double_huge_exp": [],
    "i_number_real_neg_overflow": [],
    "i_number_real_pos_overflow": [],
    "i_number_real_underflow": [],
    "i_number_too_big_neg_int": [],
    "i_number_too_big_pos_int": [],
    "i_number_very_big_negative_int": [],
    "i_object_key_lone_2nd_surrogate": [.jsonSurrogate],
    "i_string_1st_surrogate_but_2nd_missing": [.jsonSurrogate],
    "i_string_1st_valid_surrogate_2nd_invalid": [.jsonSurrogate],
    "i_string_UTF-16LE_with_BOM": [.jsonEncoding],
    "i_string_UTF-8_invalid_sequence": [.jsonEncoding],
    "i_string_UTF8_surrogate_U+D800": [.jsonEncoding],
    "i_string_incomplete_surrogate_and_escape_valid": [.jsonSurrogate],
    "i_string_incomplete_surrogate_pair": [.jsonSurrogate],
    "i_string_incomplete_surrogates_escape_valid": [.jsonSurrogate, .jsonSurrogate],
    "i_string_invalid_lonely_surrogate": [.jsonSurrogate],
    "i_string_invalid_surrogate": [.jsonSurrogate],
    "i_string_invalid_utf-8": [.jsonEncoding],
    "i_string_inverted_surrogates_U+1D11E": [.jsonSurrogate, .jsonSurrogate],
    "i_string_iso_latin_1": [.jsonEncoding],
    "i_string_lone_second_surrogate": [.jsonSurrogate],
    "i_string_lone_utf8_continuation_byte": [.jsonEncoding],
    "i_string_not_in_unicode_range": [.jsonEncoding],
    "i_string_overlong_sequence_2_bytes": [.jsonEncoding],
    "i_string_overlong_sequence_6_bytes": [.jsonEncoding],
    "i_string_overlong_sequence_6_bytes_null": [.jsonEncoding],
    "i_string_truncated-utf-8": [.jsonEncoding],
    "i_string_utf16BE_no_BOM": [.jsonEncoding],
    "i_string_utf16LE_no_BOM": [.jsonEncoding],
    "i_structure_500_nested_arrays": [.jsonTooDeep],
    "i_structure_UTF-8_BOM_empty_object": [.jsonByteOrderMark],
  ]

  @Test("every file is read, refused with a place, or decided")
  func everyFile() throws {
    guard
      let names = try? FileManager.default.contentsOfDirectory(atPath: Self.folder.path),
      !names.isEmpty
    else {
      print("skipped: the JSON conformance files are not beside the package")
      return
    }
    var open: Set<String> = []
    for file in names.sorted() where file.hasSuffix(".json") {
      let name = String(file.dropLast(5))
      let data = try Data(contentsOf: Self.folder.appendingPathComponent(file))
      let reading = Reading(bytes: ContiguousArray(data))
      #expect(reading.isSound, "\(name)")
      switch name.prefix(2) {
      case "y_":
        #expect(reading.lines == [], "\(name)")
      case "n_":
        #expect(reading.document == nil, "\(name)")
        #expect(reading.diagnostics.allSatisfy { !$0.place.isNone }, "\(name)")
      default:
        open.insert(name)
        #expect(reading.diagnostics.map(\.code) == Self.decisions[name], "\(name)")
      }
    }
    #expect(open == Set(Self.decisions.keys))
  }
}
