public import ProgressionEngine
public import ProgressionModel

extension Engine {
  /// Reads, checks and compiles the rule pack of a file or folder.
  ///
  /// Nobody looks for warnings here; `RulePack` has them. `zones` are the rules of the time zones that
  /// the pack names, by default those of the system.
  ///
  /// - Throws: `PackError` where a file cannot be read or the pack has an error.
  public init(contentsOf path: String, zones: ZoneTables? = nil) throws(PackError) {
    let pack: RulePack
    do {
      pack = try RulePack(contentsOf: path, findings: .errors)
    } catch {
      throw .file(error)
    }
    self = try pack.engine(zones: zones)
  }

  /// Reads, checks and compiles the rule pack in `bytes`, one JSON file without includes.
  ///
  /// - Throws: `PackError` where the pack has an error.
  public init(
    bytes: some Sequence<UInt8>, named name: String = "rules.json", zones: ZoneTables? = nil
  ) throws(PackError) {
    self = try RulePack(bytes: bytes, named: name, findings: .errors).engine(zones: zones)
  }
}
