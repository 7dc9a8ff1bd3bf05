/// What presented views say of their presentation.
package struct SheetOptions {
  package var detents: Set<PresentationDetent>?
  package var selection: Binding<PresentationDetent>?
  package var dragIndicator = Visibility.automatic
  package var cornerRadius: CGFloat?
  package var background: AnyView?
  /// What is behind can be reached up to this measure.
  package var backgroundReach = BackgroundReach.automatic
  package var prefersScrolling = false
  package var isDismissDisabled = false
  /// What a popover becomes where there is little room; `nil`: a sheet.
  package var compactAdaptation: Adaptation?
  /// The same where there is little room from top to bottom.
  package var verticalCompactAdaptation: Adaptation?

  package init() {}

  package enum BackgroundReach: Hashable {
    case automatic, always, never
    case through(PresentationDetent)
  }

  package enum Adaptation: Hashable { case automatic, none, popover, sheet, fullScreenCover }
}

package enum SheetOptionsKey: PreferenceKey {
  package static var defaultValue: SheetOptions { SheetOptions() }

  /// Views beside each other: what the first of them says counts.
  package static func reduce(value: inout SheetOptions, nextValue: () -> SheetOptions) {
    let next = nextValue()
    if value.detents == nil { (value.detents, value.selection) = (next.detents, next.selection) }
    if value.dragIndicator == .automatic { value.dragIndicator = next.dragIndicator }
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.background = value.background ?? next.background
    if value.backgroundReach == .automatic { value.backgroundReach = next.backgroundReach }
    value.prefersScrolling = value.prefersScrolling || next.prefersScrolling
    value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
    value.compactAdaptation = value.compactAdaptation ?? next.compactAdaptation
    value.verticalCompactAdaptation =
      value.verticalCompactAdaptation ?? next.verticalCompactAdaptation
  }
}
