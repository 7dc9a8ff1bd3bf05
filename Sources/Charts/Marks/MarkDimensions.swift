import Foundation

/// The widths, heights or radii of the marks of a plot.
public struct MarkDimensions<DataElement>: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  private enum Kind {
    case automatic
    case fixed(CGFloat)
    case inset(CGFloat)
    case ratio(CGFloat)
    case fixedBy(KeyPath<DataElement, CGFloat>)
    case insetBy(KeyPath<DataElement, CGFloat>)
    case ratioBy(KeyPath<DataElement, CGFloat>)
  }
  private let kind: Kind
  nonisolated private init(kind: Kind) { self.kind = kind }

  /// A number of points.
  nonisolated public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
  /// A number of points.
  nonisolated public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }
  /// As the chart chooses.
  public static var automatic: MarkDimensions { .init(kind: .automatic) }
  /// A part of the room of a value.
  public static func ratio(_ value: CGFloat) -> MarkDimensions { .init(kind: .ratio(value)) }
  /// A part of the room of a value, by a property of the elements.
  public static func ratio(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    .init(kind: .ratioBy(keyPath))
  }
  /// A number of points.
  public static func fixed(_ value: CGFloat) -> MarkDimensions { .init(kind: .fixed(value)) }
  /// A number of points, by a property of the elements.
  public static func fixed(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    .init(kind: .fixedBy(keyPath))
  }
  /// All of the room but a number of points.
  public static func inset(_ value: CGFloat) -> MarkDimensions { .init(kind: .inset(value)) }
  /// All of the room but a number of points, by a property of the elements.
  public static func inset(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    .init(kind: .insetBy(keyPath))
  }
}
