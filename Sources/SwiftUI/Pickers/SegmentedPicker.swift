import SwiftUICore
import UIKit

/// Segments of equal width, 32 points high in a place of 31, and a plate that moves behind the one that is selected.
struct SegmentedPicker<Content: View, Label: View>: UnnamedView {
  let choice: PickerChoice
  let content: Content
  let label: Label
  @State private var options = ChoiceOptions()
  @State private var selectedOptions = ChoiceOptions()
  @State private var plateOptions = ChoiceOptions()
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.systemLook.pill) private var pill

  private static var motion: Animation {
    .spring(response: 0.3, dampingFraction: 0.85).bySystem
  }

  var body: some View {
    let look = UISegmentedControl.setAppearance
    let title = TitleLook(look?.titleAttributes[.normal])
    ChoiceLayout(
      axis: .horizontal, extent: 28, options: options, isSelected: choice.isSelected
    ) {
      RoundedRectangle(cornerRadius: pill.plateRadius)
        .fill(
          look?.selectedSegmentTintColor.map { Color(uiColor: $0) }
            ?? (colorScheme == .dark ? Color(white: 0.39) : .white)
        )
        .shadow(color: .black.opacity(0.12), radius: 4, y: 2)
    } content: {
      content
    }
    .animation(Self.motion, value: choice.value)
    .font(title.font ?? .system(size: 13, weight: .medium))
    .foregroundStyle(title.color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.foreground))
    .overlay { selectedTitle }
    .lineLimit(1)
    .padding(2)
    .background(
      look?.backgroundColor.map { Color(uiColor: $0) } ?? Color(.system(.tertiaryFill)),
      in: RoundedRectangle(cornerRadius: pill.segmentsRadius)
    )
    // It is drawn a point beyond its place, as UIKit's.
    .frame(height: 31, alignment: .top)
    .contentShape(Rectangle())
    .gesture(
      DragGesture(minimumDistance: 0).onEnded { drag in
        if let tag = options.tag(at: CGPoint(x: drag.location.x - 2, y: drag.location.y - 2)) {
          choice.select(tag)
        }
      }
    )
    .modifier(DimmedWhenDisabled())
    .background { label.frame(width: 0, height: 0).accessibilityHidden(true).opacity(0.001) }
  }

  /// The options again in the color that the app has set for the one that is selected, where the plate is.
  @ViewBuilder private var selectedTitle: some View {
    let look = TitleLook(UISegmentedControl.setAppearance?.titleAttributes[.selected])
    if let color = look.color {
      layout(selectedOptions, mark: Color.clear) { content }
        .foregroundStyle(color)
        .font(look.font ?? .system(size: 13, weight: .medium))
        .mask {
          layout(plateOptions, mark: RoundedRectangle(cornerRadius: pill.plateRadius)) {
            content.opacity(0)
          }
          .animation(Self.motion, value: choice.value)
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
  }

  private func layout(
    _ options: ChoiceOptions, mark: some View, @ViewBuilder content: () -> some View
  ) -> some View {
    ChoiceLayout(
      axis: .horizontal, extent: 28, options: options, isSelected: choice.isSelected,
      mark: { mark },
      content: content)
  }
}
