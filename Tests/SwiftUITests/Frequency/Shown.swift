import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// A view on a white surface of one pixel to a point, asked for what a person would see.
///
/// The tests of this folder import `SwiftUI` alone, as the code that was counted does: what they
/// call is public. What looks inside is in this file.
@MainActor
struct Shown {
  private let drawn: DrawnView
  var host: ViewHost { drawn.host }

  init<Content: View>(
    _ width: Double = 200, _ height: Double = 200, dark: Bool = false, mirrored: Bool = false,
    safeAreaTop: CGFloat = 0, @ViewBuilder _ content: () -> Content
  ) throws {
    drawn = try DrawnView(
      content(), width, height,
      in: HostConfiguration(
        colorScheme: dark ? .dark : .light, layoutDirection: mirrored ? .rightToLeft : .leftToRight,
        safeAreaInsets: EdgeInsets(top: safeAreaTop, leading: 0, bottom: 0, trailing: 0)))
  }

  /// Draws the frame of a time.
  func show(at time: Double? = nil) { drawn.show(at: time) }

  /// A pixel as `RRGGBB`.
  func pixel(_ x: Int, _ y: Int) -> String { drawn.hex(x, y) }

  /// The smallest rectangle with all pixels that are not white; in points.
  var ink: CGRect {
    guard let ink = inkBounds(of: drawn.pixels, width: drawn.width) else { return .zero }
    return CGRect(
      x: ink.columns.lowerBound, y: ink.rows.lowerBound, width: ink.columns.count,
      height: ink.rows.count)
  }

  /// What is shown of the first value of a name, at a time.
  func number(_ property: String, _ component: Int = 0, at time: Double? = nil) -> Double {
    if let time { host.advance(to: time) }
    return host.values.first { $0.property == property }?.shown[component] ?? .nan
  }

  /// How far the first thing, 10 points wide in the middle of 200, has gone to the right.
  func way(at time: Double? = nil) -> Double { number("frame", at: time) - 95 }

  /// What an assistive technology would read, in order.
  var labels: [String] { host.semantics.map(\.label) }

  /// Where what says something is laid out.
  func frame(_ label: String) -> CGRect {
    host.semantics.first { $0.label == label }.map {
      CGRect(origin: $0.element.surfaceOrigin, size: $0.element.size)
    } ?? .null
  }

  func element(_ label: String) -> SemanticElement? { host.semantics.first { $0.label == label } }

  func value(_ label: String) -> String { element(label)?.value ?? "" }
  func hint(_ label: String) -> String { element(label)?.hint ?? "" }
  func identifier(_ label: String) -> String { element(label)?.identifier ?? "" }
  func isButton(_ label: String) -> Bool { element(label)?.traits.contains(.isButton) ?? false }

  func tap(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let point = element(label)?.activationPoint else {
      Issue.record("no \(label) among \(labels)", sourceLocation: sourceLocation)
      return
    }
    host.tap(at: point)
    show()
  }

  func tap(_ x: Double, _ y: Double) {
    host.tap(at: Point(x, y))
    show()
  }

  /// A finger goes from a place by a distance in a tenth of a second, and is lifted.
  func drag(from x: Double, _ y: Double, by dx: Double, _ dy: Double, lifts: Bool = true) {
    let begin = host.now
    host.touchDown(at: Point(x, y))
    for step in 1...10 {
      host.advance(to: begin + 0.01 * Double(step))
      host.touchMove(to: Point(x + dx * Double(step) / 10, y + dy * Double(step) / 10))
    }
    if lifts { host.touchUp() }
    show()
  }

  func hover(_ x: Double, _ y: Double) { host.hover(at: Point(x, y)) }

  func type(_ text: String) { host.type(text) }

  var issues: [String] { host.issues.map(\.message) }
}

extension Color {
  static let pureRed = Color(red: 1, green: 0, blue: 0)
  static let pureBlue = Color(red: 0, green: 0, blue: 1)
  static let pureGreen = Color(red: 0, green: 1, blue: 0)
}
