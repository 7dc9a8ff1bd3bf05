import LegatoDisplay
import LegatoRaster
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// A host with a view on it, asked in the words of a person in front of it.
@MainActor
struct Screen {
  let host: ViewHost

  init<Content: View>(_ view: Content, _ configuration: HostConfiguration = .plain) throws {
    host = ViewHost(view, configuration: configuration, textEngine: try HarfBuzzTextEngine())
    _ = host.frame()
  }

  init(host: ViewHost) { self.host = host }

  /// What an assistive technology would read, in order.
  var labels: [String] { host.semantics.map(\.label) }

  private func element(_ label: String) -> SemanticElement? {
    host.semantics.first { $0.label == label }
  }

  func shows(_ label: String) -> Bool { element(label) != nil }

  /// The middle of what is shown, wherever it is.
  func center(_ label: String) -> Point? { element(label)?.center }

  /// How far the middle of what is shown is from that of the surface, in points; to the right.
  func shift(_ label: String, at time: Double? = nil) -> Double? {
    if let time { host.advance(to: time) }
    return center(label).map { $0.x - host.configuration.size.width / 2 }
  }

  func tap(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let point = element(label)?.activationPoint else {
      Issue.record("no \(label) to tap among \(labels)", sourceLocation: sourceLocation)
      return
    }
    host.tap(at: point)
  }

  /// A finger goes from a place by a distance, in steps, from now on, and stays down.
  func drag(from start: Point, by x: Double, _ y: Double = 0, over duration: Double = 0.2) {
    let begin = host.now
    host.touchDown(at: start)
    for step in 1...20 {
      let part = Double(step) / 20
      host.advance(to: begin + duration * part)
      host.touchMove(to: Point(start.x + x * part, start.y + y * part))
    }
  }

  /// Until nothing moves any more.
  func settle() { host.advance(by: 3) }

  /// The messages of what was reported.
  var issues: [String] { host.issues.map(\.message) }

  /// Statistics of a frame at a time.
  func statistics(at time: Double) -> FrameStatistics {
    host.advance(to: time)
    return host.frame().statistics
  }
}

extension HostConfiguration {
  /// A surface of round numbers, with the bars and rows of iOS 18.
  static let plain = HostConfiguration(size: Size(400, 800), system: .iOS18)
}

/// Whether two numbers are the same but for rounding: what is drawn stands on whole pixels.
func isNear(_ left: Double?, _ right: Double, within tolerance: Double = 0.5) -> Bool {
  isClose(left, right, within: tolerance)
}

extension View {
  /// Says in a log when the view comes and goes.
  func logged(_ name: String, _ log: Log) -> some View {
    onAppear { log("+\(name)") }.onDisappear { log("-\(name)") }
  }
}

/// What is left of the way of a critically damped spring, from rest.
func springRest(_ time: Double, duration: Double) -> Double {
  let phase = 2 * Double.pi / duration * time
  return (1 + phase) * exp(-phase)
}
