import SwiftUICore
import UIKit

/// Segments of equal width, 32 points high in a place of 31, and a plate that moves behind the one that is selected,
/// whose words are semibold.
@MainActor
struct SegmentedPicker<Content: View, Label: View>: UnnamedView {
  let choice: PickerChoice
  let content: Content
  let label: Label
  @State private var options = ChoiceOptions()
  @State private var selectedOptions = ChoiceOptions()
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.systemLook.pill) private var pill

  private static var motion: Animation {
    .spring(response: 0.3, dampingFraction: 0.85).bySystem
  }

  @MainActor var body: some View {
    let look = UISegmentedControl.setAppearance
    segments(options, .unselected, TitleLook(look?.titleAttributes[.normal]), weight: .regular) {
      plate.padding(2)
    }
    .animation(Self.motion, value: choice.value)
    .overlay {
      segments(
        selectedOptions, .selected, TitleLook(look?.titleAttributes[.selected]), weight: .semibold
      ) { Color.clear }
      .allowsHitTesting(false)
      .accessibilityHidden(true)
    }
    .lineLimit(1)
    // The plate's shadow falls on the segments alone.
    .clipShape(RoundedRectangle(cornerRadius: pill.segmentsRadius))
    .background(
      look?.backgroundColor.map { Color(uiColor: $0) } ?? Color(.system(.tertiaryFill)),
      in: RoundedRectangle(cornerRadius: pill.segmentsRadius)
    )
    // It is drawn a point beyond its place, as UIKit's.
    .frame(height: 31, alignment: .top)
    .contentShape(Rectangle())
    .gesture(
      DragGesture(minimumDistance: 0).onEnded { drag in
        if let tag = options.tag(at: drag.location) { choice.select(tag) }
      }
    )
    .modifier(DimmedWhenDisabled())
    .background { label.frame(width: 0, height: 0).accessibilityHidden(true).opacity(0.001) }
  }

  private var plate: some View {
    let isDark = colorScheme == .dark
    return RoundedRectangle(cornerRadius: pill.plateRadius)
      .fill(
        UISegmentedControl.setAppearance?.selectedSegmentTintColor.map { Color(uiColor: $0) }
          ?? (isDark ? Color(.system(.tertiary)) : .white)
      )
      .shadow(color: .black.opacity(isDark ? 0 : 0.11), radius: 2.4, y: 2.5)
  }

  /// The options that are selected, or the others, each in its place.
  private func segments(
    _ options: ChoiceOptions, _ share: ChoiceShare, _ title: TitleLook, weight: Font.Weight,
    @ViewBuilder mark: () -> some View
  ) -> some View {
    ChoiceLayout(
      axis: .horizontal, extent: 32, spacing: pill.segmentSpacing, options: options,
      isSelected: choice.isSelected, share: share, mark: mark
    ) {
      content
    }
    .font(title.font ?? .system(size: 13, weight: weight))
    .foregroundStyle(title.color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.foreground))
  }
}
