import Foundation

/// The time for what is measured; nothing that is shown depends on it.
enum Milliseconds {
  static var now: Double { ProcessInfo.processInfo.systemUptime * 1000 }
}
