import SwiftUICore

/// Groups of controls that you can add to existing command menus.
///
/// An iPhone shows no menus: the shortcuts of the controls act on a keyboard, wherever the group is put. The system's own
/// commands have no shortcuts here, so none is replaced.
public struct CommandGroup<Content: View>: PrimitiveCommands {
  private let content: Content

  /// A value describing the addition of the given views to the beginning of the indicated group.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// A value describing the addition of the given views to the end of the indicated group.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// A value describing the complete replacement of the contents of the indicated group with the given views.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// The group's controls.
  public static func _controls(of commands: Self) -> AnyView { AnyView(commands.content) }
}

/// The standard locations that you can place new command groups relative to.
public struct CommandGroupPlacement: Sendable {
  private init() {}

  /// About the app.
  public static let appInfo = CommandGroupPlacement()
  /// The app's settings.
  public static let appSettings = CommandGroupPlacement()
  /// Services that other apps offer.
  public static let systemServices = CommandGroupPlacement()
  /// What hides and shows apps.
  public static let appVisibility = CommandGroupPlacement()
  /// What ends the app.
  public static let appTermination = CommandGroupPlacement()
  /// What makes new documents.
  public static let newItem = CommandGroupPlacement()
  /// What saves documents, and closes windows.
  public static let saveItem = CommandGroupPlacement()
  /// What reads and writes the formats of other apps.
  public static let importExport = CommandGroupPlacement()
  /// What prints.
  public static let printItem = CommandGroupPlacement()
  /// What takes the last change back, and does it again.
  public static let undoRedo = CommandGroupPlacement()
  /// What cuts, copies and pastes.
  public static let pasteboard = CommandGroupPlacement()
  /// What finds, spells and transforms text.
  public static let textEditing = CommandGroupPlacement()
  /// The style of text.
  public static let textFormatting = CommandGroupPlacement()
  /// What shows, hides and changes the toolbar.
  public static let toolbar = CommandGroupPlacement()
  /// What shows and hides the sidebar.
  public static let sidebar = CommandGroupPlacement()
  /// The window's size.
  public static let windowSize = CommandGroupPlacement()
  /// What arranges the app's windows.
  public static let windowArrangement = CommandGroupPlacement()
  /// The app's help.
  public static let help = CommandGroupPlacement()
}
