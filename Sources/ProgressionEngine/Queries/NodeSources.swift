/// Why a node is open.
public struct NodeSources: Hashable, Sendable {
  /// The reasons, in the order in which they are listed.
  public enum Source: Hashable, Sendable {
    /// A route opened it for good.
    case earned
    /// The player took it, for a price or free.
    case taken
    /// A reward, a grant or another bundle opened it for good.
    case granted
    /// A purchase at a store is in effect.
    case store
    /// A route with a product that the player owns holds; kept by nothing else.
    case product
    /// A live route holds; kept by nothing else.
    case live
  }

  /// What opens the node now; a level can have sources while its world is closed.
  public var sources: [Source]
  /// When the first source was stored, in seconds since 1970-01-01T00:00:00Z; `nil` where none is.
  public var since: Int64?
  /// The version of the pack that stored it.
  public var packVersion: String?

  /// Nothing opens the node.
  static let none = NodeSources(sources: [], since: nil, packVersion: nil)
}

extension NodeSources.Source: CustomStringConvertible {
  /// The word in JSON.
  public var description: String {
    switch self {
    case .earned: "earned"
    case .taken: "taken"
    case .granted: "granted"
    case .store: "store"
    case .product: "product"
    case .live: "live"
    }
  }
}
