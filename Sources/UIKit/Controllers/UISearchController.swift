import Foundation

/// What is told of a search field.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {
  /// The text is another one.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The button to search was tapped.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The button to cancel was tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// A person begins to edit.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// A person has ended to edit.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Whether a person may begin to edit.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Whether a person may end to edit.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Another segment was chosen.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// A default that does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// A default that does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// A default that does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// A default that does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// A default that does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// A default: yes.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// A default: yes.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// A default that does nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

/// What shows the results of a search.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: AnyObject {
  /// The text of the search is another one.
  func updateSearchResults(for searchController: UISearchController)
}

/// What is told of a search.
@MainActor @preconcurrency
public protocol UISearchControllerDelegate: AnyObject {}

/// A view controller that manages the display of search results based on interactions with a search bar. It is never
/// active, as nobody does anything with its bar.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
  /// Where results are shown; `nil` for the controller that is searched.
  public let searchResultsController: UIViewController?
  /// Its bar.
  public let searchBar = UISearchBar()
  /// Who shows the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Who is told of the search.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether a person is searching.
  open var isActive = false
  /// Whether what is searched is dimmed meanwhile.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the bar goes meanwhile.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button to cancel comes by itself.
  open var automaticallyShowsCancelButton = true

  /// Creates a controller.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without a controller for results.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }
}
