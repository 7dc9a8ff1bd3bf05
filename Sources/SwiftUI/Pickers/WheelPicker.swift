import Foundation
import SwiftUICore

/// The options on a drum, the selected one in the middle: 216 points high with a row every 32, which turns under a
/// finger and comes to rest on an option. The label is not shown, as on a phone.
@MainActor
struct WheelPicker<Content: View, Label: View>: UnnamedView {
  let choice: PickerChoice
  let content: Content
  let label: Label
  @State private var options = ChoiceOptions()
  @State private var drag: CGFloat = 0

  private static var row: CGFloat { 32 }

  @MainActor var body: some View {
    ChoiceLayout(
      axis: .vertical, extent: Self.row, options: options, isSelected: choice.isSelected,
      centersSelection: true
    ) {
      Color.clear
    } content: {
      content.modifier(DrumRow())
    }
    .font(.system(size: 21))
    .lineLimit(1)
    .offset(y: drag)
    .frame(height: Drum.height)
    .frame(maxWidth: .infinity)
    .coordinateSpace(.named(Drum.space))
    .clipped()
    .background {
      RoundedRectangle(cornerRadius: 8)
        .fill(Color(.system(.tertiaryFill)))
        .frame(height: Self.row)
        .padding(.horizontal, 9)
    }
    .contentShape(Rectangle())
    .gesture(turning)
    .simultaneousGesture(
      SpatialTapGesture().onEnded { tap in
        let steps = ((tap.location.y - Drum.height / 2) / Self.row).rounded()
        if steps.isFinite { settle(by: Int(steps)) }
      }
    )
    .modifier(DimmedWhenDisabled())
    .background { label.frame(width: 0, height: 0).accessibilityHidden(true).opacity(0.001) }
  }

  private var turning: some Gesture {
    DragGesture(minimumDistance: 4)
      .onChanged { value in
        let (index, count) = options.place(of: choice.isSelected)
        let most = CGFloat(index) * Self.row
        let least = -CGFloat(max(count - 1 - index, 0)) * Self.row
        let way = value.translation.height
        // Beyond the ends it follows half as far.
        drag = way > most ? most + (way - most) / 2 : way < least ? least + (way - least) / 2 : way
      }
      .onEnded { value in
        let way = value.predictedEndTranslation.height / Self.row
        settle(by: way.isFinite ? -Int(min(max(way, -1e6), 1e6).rounded()) : 0)
      }
  }

  private func settle(by steps: Int) {
    withAnimation(.spring(duration: 0.35, bounce: 0)) {
      drag = 0
      if let tag = options.tag(steps, behind: choice.isSelected) { choice.select(tag) }
    }
  }
}

/// The drum that rows lie on: they are lower and fainter the further they are away.
private enum Drum {
  static let height: CGFloat = 216
  static let radius: CGFloat = 105
  static let space = "legato.wheel"
}

@MainActor
private struct DrumRow: UnnamedModifier {
  @MainActor func body(content: Content) -> some View {
    content.frame(maxWidth: .infinity).visualEffect { effect, geometry in
      let distance = geometry.frame(in: .named(Drum.space)).midY - Drum.height / 2
      let angle = min(max(distance / Drum.radius, -.pi / 2), .pi / 2)
      return
        effect
        .scaleEffect(x: 1, y: max(cos(angle), 0.01))
        .opacity(max(1 - abs(angle) / (.pi / 2), 0) * (abs(distance) < 16 ? 1 : 0.6))
        .offset(y: Drum.radius * sin(angle) - distance)
    }
  }
}
