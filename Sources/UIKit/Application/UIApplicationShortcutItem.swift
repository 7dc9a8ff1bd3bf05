import Foundation
import SwiftUICore

/// A quick action of an app's icon. A host shows no icon: the items are kept.
@MainActor @preconcurrency
open class UIApplicationShortcutItem: NSObject {
  /// What the action is, in the app's own words.
  open private(set) var type: String
  /// The title of the action.
  open private(set) var localizedTitle: String
  /// The line below the title.
  open private(set) var localizedSubtitle: String?
  /// The picture of the action.
  open private(set) var icon: UIApplicationShortcutIcon?
  /// What the app keeps with the action.
  open private(set) var userInfo: [String: any NSSecureCoding]?
  /// What the system asks for the action with.
  open var targetContentIdentifier: Any?

  /// Creates a quick action with a title alone.
  public convenience init(type: String, localizedTitle: String) {
    self.init(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil, userInfo: nil)
  }

  /// Creates a quick action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }
}

/// A quick action that can be changed.
@MainActor @preconcurrency
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {}

/// The picture of a quick action, of which a host shows none.
@MainActor @preconcurrency
open class UIApplicationShortcutIcon: NSObject {
  /// The name of a symbol or of an image of the app.
  package let name: String

  /// Creates a picture from an image of the app.
  public init(templateImageName: String) { name = templateImageName }
  /// Creates a picture from a symbol.
  public init(systemImageName: String) { name = systemImageName }
}
