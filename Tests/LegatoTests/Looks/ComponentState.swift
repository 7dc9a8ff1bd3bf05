import LegatoDisplay
import LegatoFilm
import MotionLaws
import SwiftUI

@testable import Legato
@testable import SwiftUICore

/// A component in one of its states, as its references show it.
@MainActor
struct ComponentState {
  /// The public name of the component: the folder of its references.
  let component: String
  /// The name of the state in file names and captions: words with hyphens.
  let name: String
  /// The surface in points. The component has 8 points less on each side.
  private let size: Size
  /// How many seconds after it was brought about the state is looked at; `nil` where it is at rest.
  private let time: Double?
  private let content: (MotionState) -> AnyView
  /// Brings the state about, once the view has come to rest.
  private let drive: (@MainActor (ViewHost, MotionState) -> Void)?

  static let margin = 8.0
  /// How long a loop has run when it is looked at: not at its beginning, where some show nothing.
  private static let loopTime = 0.4

  /// - Parameters:
  ///   - time: seconds after `drive`, or after the view appeared; `nil` for a state at rest.
  ///   - drive: what a person does.
  init<V: View>(
    _ component: String, _ name: String, size: Size = Size(240, 240), at time: Double? = nil,
    drive: (@MainActor (ViewHost) -> Void)? = nil,
    @ViewBuilder view: @escaping @MainActor () -> V
  ) {
    self.component = component
    self.name = name
    self.size = size
    self.time = time
    self.drive = if let drive { { host, _ in drive(host) } } else { nil }
    content = { _ in AnyView(view()) }
  }

  /// A subject of the laws at rest.
  ///
  /// - Parameter state: 0 as it is at first, 1 after its change.
  init(_ subject: ComponentSubject, _ name: String, state: Int) {
    component = ComponentStates.component(of: subject.name)
    self.name = name
    // No larger than a picture, but for what is a whole screen.
    let isScreen = max(subject.size.width, subject.size.height) >= 400
    size = isScreen ? subject.size : Size(240, 240)
    time = nil
    content = subject.view
    guard state != 0 else {
      drive = nil
      return
    }
    drive = { host, motion in
      if let drive = subject.drive {
        drive(host, state)
      } else {
        host.act { motion.value = state }
      }
    }
  }

  /// What is drawn of it.
  func snapshot(_ scheme: ColorScheme) throws -> Snapshot {
    let state = MotionState(0)
    let stage = try LegatoFilm.Stage(
      configuration: HostConfiguration(size: size, colorScheme: scheme)
    ) {
      SubjectRoot(state: state, content: content).padding(Self.margin)
    }
    _ = stage.frame()
    // What is on its way by itself is looked at before it is over.
    if drive != nil || time == nil { stage.advanceUntilIdle() }
    if let drive {
      drive(stage.host, state)
      if time == nil { stage.advanceUntilIdle() }
    }
    if let time {
      stage.advance(by: time)
    } else if !stage.host.motions.isEmpty {
      stage.advance(by: Self.loopTime)
    }
    // `SubjectRoot` and its stack hold the component.
    return try Snapshot(stage, view: component, skipping: 2, margin: Self.margin)
  }
}
