import SwiftUI

/// A card that can be chosen: tinted, outlined, slightly larger and lifted while it is.
///
/// Reduce Motion: size and shadow are there at once, colours still change over. Low Power Mode: the
/// same. The room that the card takes is always that of a card that is not chosen.
public struct CardView<Content: View>: View {
  private let isSelected: Bool
  private let content: Content
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.tokenTheme) private var theme

  /// Creates a card.
  ///
  /// - Parameter isSelected: Whether the card is the choice.
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
  /// A card with an item on it.
  ///
  /// - Parameters:
  ///   - item: What stands on the card.
  ///   - isSelected: Whether the card is the choice.
  public init(item: Item, isSelected: Bool) {
    self.init(isSelected: isSelected) { ItemCard(item: item) }
  }
}

/// What moves of a ``CardView``; a generic type cannot hold it.
public enum CardMotion: MotionDeclaring {
  /// Tint and outline.
  public static let color = MotionDeclaration(
    component: "CardView", motion: "color", token: .state.select,
    purpose: "Shows which card is chosen.", cost: .paint,
    role: .essentialState,
    reducedForm: .unchanged, reason: "A change of colour moves nothing.")

  /// Size and shadow.
  public static let emphasis = MotionDeclaration(
    component: "CardView", motion: "emphasis", token: .state.select,
    purpose: "Lifts the card that is chosen.", cost: .filter,
    role: .decorativeFeedback,
    reducedForm: .endStateAtOnce, reason: "Tint and outline tell the choice already.")

  /// The motions of the card: ``color`` and ``emphasis``.
  public static var motionDeclarations: [MotionDeclaration] { [color, emphasis] }
}
