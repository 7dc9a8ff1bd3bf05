/// The structure that defines the kinds of available accessibility actions.
public struct AccessibilityActionKind: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case activate, escape, magicTap, delete, showMenu
    case named(String)
  }
  let kind: Kind

  /// The value that represents the default accessibility action: the element is activated.
  public static let `default` = AccessibilityActionKind(kind: .activate)
  /// The value that represents an action that cancels a pending accessibility action: what is
  /// presented is closed.
  public static let escape = AccessibilityActionKind(kind: .escape)
  /// The value that represents an action to perform the most important thing that there is to do.
  public static let magicTap = AccessibilityActionKind(kind: .magicTap)
  /// The value that represents an action that deletes something.
  public static let delete = AccessibilityActionKind(kind: .delete)
  /// The value that represents an action that shows a menu.
  public static let showMenu = AccessibilityActionKind(kind: .showMenu)

  init(kind: Kind) { self.kind = kind }

  /// Creates an action with a name of its own.
  public init(named name: Text) { kind = .named(name.plainText) }
}

/// A directional indicator you use when making an accessibility adjustment.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

extension SemanticAction {
  init(_ kind: AccessibilityActionKind, _ perform: @escaping @MainActor () -> Void) {
    let kind: Kind =
      switch kind.kind {
      case .activate: .activate
      case .escape: .escape
      case .magicTap: .magicTap
      case .delete: .delete
      case .showMenu: .showMenu
      case .named(let name): .named(name)
      }
    self.init(kind, perform)
  }
}
