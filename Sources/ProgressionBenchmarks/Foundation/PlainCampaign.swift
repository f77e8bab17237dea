/// A campaign's rule pack as plain structs, for Foundation's decoder.
struct PlainCampaign: Decodable {
  struct Currency: Decodable {
    let title: String
    let initial: Int64?
    let cap: Int64?
  }

  struct Defaults: Decodable {
    struct Levels: Decodable {
      let rewards: [String: [String: Int64]]
    }

    let levels: Levels
  }

  struct World: Decodable {
    let id: String
    let title: String
    let levels: Int64
  }

  struct Condition: Decodable {
    let have: String
    let atLeast: Int64
  }

  struct Unlock: Decodable {
    let stars: String?
    let count: String?
    let are: String?
    let atLeast: Int64?
    let when: Condition?
    let live: Bool?
  }

  struct Node: Decodable {
    let title: String
    let unlock: Unlock
  }

  struct Product: Decodable {
    let title: String
    let kind: String
    let price: [String: Int64]
  }

  let formatVersion: Int64
  let id: String
  let version: String
  let title: String
  let currencies: [String: Currency]
  let defaults: Defaults
  let worlds: [World]
  let features: [String: Node]
  let achievements: [String: Node]
  let products: [String: Product]
}
