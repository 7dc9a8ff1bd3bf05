import LegatoDisplay
import LegatoRaster
import SwiftUI
import SwiftUICore

/// The state that a subject's view is made from.
@Observable @MainActor
package final class MotionState {
  package var value: Int
  package init(_ value: Int) { self.value = value }
  /// The same as a number, for values.
  package var number: Double { Double(value) }
}

/// A run of a view on a host.
@MainActor
package final class HostRun: MotionRun {
  package let host: ViewHost
  private let state: MotionState
  private let animation: Animation?
  package private(set) var completions = 0
  /// Fonts are opened once.
  private static let engine = Result { try HarfBuzzTextEngine() }
  /// What sets the texts of all runs; `nil` where a font is missing.
  package static var textEngine: HarfBuzzTextEngine? { try? engine.get() }

  /// - Parameters:
  ///   - animation: that of animated changes; `nil` where the view brings its own.
  ///   - size: that of the surface, in points.
  package init<V: View>(
    _ animation: Animation?, _ flags: Set<MotionFlag>, size: Size = Size(200, 200),
    @ViewBuilder _ view: (MotionState) -> V
  ) {
    state = MotionState(0)
    self.animation = animation
    var configuration = HostConfiguration(size: size)
    for flag in flags { configuration.switchOn(flag) }
    do {
      host = ViewHost(
        view(state),
        configuration: configuration,
        textEngine: try Self.engine.get())
    } catch {
      preconditionFailure("The fonts are missing: \(error)")
    }
    _ = host.frame()
  }

  package func change(to state: Int, animated: Bool) {
    if animated {
      withAnimation(animation, completionCriteria: .removed) {
        self.state.value = state
      } completion: { [weak self] in
        self?.completions += 1
      }
    } else {
      var transaction = Transaction(animation: nil)
      transaction.disablesAnimations = true
      withTransaction(transaction) { self.state.value = state }
    }
    host.advance(to: host.now)
  }

  package func advance(to time: Double) { host.advance(to: time) }
  package func switchOn(_ flag: MotionFlag) { host.configuration.switchOn(flag) }
  package private(set) var cost = (bodies: 0, layouts: 0)

  package func frame() {
    let statistics = host.frame().statistics
    cost = (statistics.bodies, statistics.layouts)
  }

  /// The values of the host, and where each thing is drawn: frames are told from the surface, so
  /// that a barrier that comes or goes is no movement.
  package var values: [String: [Double]] {
    let values = host.values.filter { $0.property != "frame" }
      .map { ($0.path + "." + $0.property, $0.shown) }
    let drawn = DrawnThing.all(in: host.frame().list).map { ($0.name, $0.numbers) }
    return Dictionary(values + drawn) { first, _ in first }
  }

  package var picture: String {
    DrawnThing.all(in: host.frame().list).map(\.description).joined(separator: "\n")
  }

  package var motions: [String] {
    host.motions.filter { !$0.isAmbient }.map { "\($0.path).\($0.property)" }
  }

  package var leftovers: [String] {
    (host.needsFrame ? ["another frame is asked for"] : [])
      + (host.nextEventTime.map { ["something is to happen at \($0)"] } ?? [])
      + host.motions.filter(\.isAmbient).map { "\($0.path).\($0.property) never ends" }
  }
}

extension HostConfiguration {
  fileprivate mutating func switchOn(_ flag: MotionFlag) {
    switch flag {
    case .reducedMotion: reducesMotion = true
    case .lowPower: savesPower = true
    case .darkScheme: colorScheme = .dark
    case .rightToLeft: layoutDirection = .rightToLeft
    case .largestText: dynamicTypeSize = .accessibility5
    }
  }
}
