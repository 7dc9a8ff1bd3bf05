import LegatoDisplay
import LegatoRaster
import SwiftUI
import Testing

@testable import SwiftUICore

/// A view under a virtual clock, and what is shown of it.
///
/// Times are in milliseconds since the last ``act(_:)``: the frame that commits a change is 0.
@MainActor
final class Stage {
  let host: ViewHost
  private var start = 0.0
  /// Fonts are opened once for all tests.
  static let engine = Result { try HarfBuzzTextEngine() }

  init(
    _ view: some View, size: Size = Size(360, 400), scale: Double = 2,
    reducesMotion: Bool = false, savesPower: Bool = false,
    direction: LayoutDirection = .leftToRight, colorScheme: ColorScheme = .light
  ) throws {
    host = ViewHost(
      view,
      configuration: HostConfiguration(
        size: size, scale: scale, colorScheme: colorScheme, layoutDirection: direction,
        reducesMotion: reducesMotion, savesPower: savesPower),
      textEngine: try Self.engine.get())
    _ = host.frame()
  }

  // MARK: Time

  /// Does something now, and counts from now on.
  func act(_ body: () -> Void) {
    body()
    start = host.now
    _ = host.frame()
  }

  /// Does something without counting anew.
  func alsoAct(_ body: () -> Void) {
    body()
    _ = host.frame()
  }

  /// Moves on to a time.
  func at(_ milliseconds: Double) {
    host.advance(to: start + milliseconds / 1000)
    _ = host.frame()
  }

  /// Runs a body at the frames of 60 Hz up to a time.
  func everyFrame(until milliseconds: Double, _ body: (Double) -> Void) {
    var frame = 0
    while Double(frame) * 1000 / 60 <= milliseconds + 1e-6 {
      let time = Double(frame) * 1000 / 60
      at(time)
      body(time)
      frame += 1
    }
  }

  func tap(_ label: String) throws {
    let target = try #require(
      host.semantics.first { $0.label.hasPrefix(label) }, "nothing is called \(label)")
    act { host.tap(at: target.center) }
  }

  // MARK: What is shown

  var motionCount: Int { host.motions.count }
  var issues: [RuntimeIssue] { host.issues }

  /// What moves, as `Image.color`: the last step of the path and the property, once each.
  var moving: [String] {
    host.motions.map { motion in
      let view = motion.path.split(separator: "/").last.map(String.init) ?? ""
      return view.split(separator: "[")[0] + "." + motion.property
    }.sorted()
  }

  /// The samples of one property of the views whose path holds all the parts, in order.
  func samples(_ property: String, _ parts: [String]) -> [ValueSample] {
    host.values.filter { sample in
      sample.property == property && parts.allSatisfy { sample.path.contains($0) }
    }
  }
}

/// Close enough for values of closed forms.
let tolerance = 0.0005

func expectNear(
  _ value: Double?, _ expected: Double, _ comment: @autoclosure () -> String = "",
  tolerance: Double = tolerance, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let value else {
    Issue.record("nothing shown, expected \(expected) \(comment())", sourceLocation: sourceLocation)
    return
  }
  let note = comment()
  #expect(
    abs(value - expected) <= tolerance, "\(value) instead of \(expected) \(note)",
    sourceLocation: sourceLocation)
}
