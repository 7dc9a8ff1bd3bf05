import SwiftUICore

/// The selection of a picker, whatever its type.
@MainActor
struct PickerChoice {
  /// The value that is selected.
  let value: AnyHashable
  private let isSelected: (AnyHashable) -> Bool
  private let choose: (AnyHashable) -> Void
  private var afterwards: () -> Void = {}
  private(set) var isEnabled = true

  init<Value: Hashable>(_ selection: Binding<Value>) {
    value = AnyHashable(selection.wrappedValue)
    // A tag of `Value` counts for a selection of `Value?`, too.
    isSelected = { ($0.base as? Value) == selection.wrappedValue }
    choose = { tag in if let value = tag.base as? Value { selection.wrappedValue = value } }
  }

  func isSelected(_ tag: AnyHashable) -> Bool { isSelected(tag) }
  func select(_ tag: AnyHashable) {
    if !isSelected(tag) { choose(tag) }
    afterwards()
  }

  /// The same, where it can be chosen from or not.
  func enabled(_ isEnabled: Bool) -> PickerChoice {
    var copy = self
    copy.isEnabled = isEnabled
    return copy
  }

  /// The same, and something to do once a person has chosen.
  func then(_ action: @escaping () -> Void) -> PickerChoice {
    var copy = self
    copy.afterwards = action
    return copy
  }
}
