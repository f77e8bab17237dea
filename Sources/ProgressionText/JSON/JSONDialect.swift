/// Which JSON is read.
public enum JSONDialect: Hashable, Sendable {
  /// RFC 8259 and nothing else.
  case strict
  /// Also `// …` and `/* … */` comments, and one comma before a closing bracket: `.jsonc` files.
  case withComments
}
