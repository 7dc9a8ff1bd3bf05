import SwiftUI
import SwiftUICore

/// A line through the plot area at a value of an axis.
public struct AxisGridLine: AxisMark {
  /// Creates a line.
  nonisolated public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

/// A tick at a value of an axis.
public struct AxisTick: AxisMark {
  /// How long a tick is.
  public struct Length: Hashable, Sendable {
    private let name: String
    private var extent: CGFloat = 0
    private init(_ name: String, _ extent: CGFloat = 0) {
      (self.name, self.extent) = (name, extent)
    }

    /// As the chart chooses.
    public static var automatic: Length { Length("automatic") }
    /// As long as the label.
    public static var label: Length { Length("label") }
    /// As long as the label, and longer by a number of points.
    public static func label(extendPastBy: CGFloat = 0) -> Length { Length("label", extendPastBy) }
    /// As long as the longest label.
    public static var longestLabel: Length { Length("longestLabel") }
    /// As long as the longest label, and longer by a number of points.
    public static func longestLabel(extendPastBy: CGFloat = 0) -> Length {
      Length("longestLabel", extendPastBy)
    }
  }

  /// Creates a tick.
  nonisolated public init(
    centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil
  ) {}
  /// Creates a tick with a length in points.
  nonisolated public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {}
}
