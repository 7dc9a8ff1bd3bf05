import Foundation

/// A search for ways. It finds none: the answer is that the server failed.
open class MKDirections: NSObject, @unchecked Sendable {
  /// A function that is called with ways, or with an error.
  public typealias DirectionsHandler = (MKDirections.Response?, (any Error)?) -> Void
  /// A function that is called with the time of a way, or with an error.
  public typealias ETAHandler = (MKDirections.ETAResponse?, (any Error)?) -> Void

  /// Whether a way may have something.
  public enum RoutePreference: Int, Sendable {
    /// It may.
    case any
    /// It rather has not.
    case avoid
  }

  /// From where to where a way is searched for.
  open class Request: NSObject, @unchecked Sendable {
    /// Where it begins.
    open var source: MKMapItem?
    /// Where it ends.
    open var destination: MKMapItem?
    /// How a person travels.
    open var transportType = MKDirectionsTransportType.any
    /// Whether there may be several ways.
    open var requestsAlternateRoutes = false
    /// When it begins.
    open var departureDate: Date?
    /// When it ends.
    open var arrivalDate: Date?
    /// Whether it may cost something.
    open var tollPreference = RoutePreference.any
    /// Whether it may be on highways.
    open var highwayPreference = RoutePreference.any
    /// Creates a request.
    public override init() {}
  }

  /// The ways that were found.
  open class Response: NSObject, @unchecked Sendable {
    /// Where they begin.
    public let source: MKMapItem
    /// Where they end.
    public let destination: MKMapItem
    /// The ways.
    open var routes: [MKRoute] { [] }
    init(source: MKMapItem, destination: MKMapItem) {
      (self.source, self.destination) = (source, destination)
    }
  }

  /// The time of a way.
  open class ETAResponse: NSObject, @unchecked Sendable {
    /// Where it begins.
    public let source: MKMapItem
    /// Where it ends.
    public let destination: MKMapItem
    /// How long it takes, in seconds.
    open var expectedTravelTime: TimeInterval { 0 }
    /// How long it is, in meters.
    open var distance: Double { 0 }
    /// When it ends.
    public let expectedArrivalDate: Date
    /// When it begins.
    public let expectedDepartureDate: Date
    /// How a person travels.
    open var transportType: MKDirectionsTransportType { .any }
    init(source: MKMapItem, destination: MKMapItem, date: Date) {
      (self.source, self.destination) = (source, destination)
      (expectedArrivalDate, expectedDepartureDate) = (date, date)
    }
  }

  private let request: Request

  /// Creates a search.
  public init(request: Request) { self.request = request }
  /// Whether it runs: never, as it fails at once.
  open var isCalculating: Bool { false }
  /// Searches: fails.
  open func calculate(completionHandler: @escaping DirectionsHandler) {
    completionHandler(nil, MKError(.serverFailure))
  }
  /// Searches: fails.
  open func calculate() async throws -> Response { throw MKError(.serverFailure) }
  /// Searches for the time: fails.
  open func calculateETA(completionHandler: @escaping ETAHandler) {
    completionHandler(nil, MKError(.serverFailure))
  }
  /// Searches for the time: fails.
  open func calculateETA() async throws -> ETAResponse { throw MKError(.serverFailure) }
  /// Ends the search.
  open func cancel() {}
}

/// How a person travels.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  /// The number of the ways to travel.
  public let rawValue: UInt
  /// Creates ways to travel from their number.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By car.
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  /// On foot.
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  /// By bus and train.
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  /// By bicycle.
  public static let cycling = MKDirectionsTransportType(rawValue: 8)
  /// However.
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}
