import SwiftUICore

/// The purpose of content that populates the toolbar.
public struct ToolbarRole: Hashable, Sendable {
  let name: String

  /// As the system does by itself.
  public static let automatic = ToolbarRole(name: "automatic")
  /// The toolbar of content that can be navigated.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// The toolbar of browsable content: its title stands at the leading edge on wide screens.
  public static let browser = ToolbarRole(name: "browser")
  /// The toolbar of editable content: its title stands at the leading edge on wide screens, and the back button has no
  /// text.
  public static let editor = ToolbarRole(name: "editor")
}

extension View {
  /// Configures the semantic role for the content populating the toolbar.
  ///
  /// On a phone an editor's back button has no text; that it has one here is reported. A browser's toolbar looks as any.
  @ViewBuilder nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
    if role == .editor {
      reportsFault("toolbarRole(.editor): the back button keeps its text.")
    } else {
      self
    }
  }

  /// Configures the toolbar title menu. The title opens no menu here, which is reported.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let report = EmptyView().reportsFault("toolbarTitleMenu: the title opens no menu.")
    return background { report }
  }
}

/// The title menu of a toolbar. The title opens no menu here, which is reported.
public struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent, CustomizableToolbarContent {
  /// Creates a menu with what the system puts into it.
  public init() where Content == EmptyView {}
  /// Creates a menu with content.
  public init(@ViewBuilder content: () -> Content) {}

  /// An item without a size, which reports that there is no menu.
  public static func _entries(of content: Self, _ inputs: _ToolbarInputs) -> [_ToolbarEntry] {
    let report = EmptyView().reportsFault("ToolbarTitleMenu: the title opens no menu.")
    return [
      _ToolbarEntry(
        entry: ToolbarEntry(placement: .automatic, view: AnyView(report), isEmpty: true))
    ]
  }
}
