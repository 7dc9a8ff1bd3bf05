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
    + celebrations + families + statuses

  // MARK: What people do

  /// A finger comes down in the middle for state 1, and goes up for state 0.
  static func press(_ host: ViewHost, _ state: Int) {
    let middle = Point(host.configuration.size.width / 2, host.configuration.size.height / 2)
    if state == 1 { host.touchDown(at: middle) } else { host.touchUp() }
  }

  /// A pointer comes, and goes.
  static func hover(_ host: ViewHost, _ state: Int) {
    let middle = Point(host.configuration.size.width / 2, host.configuration.size.height / 2)
    host.hover(at: state == 1 ? middle : nil)
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
