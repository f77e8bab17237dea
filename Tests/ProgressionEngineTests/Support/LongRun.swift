import Foundation

/// How much is tried: twelve times as much where `PROGRESSION_LONG` is set.
enum LongRun {
  static let isOn = ProcessInfo.processInfo.environment["PROGRESSION_LONG"] != nil

  static func count(_ short: Int) -> Int { isOn ? short * 12 : short }

  /// `PROGRESSION_SEED` plays other packs; the seed of a failure is printed.
  static let firstSeed =
    ProcessInfo.processInfo.environment["PROGRESSION_SEED"].flatMap { UInt64($0) } ?? 1
}
