import Foundation

/// The width, height or radius of a mark.
public struct MarkDimension: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  private enum Kind: Sendable {
    case automatic
    case fixed(CGFloat)
    case inset(CGFloat)
    case ratio(CGFloat)
  }
  private let kind: Kind
  nonisolated private init(kind: Kind) { self.kind = kind }

  /// A number of points.
  nonisolated public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
  /// A number of points.
  nonisolated public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }
  /// As the chart chooses.
  public static var automatic: MarkDimension { MarkDimension(kind: .automatic) }
  /// A part of the room of a value.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }
  /// A number of points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
  /// All of the room but a number of points.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }
}
