import Foundation

/// A search for places. It finds none: the answer is that the server failed.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  /// A function that is called with what was found, or with an error.
  public typealias CompletionHandler = (MKLocalSearch.Response?, (any Error)?) -> Void

  /// What kinds of places are searched for.
  public struct ResultType: OptionSet, Sendable {
    /// The number of the kinds.
    public let rawValue: UInt
    /// Creates kinds from their number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = ResultType(rawValue: 1)
    /// Places of interest.
    public static let pointOfInterest = ResultType(rawValue: 2)
    /// Mountains and lakes.
    public static let physicalFeature = ResultType(rawValue: 4)
  }

  /// What is searched for, and where.
  open class Request: NSObject, @unchecked Sendable {
    /// The kinds of places.
    public typealias ResultType = MKLocalSearch.ResultType
    /// The words.
    open var naturalLanguageQuery: String?
    /// Where.
    open var region = MKCoordinateRegion(.world)
    /// Whether places elsewhere are found, too.
    open var regionPriority = MKLocalSearchRegionPriority.default
    /// The kinds of places.
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    /// The kinds of places of interest.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    /// Creates a request for nothing.
    public override init() {}
    /// Creates a request for words.
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }
    /// Creates a request for words in a region.
    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init(naturalLanguageQuery: naturalLanguageQuery)
      self.region = region
    }
    /// Creates a request for a completion.
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init(naturalLanguageQuery: completion.title)
    }
  }

  /// What was found.
  open class Response: NSObject, @unchecked Sendable {
    /// The places.
    open var mapItems: [MKMapItem] { [] }
    /// Where they are.
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    override init() {}
  }

  private let what: NSObject

  /// Creates a search.
  public init(request: Request) { what = request }
  /// Creates a search for places of interest.
  public init(request: MKLocalPointsOfInterestRequest) { what = request }
  /// Whether it runs: never, as it fails at once.
  open var isSearching: Bool { false }
  /// Searches: fails.
  open func start(completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, MKError(.serverFailure))
  }
  /// Searches: fails.
  open func start() async throws -> Response { throw MKError(.serverFailure) }
  /// Ends the search.
  open func cancel() {}
}

/// Whether a search finds places outside of its region.
public enum MKLocalSearchRegionPriority: Int, Sendable {
  /// It does.
  case `default`
  /// It does not.
  case required
}

/// A request for places of interest about a coordinate.
open class MKLocalPointsOfInterestRequest: NSObject, @unchecked Sendable {
  /// The largest radius, in meters.
  public static let maxRadius = 32_000.0
  /// The middle.
  public let coordinate: CLLocationCoordinate2D
  /// The radius in meters.
  public let radius: Double
  /// Where.
  public let region: MKCoordinateRegion
  /// The kinds of places.
  open var pointOfInterestFilter: MKPointOfInterestFilter?

  /// Creates a request for places about a coordinate.
  public init(center coordinate: CLLocationCoordinate2D, radius: Double) {
    (self.coordinate, self.radius) = (coordinate, radius)
    region = MKCoordinateRegion(
      center: coordinate, latitudinalMeters: radius * 2, longitudinalMeters: radius * 2)
  }
  /// Creates a request for places in a region.
  public init(coordinateRegion region: MKCoordinateRegion) {
    (coordinate, self.region) = (region.center, region)
    radius = region.span.latitudeDelta * Mercator.circumference / 720
  }
}
