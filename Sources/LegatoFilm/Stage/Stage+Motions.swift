import LegatoDisplay
import SwiftUICore

extension Stage {
  /// What moves now, a line for each value with its animation and when it will be over; empty where
  /// nothing does.
  package func movingLines(includingLoops: Bool) -> [String] {
    host.motions.filter { includingLoops || !$0.isAmbient }.map(\.line)
  }
}

extension Motion {
  package var line: String {
    let name = "\(path).\(property)"
    let by = animation.isEmpty ? "" : " by \(animation)"
    return isAmbient
      ? "\(name)\(by), without an end" : "\(name)\(by), until \(readable(end, places: 3)) s"
  }
}
