import ProgressionKit

enum ZoneSharing {
  /// On the server: the rules of the zones that a pack names, as text for its clients.
  static func export(for pack: RulePack) throws -> String {
    let zones = try ZoneTables.system(pack.game?.zoneNames ?? [], years: 2020...2050)
    var writer = JSONWriter(style: .indented)
    zones.write(to: &writer)
    return writer.text
  }

  /// On both sides: the engine of a pack, by these rules.
  static func engine(of pack: RulePack, zones text: String) throws -> Engine {
    let file = SourceFile(name: "zones.json", text: text)
    var sources = Sources()
    return try pack.engine(zones: ZoneTables(file, id: sources.add(file)))
  }
}
