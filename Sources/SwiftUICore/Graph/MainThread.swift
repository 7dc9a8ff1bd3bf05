import Dispatch
import Foundation

/// Whether code runs where views may be touched.
///
/// On Linux the main queue may be served by another thread than the process's first one, so
/// `Thread.isMainThread` does not suffice. The queue is asked first: the thread's number is two calls
/// into the kernel.
package enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  package static var isCurrent: Bool {
    HostClockIsInside() || DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
  }
}
