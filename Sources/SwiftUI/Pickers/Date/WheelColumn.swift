import Foundation
import SwiftUICore

/// A column of a wheel, 216 points high with a row every 32, which turns under a finger and comes to rest on a
/// row. Rows lie on a drum of 105 points: they are lower and fainter the further they are away.
struct WheelColumn: View {
  let count: Int
  let index: Int
  let width: CGFloat
  let label: String
  /// What a row says: only those that are seen are asked.
  let text: (Int) -> String
  let select: (Int) -> Void
  @State private var drag: CGFloat = 0

  private static let row: CGFloat = 32
  private static let height: CGFloat = 216
  private static let radius: CGFloat = 105

  private var chosen: Int { min(max(index, 0), max(count - 1, 0)) }

  /// The rows that can be seen now.
  private var rows: [Int] {
    let middle = chosen - Int((drag / Self.row).rounded())
    return Array(max(middle - 5, 0)..<max(min(middle + 6, count), max(middle - 5, 0)))
  }

  private func settle(_ translation: CGFloat) {
    let steps = translation.isFinite ? -Int((translation / Self.row).rounded()) : 0
    withAnimation(.spring(duration: 0.35, bounce: 0)) {
      drag = 0
      select(min(max(chosen + steps, 0), count - 1))
    }
  }

  var body: some View {
    ZStack {
      ForEach(rows, id: \.self) { number in
        WheelRow(
          text: text(number), distance: CGFloat(number - chosen) * Self.row + drag,
          radius: Self.radius)
      }
    }
    .frame(width: width, height: Self.height)
    .clipped()
    .contentShape(Rectangle())
    .gesture(
      DragGesture(minimumDistance: 4)
        .onChanged { value in
          // Beyond the ends it follows half as far.
          let most = CGFloat(chosen) * Self.row
          let least = -CGFloat(count - 1 - chosen) * Self.row
          let way = value.translation.height
          drag =
            way > most ? most + (way - most) / 2 : way < least ? least + (way - least) / 2 : way
        }
        .onEnded { settle($0.predictedEndTranslation.height) }
    )
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(verbatim: label))
    .accessibilityValue(Text(verbatim: count > 0 ? text(chosen) : ""))
    .accessibilityAdjustableAction { direction in
      settle(direction == .increment ? -Self.row : Self.row)
    }
  }
}

/// Columns side by side, with one band behind the rows that are chosen.
struct Wheels<Content: View>: UnnamedView {
  @ViewBuilder let content: Content

  @MainActor var body: some View {
    HStack(spacing: 0) { content }
      .background {
        RoundedRectangle(cornerRadius: 8)
          .fill(Color(.system(.tertiaryFill)))
          .frame(height: 32)
          .padding(.horizontal, -8)
      }
  }
}

private struct WheelRow: View, @MainActor Animatable {
  let text: String
  /// From the middle, in points along the drum.
  var distance: CGFloat
  let radius: CGFloat

  var animatableData: CGFloat {
    get { distance }
    set { distance = newValue }
  }

  var body: some View {
    let angle = min(max(distance / radius, -.pi / 2), .pi / 2)
    Text(verbatim: text)
      .font(.system(size: 21))
      .monospacedDigit()
      .lineLimit(1)
      .minimumScaleFactor(0.7)
      .scaleEffect(x: 1, y: max(cos(angle), 0.01))
      .opacity(max(1 - abs(angle) / (.pi / 2), 0) * (abs(distance) < 16 ? 1 : 0.6))
      .offset(y: radius * sin(angle))
  }
}
