import SwiftUICore

/// Conforming types represent items that can be placed in various locations in a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of content representing the body of this toolbar content.
  associatedtype Body: ToolbarContent

  /// The composition of content that comprise the toolbar content.
  @ToolbarContentBuilder var body: Self.Body { get }

  /// The items, in order.
  static func _entries(of content: Self, _ inputs: _ToolbarInputs) -> [_ToolbarEntry]
}

/// What toolbar content is resolved with.
public struct _ToolbarInputs {
  /// Connects its dynamic properties.
  let connector: Connector
}

extension ToolbarContent {
  /// The items of the body: the default.
  @MainActor public static func _entries(of content: Self, _ inputs: _ToolbarInputs)
    -> [_ToolbarEntry]
  {
    Body._entries(of: inputs.connector.connect(content).body, inputs)
  }
}

/// Conforming types represent items that can be placed in various locations in a customizable
/// toolbar.
public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: ToolbarContent {}

/// One item of a toolbar, as it goes up to its bar.
public struct _ToolbarEntry {
  let entry: ToolbarEntry
}

/// One item of a toolbar.
struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  let view: AnyView
  /// Of a spacer, how much room it takes; `nil` for an item.
  var spacing: SpacerSizing?
  /// Whether there is nothing to be seen of it.
  var isEmpty = false
  /// Whether the search field goes here, where it is in the same bar.
  var isSearchPlace = false

  /// Whether a bar is there for it.
  var isShown: Bool { spacing == nil && !isEmpty }
}

/// Toolbar content of the runtime: it has no body.
nonisolated protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

@MainActor
extension PrimitiveToolbarContent {
  /// Stops the program: the runtime places the items, and there is no body to call.
  public var body: Never {
    preconditionFailure("\(Self.self) is placed by the runtime and has no body to call.")
  }
}

/// A model that represents an item which can be placed in the toolbar or navigation bar.
public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content
  /// The stable identity of the item.
  public let id: ID

  /// Creates a toolbar item with the specified placement and content.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  where ID == () {
    self.placement = placement
    self.content = content()
    id = ()
  }

  /// Creates a toolbar item with the specified placement and content, which allows for user
  /// customization. Toolbars cannot be customized here.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == String {
    self.placement = placement
    self.content = content()
    self.id = id
  }

  /// The item itself.
  @MainActor public static func _entries(of content: Self, _ inputs: _ToolbarInputs)
    -> [_ToolbarEntry]
  {
    [
      _ToolbarEntry(
        entry: ToolbarEntry(placement: content.placement, view: AnyView(content.content)))
    ]
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

/// A model that represents a group of toolbar items which can be placed in the toolbar or
/// navigation bar.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates a toolbar item group with a specified placement and content.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// The group as one item: a row of its views.
  @MainActor public static func _entries(of content: Self, _ inputs: _ToolbarInputs)
    -> [_ToolbarEntry]
  {
    let row = ToolbarGroupRow(
      isAtBottom: content.placement.edge == .bottom, content: content.content)
    return [_ToolbarEntry(entry: ToolbarEntry(placement: content.placement, view: AnyView(row)))]
  }
}

/// The views of a group: on glass each has room of its own.
private struct ToolbarGroupRow<Content: View>: View {
  let isAtBottom: Bool
  let content: Content
  @Environment(\.systemLook.bar.isGlass) private var isGlass

  var body: some View {
    if isGlass, !isAtBottom {
      content
    } else {
      HStack(spacing: NavigationBarMetrics.itemSpacing) { content }
    }
  }
}

/// Constructs a toolbar item set from multi-expression closures.
@resultBuilder
public struct ToolbarContentBuilder {
  /// Takes toolbar content as it is.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Takes the only item of a closure as it is.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// The items of a closure, in order. One without any is a closure of views.
  public static func buildBlock<
    First: ToolbarContent, Second: ToolbarContent, each Content: ToolbarContent
  >(_ first: First, _ second: Second, _ content: repeat each Content) -> _ToolbarContents {
    var parts: [any ToolbarContent] = [first, second]
    repeat parts.append(each content)
    return _ToolbarContents(parts: parts)
  }

  /// The items of an `if` without `else`; absent where the condition does not hold.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// The items of a condition that holds.
  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarContents {
    _ToolbarContents(parts: [first])
  }

  /// The items of a condition that does not hold.
  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarContents {
    _ToolbarContents(parts: [second])
  }

  /// Erases the type of items that are guarded by `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content)
    -> _ToolbarContents
  {
    _ToolbarContents(parts: [content])
  }
}

/// Items that are there under a condition.
extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// Stops the program: the runtime places the items, and there is no body to call.
  public var body: Never {
    preconditionFailure("Items that are there under a condition have no body to call.")
  }

  /// The wrapped items; none for `nil`.
  @MainActor public static func _entries(of content: Self, _ inputs: _ToolbarInputs)
    -> [_ToolbarEntry]
  {
    content.map { Wrapped._entries(of: $0, inputs) } ?? []
  }
}

/// Several items, whatever they came from.
public struct _ToolbarContents: PrimitiveToolbarContent {
  let parts: [any ToolbarContent]

  /// The items of all parts, in order.
  @MainActor public static func _entries(of content: Self, _ inputs: _ToolbarInputs)
    -> [_ToolbarEntry]
  {
    func entries<C: ToolbarContent>(of part: C) -> [_ToolbarEntry] { C._entries(of: part, inputs) }
    return content.parts.flatMap { entries(of: $0) }
  }
}
