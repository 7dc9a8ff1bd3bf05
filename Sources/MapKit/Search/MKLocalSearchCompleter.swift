import Foundation

/// Completes what a person searches for. It finds nothing: the delegate hears that the server failed.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
  /// What kinds of completions are searched for.
  public struct ResultType: OptionSet, Sendable {
    /// The number of the kinds.
    public let rawValue: UInt
    /// Creates kinds from their number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = ResultType(rawValue: 1)
    /// Places of interest.
    public static let pointOfInterest = ResultType(rawValue: 2)
    /// Words to search for.
    public static let query = ResultType(rawValue: 4)
    /// Mountains and lakes.
    public static let physicalFeature = ResultType(rawValue: 8)
  }
  /// What is completed, before iOS 13.
  public enum FilterType: Int, Sendable {
    /// Places and words.
    case locationsAndQueries
    /// Places.
    case locationsOnly
  }

  /// What is notified.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// Where.
  open var region = MKCoordinateRegion(.world)
  /// Whether places elsewhere are found, too.
  open var regionPriority = MKLocalSearchRegionPriority.default
  /// The kinds of completions.
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  /// What is completed.
  open var filterType = FilterType.locationsAndQueries
  /// The kinds of places of interest.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// What was found: nothing.
  open var results: [MKLocalSearchCompletion] { [] }
  /// Whether it searches: never, as it fails at once.
  open var isSearching: Bool { false }
  /// The beginning of what a person searches for: to set it fails, as the delegate hears.
  open var queryFragment = "" {
    didSet {
      guard !queryFragment.isEmpty else { return }
      delegate?.completer(self, didFailWithError: MKError(.serverFailure))
    }
  }

  /// Creates a completer.
  public override init() {}
  /// Ends the search.
  open func cancel() {}
}

/// Methods that are called with what a completer finds.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  /// Something was found: never.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// The search failed.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// Does nothing.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Does nothing.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// A completion of what a person searches for.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  /// The title.
  open var title: String { "" }
  /// What stands below it.
  open var subtitle: String { "" }
  /// What of the title the person has written.
  open var titleHighlightRanges: [NSValue] { [] }
  /// What of the subtitle the person has written.
  open var subtitleHighlightRanges: [NSValue] { [] }
  /// Creates a completion without words.
  public override init() {}
}
