import LegatoDisplay
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

extension ColorToken {
  /// The colour as the display list has it.
  func display(_ scheme: ColorScheme = .light) -> DisplayColor {
    let parts = components(in: scheme)
    return DisplayColor(parts.red, parts.green, parts.blue, parts.opacity)
  }
}

/// How far a colour is on its way from one token to another, in the space that colours move in;
/// `nil` where the two are equal.
@MainActor
func progress(_ color: DisplayColor?, _ start: ColorToken, _ end: ColorToken) -> Double? {
  guard let color, start.light != end.light else { return nil }
  let from = Oklab.vector(start.display())
  let way = Oklab.vector(end.display()) - from
  return (Oklab.vector(color) - from).dot(way) / way.magnitudeSquared
}

/// How far a length is on its way; `nil` where there is none.
func progress(_ value: Double?, _ start: Double, _ end: Double) -> Double? {
  guard let value, start != end else { return nil }
  return (value - start) / (end - start)
}

func expectColor(
  _ color: DisplayColor?, _ token: ColorToken, _ scheme: ColorScheme = .light,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let color else {
    Issue.record("nothing shown, expected \(token.name)", sourceLocation: sourceLocation)
    return
  }
  let expected = token.display(scheme)
  let difference =
    expected.alpha == 0
    ? color.alpha
    : max(
      abs(color.red - expected.red), abs(color.green - expected.green),
      abs(color.blue - expected.blue), abs(color.alpha - expected.alpha))
  #expect(
    difference <= tolerance, "\(color.hex) instead of \(token.name) \(expected.hex)",
    sourceLocation: sourceLocation)
}
