import Foundation
import SwiftUICore

/// A definition for a smooth transition between colors.
public final class CGGradient: Sendable {
  let gradient: Gradient

  /// Creates a gradient from colors and the locations at which they are reached.
  ///
  /// - Parameters:
  ///   - colors: values of `CGColor`; others are left out.
  ///   - locations: 0…1 each, as many as colors; evenly spaced where it is `nil`.
  /// - Returns: `nil` where there are no colors.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    gradient = Gradient(
      stops: colors.enumerated().map { index, color in
        let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
        return Gradient.Stop(
          color: Color(cgColor: color), location: locations.map { $0[index] } ?? even)
      })
  }
}

/// Drawing location options for gradients.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt32
  /// Creates options from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The drawing extends beyond the start.
  public static let drawsBeforeStartLocation = Self(rawValue: 1)
  /// The drawing extends beyond the end.
  public static let drawsAfterEndLocation = Self(rawValue: 2)
  static let both: Self = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
}
