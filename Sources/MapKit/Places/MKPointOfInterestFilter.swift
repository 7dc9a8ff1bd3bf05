import Foundation

/// The kinds of places of interest that are shown or found.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  private let categories: Set<MKPointOfInterestCategory>
  private let isIncluding: Bool

  /// All kinds.
  open class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }
  /// No kind.
  open class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }
  /// Creates a filter of some kinds.
  public init(including categories: [MKPointOfInterestCategory]) {
    (self.categories, isIncluding) = (Set(categories), true)
  }
  /// Creates a filter of the other kinds.
  public init(excluding categories: [MKPointOfInterestCategory]) {
    (self.categories, isIncluding) = (Set(categories), false)
  }
  /// Whether a kind is shown.
  open func includes(_ category: MKPointOfInterestCategory) -> Bool {
    categories.contains(category) == isIncluding
  }
  /// Whether a kind is not shown.
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
