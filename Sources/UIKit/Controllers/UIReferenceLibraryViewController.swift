import Foundation

/// A view controller that shows what dictionaries know of a term. It is a box.
@MainActor @preconcurrency
open class UIReferenceLibraryViewController: UIViewController {
  /// The term.
  private let term: String
  /// Creates a controller of a term.
  public init(term: String) {
    self.term = term
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller as from an archive.
  public required init?(coder: NSCoder) {
    term = ""
    super.init(coder: coder)
  }
  /// Whether a dictionary knows a term: there is none here.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
  open override func loadView() { view = NamedBoxView("UIReferenceLibraryViewController") }
}
