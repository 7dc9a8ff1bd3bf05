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

  init<Value: Hashable>(_ selection: Binding<Value?>) {
    isMultiple = false
    allows = { $0.base is Value }
    isSelected = { tag in
      selection.wrappedValue.map { AnyHashable($0) == tag } ?? false
    }
    toggle = { tag in if let value = tag.base as? Value { selection.wrappedValue = value } }
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
  }
}
