import SwiftUI
import SwiftUICore

// Annotations stand at marks, which have no place in a box.
extension ChartContent {
  /// Adds a view at marks.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some ChartContent {
    self
  }
  /// Adds a view at marks, which knows their size.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    self
  }
  /// Adds a view at marks, with what happens where there is no room for it.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    self
  }
  /// Adds a view at marks, which knows their size, with what happens where there is no room for it.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    self
  }
}

/// What is known of the marks that an annotation is for.
public struct AnnotationContext: Sendable {
  /// The size of the marks.
  public let targetSize: CGSize
}

/// Where an annotation stands.
public struct AnnotationPosition: Hashable, Sendable {
  private let name: String
  /// As the chart chooses.
  public static let automatic = AnnotationPosition(name: "automatic")
  /// On the mark.
  public static let overlay = AnnotationPosition(name: "overlay")
  /// Above it.
  public static let top = AnnotationPosition(name: "top")
  /// Below it.
  public static let bottom = AnnotationPosition(name: "bottom")
  /// Before it.
  public static let leading = AnnotationPosition(name: "leading")
  /// Behind it.
  public static let trailing = AnnotationPosition(name: "trailing")
  /// Above it and before it.
  public static let topLeading = AnnotationPosition(name: "topLeading")
  /// Above it and behind it.
  public static let topTrailing = AnnotationPosition(name: "topTrailing")
  /// Below it and before it.
  public static let bottomLeading = AnnotationPosition(name: "bottomLeading")
  /// Below it and behind it.
  public static let bottomTrailing = AnnotationPosition(name: "bottomTrailing")
}

/// What happens to an annotation for which there is no room.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// What happens along an axis.
  public struct Strategy: Hashable, Sendable {
    private let name: String
    private var boundary: Boundary?
    private init(name: String, boundary: Boundary? = nil) {
      (self.name, self.boundary) = (name, boundary)
    }
    /// As the chart chooses.
    public static let automatic = Strategy(name: "automatic")
    /// The annotation is moved until it fits.
    public static let fit = Strategy(name: "fit", boundary: .automatic)
    /// The annotation is moved until it fits into a boundary.
    public static func fit(to boundary: Boundary) -> Strategy {
      Strategy(name: "fit", boundary: boundary)
    }
    /// The scale gets room for the annotation.
    public static let padScale = Strategy(name: "padScale")
    /// Nothing happens.
    public static let disabled = Strategy(name: "disabled")
  }

  /// What an annotation has to fit into.
  public struct Boundary: Hashable, Sendable {
    private let name: String
    /// As the chart chooses.
    public static let automatic = Boundary(name: "automatic")
    /// The chart.
    public static let chart = Boundary(name: "chart")
    /// The plot area.
    public static let plot = Boundary(name: "plot")
  }

  private let x, y: Strategy

  /// As the chart chooses.
  public static let automatic = AnnotationOverflowResolution()

  /// Creates a resolution for both axes.
  nonisolated public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    (self.x, self.y) = (x, y)
  }
}
