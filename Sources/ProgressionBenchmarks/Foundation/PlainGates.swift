/// A rule pack of gates as plain types, for Foundation's decoder.
struct PlainGates: Decodable {
  struct World: Decodable {
    let id: String
    let title: String
    let levels: Int64
  }

  /// A class only because it holds itself.
  final class Condition: Decodable {
    let all: [Condition]?
    let any: [Condition]?
    let not: Condition?
    let count: [Condition]?
    let flag: String?
    let counter: String?
    let atLeast: Int64?
  }

  struct Unlock: Decodable {
    let live: Bool
    let when: Condition
  }

  struct Feature: Decodable {
    let title: String
    let unlock: Unlock
  }

  let formatVersion: Int64
  let id: String
  let version: String
  let worlds: [World]
  let counters: [String]
  let flags: [String]
  let features: [String: Feature]
}
