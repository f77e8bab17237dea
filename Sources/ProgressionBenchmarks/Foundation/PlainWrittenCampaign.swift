/// A campaign's rule pack with its levels written out as plain structs, for Foundation's decoder.
struct PlainWrittenCampaign: Decodable {
  struct Level: Decodable {
    let id: String
    let title: String
    let maxStars: Int64
    let rewards: [String: [String: Int64]]
  }

  struct World: Decodable {
    let id: String
    let title: String
    let levels: [Level]
  }

  let formatVersion: Int64
  let id: String
  let version: String
  let title: String
  let currencies: [String: PlainCampaign.Currency]
  let worlds: [World]
  let features: [String: PlainCampaign.Node]
  let achievements: [String: PlainCampaign.Node]
  let products: [String: PlainCampaign.Product]
}
