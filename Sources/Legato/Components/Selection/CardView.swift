import SwiftUI

/// A selectable card: tinted, outlined, slightly larger and raised while it is selected.
///
/// Reduce Motion and Low Power Mode: size and shadow are at their end on the next frame, colors are
/// animated. The layout is always that of a card that is not selected.
public struct CardView<Content: View>: View {
  private let isSelected: Bool
  private let content: Content
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.tokenTheme) private var theme

  /// Creates a card.
  ///
  /// - Parameters:
  ///   - isSelected: Whether the card is selected.
  ///   - content: The content of the card.
  public init(isSelected: Bool, @ViewBuilder content: () -> Content) {
    self.isSelected = isSelected
    self.content = content()
  }

  /// The content on a card that fills the width.
  public var body: some View {
    let metrics = MetricToken.card
    let colors = ColorToken.status
    let shape = RoundedRectangle(cornerRadius: theme[metrics.radius])
    let fade = motionPolicy.outcome(of: CardMotion.color).fade
    // It ends by itself where the policy begins to forbid it: the content keeps its state.
    let lift = motionPolicy.movement(of: CardMotion.emphasis)
    content
      .padding(theme[metrics.padding])
      .frame(maxWidth: .infinity)
      .background {
        shape.fill(isSelected ? colors.selectedTint : colors.tint)
          .animation(fade, value: isSelected)
      }
      .background {
        shape.fill(colors.surface)
          .shadow(
            color: theme.color(colors.shadow, in: colorScheme),
            radius: theme[isSelected ? metrics.selectedShadow : metrics.shadow],
            y: theme[metrics.shadowOffset])
      }
      .overlay {
        // Centred on the edge: 1 pt of it lies outside.
        shape.stroke(
          isSelected ? colors.outline : colors.noOutline, lineWidth: theme[metrics.outline]
        )
        .animation(fade, value: isSelected)
      }
      .contentShape(shape)
      .scaleEffect(isSelected ? theme[metrics.selectedScale] : 1)
      .animation(lift, value: isSelected)
  }
}

extension CardView where Content == ItemCard {
  /// Creates a card with an item.
  ///
  /// - Parameters:
  ///   - item: The content of the card.
  ///   - isSelected: Whether the card is selected.
  public init(item: Item, isSelected: Bool) {
    self.init(isSelected: isSelected) { ItemCard(item: item) }
  }
}

/// The motions of ``CardView``; a generic type cannot hold them.
public enum CardMotion: MotionDeclaring {
  /// Tint and outline. Unchanged under Reduce Motion and in Low Power Mode.
  public static let color = MotionDeclaration(
    component: "CardView", motion: "color", token: .state.select,
    purpose: "Shows which card is chosen.", cost: .paint,
    role: .essentialState,
    reducedForm: .unchanged, reason: "A change of colour moves nothing.")

  /// Size and shadow. Reduce Motion and Low Power Mode: end state on the next frame.
  public static let emphasis = MotionDeclaration(
    component: "CardView", motion: "emphasis", token: .state.select,
    purpose: "Lifts the card that is chosen.", cost: .filter,
    role: .decorativeFeedback,
    reducedForm: .endStateAtOnce, reason: "Tint and outline tell the choice already.")

  /// The motions of the card: ``color`` and ``emphasis``.
  public static var motionDeclarations: [MotionDeclaration] { [color, emphasis] }
}
