import SwiftUICore

/// What is selected in a list, whatever the type of its values.
@MainActor
struct ListSelection {
  /// Whether several rows can be selected; then only while the list is edited.
  let isMultiple: Bool
  /// Whether a row with this tag can be selected at all.
  let allows: (AnyHashable) -> Bool
  let isSelected: (AnyHashable) -> Bool
  let toggle: (AnyHashable) -> Void
  /// The single value that is selected.
  let value: () -> AnyHashable?
  let clear: () -> Void

  init<Value: Hashable>(_ selection: Binding<Value?>) {
    isMultiple = false
    allows = { $0.base is Value }
    isSelected = { tag in
      selection.wrappedValue.map { AnyHashable($0) == tag } ?? false
    }
    toggle = { tag in if let value = tag.base as? Value { selection.wrappedValue = value } }
    value = { selection.wrappedValue.map { AnyHashable($0) } }
    clear = { selection.wrappedValue = nil }
  }

  init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
    isMultiple = true
    allows = { $0.base is Value }
    isSelected = { tag in
      (tag.base as? Value).map { selection.wrappedValue.contains($0) } ?? false
    }
    toggle = { tag in
      guard let value = tag.base as? Value else { return }
      var values = selection.wrappedValue
      if values.remove(value) == nil { values.insert(value) }
      selection.wrappedValue = values
    }
    value = { nil }
    clear = { selection.wrappedValue = [] }
  }
}

/// A list in a column of a split view: what is selected, also by code, shows the next column.
struct SelectionShowsColumn: ViewModifier {
  let selection: ListSelection?
  @Environment(\.splitNavigation) private var split

  func body(content: Content) -> some View {
    if let selection, !selection.isMultiple, let split {
      content.onChange(of: selection.value(), initial: true) { _, value in
        split.onReturn(selection.clear)
        if value != nil { split.advance() }
      }
    } else {
      content
    }
  }
}
