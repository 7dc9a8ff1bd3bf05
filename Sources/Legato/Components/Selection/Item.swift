import SwiftUI

/// The content of a standard card or row: a title, a detail and a symbol.
///
/// ``SelectableCards`` and ``ContentListView`` take any `Identifiable` data and views for it. This
/// type is for the initializers that need no view: `CardView(item:isSelected:)`, `ItemRow(item:)`.
public struct Item: Identifiable, Hashable, Sendable {
  /// The identity of the item.
  public let id: UUID
  /// The title, shown verbatim.
  public var title: String
  /// A line below the title; `nil`, the default, for none.
  public var detail: String?
  /// The name of a system symbol; `nil`, the default, for none.
  public var systemImage: String?

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - id: The identity of the item; a new one by default.
  ///   - title: The title, shown verbatim.
  ///   - detail: A line below the title; none by default.
  ///   - systemImage: The name of a system symbol; none by default.
  public init(
    id: UUID = UUID(), title: String, detail: String? = nil, systemImage: String? = nil
  ) {
    self.id = id
    self.title = title
    self.detail = detail
    self.systemImage = systemImage
  }

  /// What components show that are given nothing: four items, the same in every run.
  static let samples: [Item] = [
    ("Starter", "For one person", "person"), ("Team", "Up to ten people", "person.2"),
    ("Business", "Roles and reports", "building.2"), ("Archive", "Read only", "archivebox"),
  ].enumerated().map { index, parts in
    let bytes: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(index + 1))
    return Item(
      id: UUID(uuid: bytes), title: parts.0, detail: parts.1, systemImage: parts.2)
  }
}

/// A row with the symbol, the title and the detail of an item.
public struct ItemRow: View {
  private let item: Item
  @Environment(\.tokenTheme) private var theme

  /// Creates a row.
  ///
  /// - Parameter item: What the row shows.
  public init(item: Item) { self.item = item }

  /// The symbol, and the title above the detail, from the leading edge.
  public var body: some View {
    HStack(spacing: theme[.messages.rowGap]) {
      if let systemImage = item.systemImage {
        Image(systemName: systemImage)
          .foregroundStyle(ColorToken.app.accentText)
          .frame(width: theme[.app.toolIcon])
          .accessibilityHidden(true)
      }
      VStack(alignment: .leading, spacing: theme[.messages.lineGap]) {
        Text(verbatim: item.title).foregroundStyle(ColorToken.status.text)
        if let detail = item.detail {
          Text(verbatim: detail)
            .font(.subheadline)
            .foregroundStyle(ColorToken.status.quietText)
        }
      }
      Spacer(minLength: 0)
    }
    .accessibilityElement(children: .combine)
  }
}

/// The content of a card: symbol, title and detail of an item, centered.
public struct ItemCard: View {
  private let item: Item
  @Environment(\.tokenTheme) private var theme

  /// Creates the content of a card.
  ///
  /// - Parameter item: What the card shows.
  public init(item: Item) { self.item = item }

  /// The symbol, the title and the detail, centered, from top to bottom.
  public var body: some View {
    VStack(spacing: theme[.app.gap]) {
      if let systemImage = item.systemImage {
        Image(systemName: systemImage)
          .font(.title2)
          .foregroundStyle(ColorToken.app.accentText)
          .accessibilityHidden(true)
      }
      Text(verbatim: item.title).font(.headline).foregroundStyle(ColorToken.status.text)
      if let detail = item.detail {
        Text(verbatim: detail)
          .font(.subheadline)
          .foregroundStyle(ColorToken.status.quietText)
      }
    }
    .multilineTextAlignment(.center)
    .accessibilityElement(children: .combine)
  }
}
