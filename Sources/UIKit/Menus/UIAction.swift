import Foundation

/// The closure of an action.
public typealias UIActionHandler = (UIAction) -> Void

/// A menu element that performs its action in a closure.
@MainActor @preconcurrency
open class UIAction: UIMenuElement {
  /// The closure of an action.
  public typealias Handler = UIActionHandler

  /// The name of an action, by which it is found and replaced.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String
    /// Creates a name from text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The action of the system that pastes.
    public static let paste = Self("com.apple.action.paste")
    /// The action of the system that pastes and takes over the style.
    public static let pasteAndMatchStyle = Self("com.apple.action.pasteAndMatchStyle")
  }

  /// The title of the action.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The image of the action.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The name of the action; one of its own where none was given.
  public let identifier: Identifier
  /// A title that says more, for lists of shortcuts.
  open var discoverabilityTitle: String?
  /// What the action is like.
  open var attributes: Attributes
  /// The state of the action.
  open var state: State
  /// What the action was sent by.
  open private(set) var sender: Any?
  private let handler: UIActionHandler

  /// Creates an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    Self.made += 1
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(Self.made)")
    self.discoverabilityTitle = discoverabilityTitle
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// How many actions were made: those without a name are told apart by it.
  private static var made = 0

  /// Performs the action.
  ///
  /// - Parameters:
  ///   - sender: What the action is sent by, which its handler can ask for.
  ///   - target: Not asked: an action has its closure.
  open func performWithSender(_ sender: Any?, target: Any?) { perform(sender) }

  func perform(_ sender: Any?) {
    self.sender = sender
    handler(self)
  }
}
