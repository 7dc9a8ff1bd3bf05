import CoreGraphics
import Foundation
import SwiftUICore

// Interfaces of the system are boxes: what they were given is kept.

/// A view that stands for an interface of the system: a box with its name.
@MainActor
package final class NamedBoxView: UIView {
  private let name: String
  package init(_ name: String) {
    self.name = name
    super.init(frame: .zero)
  }
  package required init?(coder: NSCoder) {
    name = "UIView"
    super.init(coder: coder)
  }
  package override var boxName: String? { name }
}

/// A view controller that you use to offer standard services from your app. It is a box.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  /// A function that is called when the controller is done.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void
  /// What is shared.
  public let activityItems: [Any]
  /// The services that are left out.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Is called when the controller is done: never.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Creates a controller of items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller as from an archive.
  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }
  open override func loadView() { view = NamedBoxView("UIActivityViewController") }
}

/// A service that an app offers.
@MainActor @preconcurrency
open class UIActivity: NSObject {
  /// The kind of a service.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Services of the system.
    public static let airDrop = Self(rawValue: "com.apple.UIKit.activity.AirDrop")
    /// Copies.
    public static let copyToPasteboard = Self(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    /// Writes a mail.
    public static let mail = Self(rawValue: "com.apple.UIKit.activity.Mail")
    /// Writes a message.
    public static let message = Self(rawValue: "com.apple.UIKit.activity.Message")
    /// Prints.
    public static let print = Self(rawValue: "com.apple.UIKit.activity.Print")
    /// Saves an image.
    public static let saveToCameraRoll = Self(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    /// Keeps for reading.
    public static let addToReadingList = Self(rawValue: "com.apple.UIKit.activity.AddToReadingList")
    /// Assigns to a contact.
    public static let assignToContact = Self(rawValue: "com.apple.UIKit.activity.AssignToContact")
    /// Opens as a book.
    public static let openInIBooks = Self(rawValue: "com.apple.UIKit.activity.OpenInIBooks")
    /// Posts.
    public static let postToFacebook = Self(rawValue: "com.apple.UIKit.activity.PostToFacebook")
    /// Posts.
    public static let postToTwitter = Self(rawValue: "com.apple.UIKit.activity.PostToTwitter")
  }
}

/// A view controller that manages the system interfaces for taking pictures. It is a box.
@MainActor @preconcurrency
open class UIImagePickerController: UINavigationController {
  /// Where pictures are from.
  public enum SourceType: Int, Hashable, Sendable {
    /// The library, the camera, and the album.
    case photoLibrary, camera, savedPhotosAlbum
  }
  /// Keys of what was chosen.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The picture as it was.
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as it was edited.
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    /// Where the picture is.
    public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
    /// Where the film is.
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
  }
  /// What is notified; never.
  @_nonoverride open weak var delegate:
    (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// Where pictures are from.
  open var sourceType = SourceType.photoLibrary
  /// Whether pictures can be edited.
  open var allowsEditing = false
  /// The kinds of what can be chosen.
  open var mediaTypes = ["public.image"]
  /// Whether pictures can be had from a source: from none.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  open override func loadView() { view = NamedBoxView("UIImagePickerController") }
}

/// Methods that are called with what was chosen. A host calls none.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// A picture was chosen.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Nothing was chosen.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
/// An object that displays an alert message. It is not shown, which is reported.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  /// The style of an alert.
  public enum Style: Int, Hashable, Sendable {
    /// From below, and in the middle.
    case actionSheet, alert
  }
  /// The message.
  open var message: String?
  /// The style.
  public let preferredStyle: Style
  /// The buttons.
  open private(set) var actions: [UIAlertAction] = []
  /// Creates an alert.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  /// Creates an alert as from an archive.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }
  /// Adds a button.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  /// Adds a text field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
  /// The text fields.
  open private(set) var textFields: [UITextField]?
  open override func loadView() { view = NamedBoxView("UIAlertController") }
}

/// A button of an alert.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  /// The style of a button.
  public enum Style: Int, Hashable, Sendable {
    /// Plain, of what changes nothing, and of what destroys.
    case `default`, cancel, destructive
  }
  /// The title.
  public let title: String?
  /// The style.
  public let style: Style
  private let handler: ((UIAlertAction) -> Void)?
  /// Creates a button.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
