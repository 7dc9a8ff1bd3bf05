/// A structure that defines the placement of a toolbar item.
public struct ToolbarItemPlacement: Hashable, Sendable {
  /// Where items stand.
  enum Edge: Hashable, Sendable {
    case leading, principal, trailing, bottom
    /// Over a software keyboard, while there is one.
    case keyboard
  }

  private let name: String
  let edge: Edge
  /// Whether the label is heavier.
  var isProminent = false

  private init(_ name: String, _ edge: Edge, isProminent: Bool = false) {
    self.name = name
    self.edge = edge
    self.isProminent = isProminent
  }

  /// The system places the item automatically: at the trailing end of the navigation bar.
  public static let automatic = ToolbarItemPlacement("automatic", .trailing)
  /// The system places the item in the principal item section: in the title's place.
  public static let principal = ToolbarItemPlacement("principal", .principal)
  /// The item represents a change in status: in the middle of the bottom toolbar.
  public static let status = ToolbarItemPlacement("status", .bottom)
  /// The item represents a primary action: at the trailing end of the navigation bar.
  public static let primaryAction = ToolbarItemPlacement("primaryAction", .trailing)
  /// The item represents a secondary action: at the trailing end of the navigation bar.
  public static let secondaryAction = ToolbarItemPlacement("secondaryAction", .trailing)
  /// The item represents a confirmation action for a modal interface: trailing, and heavier.
  public static let confirmationAction = ToolbarItemPlacement(
    "confirmationAction", .trailing, isProminent: true)
  /// The item represents a cancellation action for a modal interface.
  public static let cancellationAction = ToolbarItemPlacement("cancellationAction", .leading)
  /// The item represents a destructive action for a modal interface.
  public static let destructiveAction = ToolbarItemPlacement("destructiveAction", .trailing)
  /// The item represents a navigation action.
  public static let navigation = ToolbarItemPlacement("navigation", .leading)
  /// Places the item in the leading edge of the top bar.
  public static let topBarLeading = ToolbarItemPlacement("topBarLeading", .leading)
  /// Places the item in the trailing edge of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing", .trailing)
  /// Places the item in the leading edge of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement("topBarLeading", .leading)
  /// Places the item in the trailing edge of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement("topBarTrailing", .trailing)
  /// Places the item in the bottom toolbar.
  public static let bottomBar = ToolbarItemPlacement("bottomBar", .bottom)
  /// The item is placed in the keyboard section: over a software keyboard, while there is one.
  public static let keyboard = ToolbarItemPlacement("keyboard", .keyboard)

  /// Whether two placements are the same, by name.
  public static func == (left: Self, right: Self) -> Bool { left.name == right.name }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The placement of a toolbar: which bar something is about.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// The primary toolbar: the navigation bar.
  public static let automatic = ToolbarPlacement(name: "navigationBar")
  /// The navigation bar of an app.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bottom toolbar of an app.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The tab bar of an app.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}
