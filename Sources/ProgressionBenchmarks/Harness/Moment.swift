#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A point on the two clocks that are read: what this process has computed, and the wall's.
struct Moment {
  /// Nanoseconds of processor time that this process has used, all threads together.
  let cpu: Int64
  /// Nanoseconds of a clock that only goes on.
  let wall: Int64

  static var now: Moment {
    Moment(cpu: read(CLOCK_PROCESS_CPUTIME_ID), wall: read(CLOCK_MONOTONIC))
  }

  private static func read(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
