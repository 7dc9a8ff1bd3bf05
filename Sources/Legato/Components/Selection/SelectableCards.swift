import SwiftUI

/// A grid of cards of which at most one is selected: a tap on the selected card deselects it.
///
///     SelectableCards(plans, selection: $planID) { plan in Text(plan.name) }
///
/// The cards that lose and gain the selection are animated together. The layout of the grid does
/// not depend on the selection.
public struct SelectableCards<Data: RandomAccessCollection, Content: View>: View
where Data.Element: Identifiable {
  private let items: Data
  private let content: (Data.Element) -> Content
  /// The choice that a caller keeps; `nil` where the grid keeps it.
  private let givenSelection: Binding<Data.Element.ID?>?
  @State private var ownSelection: Data.Element.ID?
  // Larger text needs wider cards, and so fewer columns.
  @ScaledMetric(relativeTo: .body) private var scale = 1.0
  @Environment(\.tokenTheme) private var theme

  /// Creates a grid whose selection the caller owns.
  ///
  /// - Parameters:
  ///   - items: The data of the cards.
  ///   - selection: The id of the selected item; `nil` for none. An id that no item has selects
  ///     none.
  ///   - content: The content of a card.
  public init(
    _ items: Data, selection: Binding<Data.Element.ID?>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.items = items
    self.content = content
    givenSelection = selection
  }

  /// Creates a grid that owns its selection: nothing is selected when it appears.
  ///
  /// - Parameters:
  ///   - items: The data of the cards.
  ///   - content: The content of a card.
  public init(_ items: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.items = items
    self.content = content
    givenSelection = nil
  }

  private var selection: Data.Element.ID? {
    get { givenSelection.map(\.wrappedValue) ?? ownSelection }
    nonmutating set {
      if let givenSelection {
        givenSelection.wrappedValue = newValue
      } else {
        ownSelection = newValue
      }
    }
  }

  /// The cards in a lazy grid of as many columns as fit, each at least 150 pt wide at the standard
  /// text size.
  public var body: some View {
    let metrics = MetricToken.card
    LazyVGrid(
      columns: [
        GridItem(
          .adaptive(minimum: theme[metrics.minimumWidth] * scale), spacing: theme[metrics.gap])
      ],
      spacing: theme[metrics.gap]
    ) {
      ForEach(items) { item in
        let isSelected = selection == item.id
        Button {
          selection = isSelected ? nil : item.id
        } label: {
          CardView(isSelected: isSelected) { content(item) }
        }
        .buttonStyle(CardButtonStyle())
        .accessibilityAddTraits(isSelected ? .isSelected : [])
      }
    }
  }
}

extension SelectableCards where Data == [Item], Content == ItemCard {
  /// Creates a grid of items that owns its selection.
  ///
  /// - Parameter items: The items; four samples by default.
  public init(_ items: [Item]? = nil) {
    self.init(items ?? Item.samples) { ItemCard(item: $0) }
  }
}

/// A press darkens the card on the next frame; its size belongs to the choice.
private struct CardButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tokenTheme) private var theme
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .overlay {
        if configuration.isPressed {
          RoundedRectangle(cornerRadius: theme[.card.radius])
            .fill(ColorToken.select.pressOverlay)
            .opacity(theme[.listButton.pressOpacity])
            .transition(.identity)
        }
      }
      .opacity(isEnabled ? 1 : theme[.app.disabledOpacity])
  }
}
