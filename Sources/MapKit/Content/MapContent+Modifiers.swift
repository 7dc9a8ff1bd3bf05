import SwiftUI
import SwiftUICore

// Nothing of a map is drawn, which its box says: what is asked of it is taken.
extension MapContent {
  /// Sets the color of markers and annotations.
  public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent { self }
  /// Sets the value that stands for content where it is selected.
  public func tag<V: Hashable>(_ tag: V) -> some MapContent { self }
  /// Shows or hides titles.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
  /// Shows or hides subtitles.
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
  /// Sets the style of shapes.
  public func foregroundStyle(_ content: some ShapeStyle) -> some MapContent { self }
  /// Draws the outline of shapes.
  public func stroke(lineWidth: CGFloat = 1) -> some MapContent { self }
  /// Draws the outline of shapes in a style.
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some MapContent { self }
  /// Draws the outline of shapes in a style.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some MapContent { self }
  /// Sets how the outline of shapes is drawn.
  public func strokeStyle(style: StrokeStyle) -> some MapContent { self }
  /// Sets whether shapes lie above roads or labels.
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
  /// Shows what is known of a place that is selected.
  public func mapItemDetailSelectionAccessory(
    _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
  ) -> some MapContent {
    self
  }
}

/// How a map shows what is known of a place.
public struct MapItemDetailSelectionAccessoryStyle: Hashable, Sendable {
  /// The size of a callout.
  public struct CalloutStyle: Hashable, Sendable {
    fileprivate let name: String
    /// As the map chooses.
    public static var automatic: CalloutStyle { CalloutStyle(name: "automatic") }
    /// With all that is known.
    public static var full: CalloutStyle { CalloutStyle(name: "full") }
    /// With what matters.
    public static var compact: CalloutStyle { CalloutStyle(name: "compact") }
  }
  private let name: String

  /// As the map chooses.
  public static var automatic: MapItemDetailSelectionAccessoryStyle { .init(name: "automatic") }
  /// In a callout.
  public static var callout: MapItemDetailSelectionAccessoryStyle { callout(.automatic) }
  /// In a callout of a size.
  public static func callout(
    _ style: CalloutStyle = .automatic
  ) -> MapItemDetailSelectionAccessoryStyle {
    .init(name: "callout " + style.name)
  }
  /// As a link below the title.
  public static var caption: MapItemDetailSelectionAccessoryStyle { .init(name: "caption") }
  /// In a sheet.
  public static var sheet: MapItemDetailSelectionAccessoryStyle { .init(name: "sheet") }
}
