import Foundation

/// An object representing a menu, action, or command.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
  /// The state of an element.
  public enum State: Int, Hashable, Sendable {
    /// Off, on, and in part on.
    case off, on, mixed
  }

  /// What an element is like.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The attributes as bits.
    public let rawValue: UInt
    /// Creates attributes from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be chosen.
    public static let disabled = Self(rawValue: 1)
    /// It destroys something.
    public static let destructive = Self(rawValue: 2)
    /// It is not shown.
    public static let hidden = Self(rawValue: 4)
    /// The menu stays as it is chosen.
    public static let keepsMenuPresented = Self(rawValue: 8)
  }

  /// The size of a menu's elements.
  public enum ElementSize: Int, Hashable, Sendable {
    /// Small, medium, and large.
    case small, medium, large
    /// As the system has it.
    case automatic = -1
  }

  /// The title of the element.
  open package(set) var title: String
  /// A second line of text.
  open var subtitle: String?
  /// The image of the element.
  open package(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
    super.init()
  }
}
