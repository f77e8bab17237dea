import ProgressionKit
import Testing

/// The schemas against the tables of keys that the readers use.
struct SchemaShapeTests {
  static let subjects = RuleSchema.Subject.allCases

  @Test("every key of the readers is described, and no other", arguments: subjects)
  func keys(_ subject: RuleSchema.Subject) {
    #expect(RuleSchema(subject).gaps == [])
  }

  @Test("every head, table and command has its part")
  func heads() throws {
    let pack = try SchemaTree(RuleSchema(.pack))
    for head in Head.allCases { #expect(pack.definition("head-\(head.rawValue)") != nil) }
    for table in TableName.allCases {
      #expect(pack.definition("entry-of-\(table.rawValue)") != nil)
      #expect(pack.root["properties"]?[table.rawValue] != nil)
    }
    let byHead = try #require(pack.definition("condition-by-head")?["allOf"])
    #expect(
      byHead.elements.map { $0["if"]?["required"]?.elements.first { _ in true }?.string }
        == Head.allCases.map(\.rawValue))
    let scenarios = try SchemaTree(RuleSchema(.scenarios))
    for head in CommandHead.allCases {
      #expect(scenarios.definition("do-\(head.rawValue)") != nil)
    }
    let steps = try #require(scenarios.definition("step-body")?["allOf"])
    #expect(
      steps.elements.compactMap { $0["if"]?["required"]?.elements.first { _ in true }?.string }
        == CommandHead.allCases.map(\.rawValue) + ScenarioKeys.ownHeads)
  }

  @Test("beside a head stand its companions and comparators")
  func companions() throws {
    let pack = try SchemaTree(RuleSchema(.pack))
    let parts = try #require(pack.definition("condition-by-head")?["allOf"])
    for (head, part) in zip(Head.allCases, parts.elements) {
      let keys = part["then"]?["properties"].map { $0.members.map(\.key) }
      let comparators = head.takesComparators ? ComparatorWords.all.map(\.description) : []
      #expect(keys == [head.rawValue] + head.companions + comparators)
    }
  }

  @Test("the kinds of nodes have all moments of rewards between them")
  func moments() throws {
    let pack = try SchemaTree(RuleSchema(.pack))
    var moments: Set<String> = []
    for name in pack.definitions where name.hasPrefix("rewards-of-") {
      let properties = try #require(pack.definition(name)?["properties"])
      moments.formUnion(properties.members.map(\.key))
    }
    #expect(moments == Set(KeySet.rewards.keys))
  }

  @Test("every reference leads to a definition, and every definition is used", arguments: subjects)
  func references(_ subject: RuleSchema.Subject) throws {
    let tree = try SchemaTree(RuleSchema(subject))
    var used: Set<String> = []
    tree.walk { schema in
      if let reference = schema["$ref"]?.string { used.insert(reference) }
    }
    #expect(used.symmetricDifference(tree.definitions.map { "#/definitions/\($0)" }) == [])
  }

  @Test("what editors offer has a description", arguments: subjects)
  func descriptions(_ subject: RuleSchema.Subject) throws {
    let tree = try SchemaTree(RuleSchema(subject))
    var undescribed: Set<String> = []
    tree.walk { schema in
      guard schema["additionalProperties"]?.boolean == false else { return }
      for member in schema["properties"].map({ Array($0.members) }) ?? [] {
        let name = member.value["$ref"]?.string?.dropFirst("#/definitions/".count)
        let definition = name.flatMap { tree.definition(String($0)) }
        if member.value["description"] == nil, definition?["description"] == nil {
          undescribed.insert(member.key)
        }
      }
    }
    #expect(undescribed == [])
  }

  @Test("nothing is asked of `oneOf`, and no enumeration is empty", arguments: subjects)
  func keywords(_ subject: RuleSchema.Subject) throws {
    let empty = #"{"formatVersion": 1, "id": "empty", "version": "1"}"#
    for schema in [RuleSchema(subject), try RuleSchema(subject, ofPack: empty)] {
      try SchemaTree(schema).walk { node in
        #expect(node["oneOf"] == nil)
        #expect(node["enum"]?.count != 0)
        #expect(node["anyOf"]?.count != 0)
      }
    }
  }

  @Test("the same pack gives the same bytes", arguments: subjects)
  func repeatable(_ subject: RuleSchema.Subject) throws {
    let text = SchemaNameTests.pack
    #expect(
      try RuleSchema(subject, ofPack: text).json() == RuleSchema(subject, ofPack: text).json())
  }
}
