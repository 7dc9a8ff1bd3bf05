import Foundation

/// A way. None is found here: classes of an app's tests can make their own.
open class MKRoute: NSObject, @unchecked Sendable {
  /// A part of a way.
  open class Step: NSObject, @unchecked Sendable {
    /// What to do.
    open var instructions: String { "" }
    /// What to look out for.
    open var notice: String? { nil }
    /// How long it is, in meters.
    open var distance: Double { 0 }
    /// How a person travels.
    open var transportType: MKDirectionsTransportType { .automobile }
    /// The line.
    open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
    /// Creates an empty part.
    public override init() {}
  }

  /// The name.
  open var name: String { "" }
  /// What to look out for.
  open var advisoryNotices: [String] { [] }
  /// How long it is, in meters.
  open var distance: Double { 0 }
  /// How long it takes, in seconds.
  open var expectedTravelTime: TimeInterval { 0 }
  /// How a person travels.
  open var transportType: MKDirectionsTransportType { .automobile }
  /// The line.
  open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
  /// The parts.
  open var steps: [Step] { [] }
  /// Whether it costs something.
  open var hasTolls: Bool { false }
  /// Whether it is on highways.
  open var hasHighways: Bool { false }
  /// Creates an empty way.
  public override init() {}
}
