import SwiftUICore

/// A value that describes the purpose of a button.
public struct ButtonRole: Hashable, Sendable {
  private let name: String
  /// A role that indicates a destructive button.
  public static let destructive = ButtonRole(name: "destructive")
  /// A role that indicates a button that cancels an operation.
  public static let cancel = ButtonRole(name: "cancel")
  /// A role that indicates a button that confirms an operation.
  public static let confirm = ButtonRole(name: "confirm")
  /// A role that indicates a button that closes what it stands in.
  public static let close = ButtonRole(name: "close")

  /// What a button of the role says where nobody else does, and the symbol that stands for it in a toolbar.
  var standardLabel: (title: String, symbol: String)? {
    switch self {
    case .cancel: ("Cancel", "xmark")
    case .confirm: ("Done", "checkmark")
    case .close: ("Close", "xmark")
    case .destructive: ("Delete", "trash")
    default: nil
    }
  }
}
