#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread that does one thing and ends.
package enum WorkerThread {
  /// As much as a main thread has; other threads have a sixteenth of it on some systems.
  private static let stackSize = 8 << 20

  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Starts a thread that nobody waits for; `false` where the system has no more of them.
  package static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    let work = Unmanaged.passRetained(Work(body)).toOpaque()
    if create(work) { return true }
    Unmanaged<Work>.fromOpaque(work).release()
    return false
  }

  private static func create(_ work: UnsafeMutableRawPointer) -> Bool {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    let thread = UnsafeMutablePointer<Handle>.allocate(capacity: 1)
    pthread_attr_init(attributes)
    pthread_attr_setdetachstate(attributes, Int32(PTHREAD_CREATE_DETACHED))
    pthread_attr_setstacksize(attributes, stackSize)
    let error = pthread_create(thread, attributes, { WorkerThread.run($0) }, work)
    pthread_attr_destroy(attributes)
    attributes.deallocate()
    thread.deallocate()
    return error == 0
  }

  // What is optional in the headers differs from system to system.
  #if canImport(Darwin)
    private typealias Handle = pthread_t?

    private static func run(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
      Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
      return nil
    }
  #else
    private typealias Handle = pthread_t

    private static func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
      return nil
    }
  #endif
}
