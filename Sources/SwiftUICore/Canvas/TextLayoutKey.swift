extension Text {
  /// A preference key that provides the `Text.Layout` values for all text views in the queried subtree.
  ///
  /// The values come in the order of the views. Texts on their way out have none. Words have the colors that the code
  /// says, also while colors move.
  public struct LayoutKey: ElementPreference, Sendable {
    /// The layout of one text view, and where it stands.
    public struct AnchoredLayout: Equatable {
      /// The origin of the text layout: the top left of the text view.
      public var origin: Anchor<CGPoint>
      /// The text layout value.
      public var layout: Text.Layout
    }

    /// No layouts.
    public static var defaultValue: [AnchoredLayout] { [] }

    /// Appends the layouts of the views that come next.
    public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
      value += nextValue()
    }

    static func value(of element: Element) -> [AnchoredLayout]? {
      guard let text = element.facet(DrawnText.self) else { return nil }
      return [
        AnchoredLayout(
          origin: Anchor.Source.point(.zero).anchor(of: element),
          layout: Text.Layout(text, element.graph.textEngine))
      ]
    }
  }
}
