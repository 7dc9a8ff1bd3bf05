import LegatoDisplay
import SwiftUI

/// What should be true of a view at a time.
public struct ViewExpectation: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case still(includingLoops: Bool)
    case shown(String)
    case gone(String)
    case value(String, Comparison, Double, tolerance: Double)
  }

  enum Comparison: String, Hashable, Sendable, CaseIterable {
    case atMost = "<="
    case atLeast = ">="
    case less = "<"
    case more = ">"
    case equal = "="
  }

  /// The default tolerance of a value, in its own unit: less than a picture could show.
  public static let usualTolerance = 0.001

  let kind: Kind

  /// Nothing moves but what is endless.
  public static let still = ViewExpectation(kind: .still(includingLoops: false))
  /// Nothing moves at all.
  public static let atRest = ViewExpectation(kind: .still(includingLoops: true))

  /// Something on screen goes by a label, an accessibility identifier, or a path.
  public static func shown(_ label: String) -> ViewExpectation {
    ViewExpectation(kind: .shown(label))
  }

  /// Nothing on screen goes by a label, an accessibility identifier, or a path.
  public static func gone(_ label: String) -> ViewExpectation {
    ViewExpectation(kind: .gone(label))
  }

  /// A value is a number, within a tolerance.
  ///
  /// - Parameters:
  ///   - name: the view's path or its last steps, a dot, and the property, as in
  ///     `Card/Text.opacity` or `Card.scale.x`.
  ///   - tolerance: how far off it may be, in the value's own unit; what is negative or not a
  ///     number counts as 0.
  public static func value(
    _ name: String, _ expected: Double, tolerance: Double = usualTolerance
  ) -> ViewExpectation {
    ViewExpectation(
      kind: .value(name, .equal, expected, tolerance: tolerance > 0 ? tolerance : 0))
  }
}

// MARK: As text

extension ViewExpectation: CustomStringConvertible {
  public var description: String {
    switch kind {
    case .still(includingLoops: false): "still"
    case .still(includingLoops: true): "at rest"
    case .shown(let label): label
    case .gone(let label): "!\(label)"
    case .value(let name, let comparison, let number, let tolerance):
      "\(name)\(comparison.rawValue)\(number)"
        + (comparison == .equal && tolerance != Self.usualTolerance ? "±\(tolerance)" : "")
    }
  }

  /// Reads `still`, `Card.opacity=0.5±0.01`, `Card.opacity<0.5`, `Label` or `!Label`.
  ///
  /// What has the form of a comparison without being one is a label.
  package init(_ text: String) throws(FilmFailure) {
    self = try Self.read(text)
  }

  private static func read(_ text: String) throws(FilmFailure) -> ViewExpectation {
    if text == "still" { return .still }
    if text == "at rest" { return .atRest }
    if let comparison = try comparison(text) { return comparison }
    if text.hasPrefix("!"), text.count > 1 { return .gone(String(text.dropFirst())) }
    guard !text.isEmpty else { throw FilmFailure("--expect needs to know what.") }
    return .shown(text)
  }

  private static func comparison(_ text: String) throws(FilmFailure) -> ViewExpectation? {
    for comparison in Comparison.allCases {
      guard let sign = text.range(of: comparison.rawValue, options: .backwards) else { continue }
      let name = text[..<sign.lowerBound]
      // A value has a property behind a dot.
      guard name.contains("."), !name.hasSuffix(".") else { continue }
      let numbers = text[sign.upperBound...].split(
        separator: "±", maxSplits: 1, omittingEmptySubsequences: false
      ).map { Double($0) }
      guard let expected = numbers[0], expected.isFinite else { continue }
      let tolerance = numbers.count > 1 ? numbers[1] : usualTolerance
      guard let tolerance, tolerance >= 0, tolerance.isFinite else {
        throw FilmFailure("The tolerance of \(quoted(text)) is no number from 0 on.")
      }
      return ViewExpectation(
        kind: .value(String(name), comparison, expected, tolerance: tolerance))
    }
    return nil
  }
}
