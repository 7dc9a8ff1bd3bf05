/// What a person can do with a map.
public struct MapInteractionModes: OptionSet, Sendable {
  /// The number of the modes.
  public let rawValue: Int
  /// Creates modes from their number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Moves it.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// Zooms it.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// Pitches it.
  public static let pitch = MapInteractionModes(rawValue: 4)
  /// Turns it.
  public static let rotate = MapInteractionModes(rawValue: 8)
  /// All of that.
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}
