import LegatoDisplay
import MotionLaws
import SwiftUI

@testable import Legato
@testable import SwiftUICore

/// Every component, modifier and transition of the system, each motion of the registry at least once.
@MainActor
enum ComponentSubjects {
  static let all: [ComponentSubject] =
    buttons + selection + contents + progress + messages + wrapped + cards + entries + loops
    + celebrations + families + statuses + transitions

  // MARK: What people do

  /// A finger comes down in the middle for state 1, and goes up for state 0.
  static func press(_ host: ViewHost, _ state: Int) {
    if state == 1 { host.touchDown(at: middle(of: host)) } else { host.touchUp() }
  }

  /// A pointer comes, and goes.
  static func hover(_ host: ViewHost, _ state: Int) {
    host.hover(at: state == 1 ? middle(of: host) : nil)
  }

  /// The middle of the subject on the surface, wherever it stands; that of the surface where nothing
  /// of it is shown.
  static func middle(of host: ViewHost) -> Point {
    let size = host.configuration.size
    guard let found = place(in: host)?.elements.first?.shownBounds else {
      return Point(size.width / 2, size.height / 2)
    }
    return Point(found.midX, found.midY)
  }

  /// The node that holds the subject, wherever it stands.
  static func place(in host: ViewHost) -> Node? {
    @MainActor func search(_ node: Node) -> Node? {
      if node.pathComponent == "\(SubjectRoot.self)" { return node }
      for child in node.nodesBelow {
        if let found = search(child) { return found }
      }
      return nil
    }
    return search(host.graph.root)
  }

  /// A tap on what is called so.
  static func tap(_ label: String) -> @MainActor (ViewHost, Int) -> Void {
    { host, _ in
      if let element = host.semantics.first(where: { $0.label.hasPrefix(label) }) {
        host.tap(at: element.center)
      }
    }
  }
}

extension MotionState {
  var isOn: Bool { value == 1 }
  var choice: Binding<String?> {
    Binding(get: { self.value == 1 ? "a" : nil }, set: { self.value = $0 == nil ? 0 : 1 })
  }
  var toggle: Binding<Bool> {
    Binding(get: { self.value == 1 }, set: { self.value = $0 ? 1 : 0 })
  }
  var count: Binding<Int> { Binding(get: { max(0, self.value) }, set: { self.value = $0 }) }
}
