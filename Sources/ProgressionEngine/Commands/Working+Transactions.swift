import ProgressionModel

extension Working {
  /// Records what a store says of a purchase, and brings its effects in line with the record.
  mutating func record(_ notice: StoreNotice) throws(Rejection) {
    throw .notAvailable(notice.product)
  }
}
