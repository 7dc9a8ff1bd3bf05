import SwiftUICore

/// Segments of equal width, 32 points high, and a plate that moves behind the one that is selected.
struct SegmentedPicker<Content: View, Label: View>: UnnamedView {
  let choice: PickerChoice
  let content: Content
  let label: Label
  @State private var options = ChoiceOptions()
  @Environment(\.colorScheme) private var colorScheme

  private static var motion: Animation {
    .spring(response: 0.3, dampingFraction: 0.85).bySystem
  }

  var body: some View {
    ChoiceLayout(
      axis: .horizontal, extent: 28, options: options, isSelected: choice.isSelected
    ) {
      RoundedRectangle(cornerRadius: 7)
        .fill(colorScheme == .dark ? Color(white: 0.39) : .white)
        .shadow(color: .black.opacity(0.12), radius: 4, y: 2)
    } content: {
      content
    }
    .animation(Self.motion, value: choice.value)
    .font(.system(size: 13, weight: .medium))
    .lineLimit(1)
    .padding(2)
    .background(Color(.system(.fill)), in: RoundedRectangle(cornerRadius: 9))
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
}
