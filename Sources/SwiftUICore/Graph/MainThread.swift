import Dispatch
import Foundation

/// Whether code runs where views may be touched.
///
/// On Linux the main queue may be served by another thread than the process's first one, so
/// `Thread.isMainThread` does not suffice: the queue is asked too.
enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool {
    HostClockIsInside() || Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}
