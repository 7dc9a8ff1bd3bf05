extension VerticalListButtonItem {
  /// How an item looks. There are these five and no disabled one.
  public enum VisualState: String, Hashable, Sendable, CaseIterable {
    /// Can be chosen or simply tapped.
    case rest
    /// The one choice.
    case selected
    /// Another one is the choice.
    case notSelected
    /// One of several choices.
    case checked
    /// Not among the choices: looks like ``rest``.
    case unchecked

    /// Whether the state has a checkmark.
    public var showsCheckmark: Bool { self == .selected || self == .checked }

    /// The state in words, for people who do not see it. It is the end of a change from its
    /// beginning on.
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

  /// How a checkmark goes.
  public enum CheckmarkTransition: String, Hashable, Sendable, CaseIterable {
    /// Fades out with the state. The default.
    case fade
    /// Is gone on the next frame.
    case instant
  }

  /// What an item or its parent asks to be felt. Who asks does not play it.
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
