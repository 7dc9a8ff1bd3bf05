import Observation
import SwiftUICore

/// The focused values of a host: what views publish, put together for those that read it.
///
/// What is published with the scene comes first; then follow the views that have the focus in them, from the outermost to the
/// innermost. The last one to publish a value has it.
@MainActor
final class FocusedValueBoard: GraphService {
  /// What is read, in bodies and in actions.
  @Observable
  final class Contents: @unchecked Sendable {
    fileprivate(set) var values = FocusedValues()
  }

  private struct Entry {
    let depth: Int
    let isOfFocus: Bool
    let write: (inout FocusedValues) -> Void
  }

  let contents = Contents()
  private var entries: [ObjectIdentifier: Entry] = [:]

  init(_ graph: ViewGraph) {}

  /// Publishes a value in the place of the publisher's last one.
  ///
  /// - Parameters:
  ///   - depth: how many publishers are around this one.
  ///   - isOfFocus: whether the publisher has the focus in it, rather than to publish for the scene.
  ///   - write: sets the value.
  func publish(
    _ publisher: FocusedValuePublisher, depth: Int, isOfFocus: Bool,
    write: @escaping (inout FocusedValues) -> Void
  ) {
    entries[ObjectIdentifier(publisher)] = Entry(depth: depth, isOfFocus: isOfFocus, write: write)
    collect()
  }

  /// Takes away what a publisher has published.
  func remove(_ publisher: FocusedValuePublisher) {
    if entries.removeValue(forKey: ObjectIdentifier(publisher)) != nil { collect() }
  }

  private func collect() {
    var values = FocusedValues()
    let ordered = entries.values.sorted {
      $0.isOfFocus == $1.isOfFocus ? $0.depth < $1.depth : $1.isOfFocus
    }
    for entry in ordered { entry.write(&values) }
    contents.values = values
  }
}

/// Names what publishes a value, as long as its view is there.
final class FocusedValuePublisher {
  /// Where it has published.
  weak var board: FocusedValueBoard?
}
