import Foundation
import SwiftUICore

/// A value of a view's state that can be set from outside to see what follows.
///
/// Plain values only: switches, whole numbers, numbers that look like a share, texts, and the
/// identifiers that views use as triggers. Nobody knows which other values make sense to the view.
@MainActor
struct StateMutation {
  private let cell: any StateHandle
  let name: String
  /// What it is set to, in turn; the last is what it was.
  let values: [Any]

  /// Those of views that people wrote, in the order in which they came.
  static func all(of host: ViewHost) -> [StateMutation] {
    var numbers: [String: Int] = [:]
    return (host.journal?.states ?? []).compactMap { cell in
      guard let values = values(for: cell.current) else { return nil }
      let path = PathOps.unnumbered(cell.path)
      numbers[path, default: 0] += 1
      // A hundred rows keep the same state.
      guard cell.path == path || !cell.path.contains("[") || cell.path.contains("[0]") else {
        return nil
      }
      let number = numbers[path, default: 1]
      let kind = "\(type(of: cell.current))"
      return StateMutation(
        cell: cell, name: "\(cell.path) \(kind)" + (number > 1 ? " \(number)" : ""), values: values)
    }
  }

  private static func values(for current: Any) -> [Any]? {
    switch current {
    case let value as Bool: [!value, value]
    case let value as Int where abs(value) < 1_000_000: [value + 1, value]
    case let value as Double where (0...1).contains(value): [value < 0.5 ? 0.4 : 0.6, 1.0, value]
    case let value as CGFloat where (0...1).contains(value):
      [CGFloat(value < 0.5 ? 0.4 : 0.6), CGFloat(1), value]
    case let value as String: [value + " 18", value]
    case is UUID: [UUID(), UUID()]
    default: nil
    }
  }

  func write(_ value: Any) { _ = cell.write(value) }
}
