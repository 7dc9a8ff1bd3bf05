import SwiftUICore

/// The content for a tab, or several, in a programmatically selectable tab view.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type used to drive selection for this tab content.
  associatedtype TabValue: Hashable
  /// The type of content representing the body of this tab content.
  associatedtype Body: TabContent

  /// The composition of content that comprise the tab content.
  @TabContentBuilder<TabValue> var body: Self.Body { get }

  /// The tabs, in order.
  static func _entries(of content: Self) -> [_TabEntry]
}

extension TabContent {
  /// The tabs of the body: the default.
  public static func _entries(of content: Self) -> [_TabEntry] { Body._entries(of: content.body) }
}

extension Never: TabContent {
  /// `Never` is the value of no tab.
  public typealias TabValue = Never
}

/// One tab, as a tab view takes it.
public struct _TabEntry {
  /// The value that selects the tab; `nil` where it has none.
  let tag: AnyHashable?
  let label: AnyView
  let content: AnyView
  var role: TabRole?
  var badge: Text?
  /// Whether the tab bar leaves it out.
  var isHidden = false
  /// Whether a tap in the tab bar does not select it.
  var isDisabled = false
  /// Whether a section is around it, as far as the content has been put together.
  var isInSection = false
  /// What modifiers put around its item in the tab bar, the innermost first.
  var decorations: [@MainActor (AnyView) -> AnyView] = []
  /// What it is among the tabs of its tab view.
  var id = AnyHashable(0)
}

extension _TabEntry {
  /// The entries, each with an identity: its value, or its place where it has none or where a tab
  /// before it has the same.
  static func identified(_ entries: [_TabEntry]) -> [_TabEntry] {
    var known: Set<AnyHashable> = []
    return entries.enumerated().map { place, entry in
      var entry = entry
      if let tag = entry.tag {
        entry.id = known.insert(tag).inserted ? tag : AnyHashable(RepeatedTab(place: place))
      } else {
        entry.id = AnyHashable(place)
      }
      return entry
    }
  }
}

/// The identity of a tab whose value a tab before it has.
private struct RepeatedTab: Hashable {
  let place: Int
}

/// Tab content of the runtime: it has no body.
protocol PrimitiveTabContent: TabContent where Body == Never {}

extension PrimitiveTabContent {
  /// Stops the program: the runtime presents the tabs, and there is no body to call.
  public var body: Never {
    preconditionFailure("\(Self.self) is shown by the runtime and has no body to call.")
  }
}
