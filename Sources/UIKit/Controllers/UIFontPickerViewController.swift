import Foundation

/// A view controller that shows fonts to choose from. It is a box.
@MainActor @preconcurrency
open class UIFontPickerViewController: UIViewController {
  /// What is shown.
  public let configuration: Configuration
  /// What is notified with the font that was chosen: never.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The font that is chosen.
  open var selectedFontDescriptor: UIFontDescriptor?

  /// Creates a controller.
  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller as from an archive.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }
  open override func loadView() { view = NamedBoxView("UIFontPickerViewController") }

  /// What a controller of fonts shows.
  @MainActor @preconcurrency
  open class Configuration: NSObject {
    /// Whether faces are shown beside families.
    open var includeFaces = false
    /// Whether fonts are named in the system's font.
    open var displayUsingSystemFont = false
    /// The traits of the fonts that are shown; none for all.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    /// What decides by the languages of fonts.
    open var filteredLanguagesPredicate: NSPredicate?
    /// Creates a configuration.
    public override init() { super.init() }
    /// What decides for fonts that can write languages.
    open class func filterPredicate(forFilteredLanguages filteredLanguages: [String])
      -> NSPredicate?
    {
      NSPredicate { languages, _ in
        let known = languages as? [String] ?? []
        return filteredLanguages.allSatisfy(known.contains)
      }
    }
  }
}

/// Methods that are called with the font that was chosen. A host calls none.
@MainActor @preconcurrency
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// Nothing was chosen.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  /// A font was chosen.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

// All of them may be left out.
extension UIFontPickerViewControllerDelegate {
  /// A default that does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  /// A default that does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}
