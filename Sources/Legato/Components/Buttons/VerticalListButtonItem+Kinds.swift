extension VerticalListButtonItem {
  /// The appearance of an item. There are these five, and no disabled one.
  public enum VisualState: String, Hashable, Sendable, CaseIterable {
    /// Selectable, or a plain button.
    case rest
    /// The selected item.
    case selected
    /// A different item is selected.
    case notSelected
    /// Selected, where several items can be.
    case checked
    /// Not selected, where several items can be: looks like ``rest``.
    case unchecked

    /// Whether the state has a checkmark.
    public var showsCheckmark: Bool { self == .selected || self == .checked }

    /// The state as the accessibility value. It changes when the animation begins.
    public var accessibilityValue: String {
      switch self {
      case .rest: ""
      case .selected: "Selected"
      case .notSelected: "Not selected"
      case .checked: "Checked"
      case .unchecked: "Unchecked"
      }
    }
  }

  /// How a checkmark disappears.
  public enum CheckmarkTransition: String, Hashable, Sendable, CaseIterable {
    /// Fades out with the state. The default.
    case fade
    /// Disappears on the next frame.
    case instant
  }

  /// A haptic that an item or its parent requests. The handler of the request plays it.
  public enum HapticFeedback: String, Hashable, Sendable, CaseIterable {
    /// A tap on an item.
    case tap
    /// An item has been selected.
    case selection
    /// An item has been deselected.
    case deselection
    /// The choice was invalid. Neither an item nor a group asks for it; it is there for parents.
    case error
  }
}
