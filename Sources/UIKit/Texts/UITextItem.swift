import CoreGraphics
import Foundation

/// An item in a text that a person can interact with: a link, or a part with a tag. Texts in boxes take
/// no touches.
@MainActor @preconcurrency
open class UITextItem: NSObject {
  /// What an item is.
  public enum Content {
    /// A link.
    case link(URL)
    /// A part with a tag.
    case tag(String)
  }
  /// What the item is.
  public let content: Content
  /// Where the item is in the text.
  public let range: NSRange

  init(_ content: Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }

  /// The menu of an item.
  @MainActor @preconcurrency
  open class MenuConfiguration: NSObject {
    /// The menu.
    public let menu: UIMenu
    /// Creates a configuration of a menu.
    public init(menu: UIMenu) {
      self.menu = menu
      super.init()
    }
  }
}

/// How a person interacts with an item in a text.
public enum UITextItemInteraction: Int, Hashable, Sendable {
  /// By a tap, by a press for actions, and by a press for a preview.
  case invokeDefaultAction, presentActions, preview
}

/// Where what is selected would be marked.
@MainActor @preconcurrency
open class UITextSelectionRect: NSObject {
  /// The rectangle, in points.
  open var rect: CGRect { .zero }
  /// Whether what is selected begins in the rectangle.
  open var containsStart: Bool { false }
  /// Whether what is selected ends in the rectangle.
  open var containsEnd: Bool { false }
  /// Whether the text runs from top to bottom.
  open var isVertical: Bool { false }
}
