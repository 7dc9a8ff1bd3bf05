import SwiftUI

/// A vertical list of buttons with a selection of one, several or no items.
///
/// When the selection moves from one item to another, the old item animates first and its checkmark
/// disappears on the next frame; the new one follows 125 ms later. A first selection, a deselection
/// and lists with multiple selection animate without a delay.
public struct VerticalListButtonGroup<ID: Hashable & Sendable>: View {
  /// How items are selected.
  public enum Mode: Hashable, Sendable {
    /// Plain buttons without a selection.
    case tap
    /// At most one selected item. A tap on it deselects it.
    case select
    /// Any number of selected items.
    case multiSelect
  }

  /// A button of the list.
  public struct Item: Identifiable, Hashable, Sendable {
    /// The identity of the button, and its value in the selection.
    public let id: ID
    /// The title of the button.
    public let label: String
    /// Text below the title; `nil` for none.
    public let description: String?
    /// The name of a system symbol before the title; `nil` for none.
    public let leadingIcon: String?

    /// Creates a button of a list.
    ///
    /// - Parameters:
    ///   - id: The identity of the button, unique in its list.
    ///   - label: The title of the button.
    ///   - description: Text below the title; none by default.
    ///   - leadingIcon: The name of a system symbol before the title; none by default.
    public init(id: ID, label: String, description: String? = nil, leadingIcon: String? = nil) {
      self.id = id
      self.label = label
      self.description = description
      self.leadingIcon = leadingIcon
    }
  }

  private let items: [Item]
  private let mode: Mode
  private let error: Bool
  private let onClick: ((ID) -> Void)?
  private let onHapticFeedback: ((VerticalListButtonItem.HapticFeedback) -> Void)?
  @Binding private var selection: Set<ID>
  /// The selection as it was shown before the change that is being made.
  @State private var shownSelection: Set<ID>
  @Environment(\.tokenTheme) private var theme

  /// Creates a list of buttons with a set of selected ids.
  ///
  /// - Parameters:
  ///   - items: The buttons, from top to bottom.
  ///   - mode: How items are selected; ``Mode/select`` by default.
  ///   - selection: The ids of the selected items; at most one in ``Mode/select``.
  ///   - error: Whether the selection is invalid; `false` by default. Ignored in ``Mode/tap``.
  ///   - onClick: Called with the id of every tapped item, after the selection has changed.
  ///   - onHapticFeedback: Called with the haptic to play. The list plays none itself.
  public init(
    _ items: [Item], mode: Mode = .select, selection: Binding<Set<ID>>, error: Bool = false,
    onClick: ((ID) -> Void)? = nil,
    onHapticFeedback: ((VerticalListButtonItem.HapticFeedback) -> Void)? = nil
  ) {
    self.items = items
    self.mode = mode
    self.error = error
    self.onClick = onClick
    self.onHapticFeedback = onHapticFeedback
    _selection = selection
    _shownSelection = State(initialValue: selection.wrappedValue)
  }

  /// The buttons, from top to bottom, 8 pt apart.
  public var body: some View {
    VStack(spacing: theme[.listButton.groupGap]) {
      ForEach(items) { item in
        let role = role(of: item.id)
        VerticalListButtonItem(
          label: item.label, description: item.description, leadingIcon: item.leadingIcon,
          visualState: visualState(of: item.id), error: error && mode != .tap,
          checkmarkTransition: role == .loses ? .instant : .fade,
          transitionDelay: role == .gains ? theme[.listButton.handOffDelay] : 0,
          onClick: { click(item.id) }, onHapticFeedback: onHapticFeedback)
      }
    }
    .onChange(of: selection) { _, selection in shownSelection = selection }
  }

  private func visualState(of id: ID) -> VerticalListButtonItem.VisualState {
    switch mode {
    case .tap: .rest
    case .select: selection.isEmpty ? .rest : selection.contains(id) ? .selected : .notSelected
    case .multiSelect: selection.contains(id) ? .checked : .unchecked
    }
  }

  /// What an item does in a hand-off.
  private enum Role { case bystander, loses, gains }

  /// A hand-off takes place while one choice gives way to another.
  private func role(of id: ID) -> Role {
    guard mode == .select, !shownSelection.isEmpty, !selection.isEmpty else { return .bystander }
    switch (shownSelection.contains(id), selection.contains(id)) {
    case (true, false): return .loses
    case (false, true): return .gains
    default: return .bystander
    }
  }

  private func click(_ id: ID) {
    let isChosen = selection.contains(id)
    switch mode {
    case .tap: break
    case .select: selection = isChosen ? [] : [id]
    case .multiSelect: selection.formSymmetricDifference([id])
    }
    if mode != .tap { onHapticFeedback?(isChosen ? .deselection : .selection) }
    onClick?(id)
  }
}

extension VerticalListButtonGroup {
  /// Creates a list with at most one selected item.
  public init(
    _ items: [Item], selection: Binding<ID?>, error: Bool = false, onClick: ((ID) -> Void)? = nil,
    onHapticFeedback: ((VerticalListButtonItem.HapticFeedback) -> Void)? = nil
  ) {
    self.init(
      items, mode: .select,
      selection: Binding(
        get: { selection.wrappedValue.map { [$0] } ?? [] },
        set: { selection.wrappedValue = $0.first }),
      error: error, onClick: onClick, onHapticFeedback: onHapticFeedback)
  }
}
