/// A gesture that recognizes one or more taps and reports their location.
nonisolated public struct SpatialTapGesture: PrimitiveGesture {
  /// The attributes of a tap gesture.
  public struct Value: Equatable, Sendable {
    /// The location of the tap gesture's current event: where the finger was lifted, in points.
    public var location: CGPoint
  }

  /// The required number of tap events. Below one it counts as one.
  public var count: Int
  /// The coordinate space in which to receive location values.
  public var coordinateSpace: CoordinateSpace

  /// Creates a tap gesture with the number of required taps and the coordinate space of the
  /// gesture's location.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a tap gesture with the number of required taps and the coordinate space of the
  /// gesture's location.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// Creates the recognizer of the taps.
  @MainActor
  public static func _makeGesture(_ gesture: Self, _ inputs: _GestureInputs)
    -> _GestureOutputs<Value>
  {
    SpatialTapRecognizer(gesture, inputs)
  }
}

private final class SpatialTapRecognizer: TapRecognizer<SpatialTapGesture> {
  override var wantedCount: Int { gesture.count }
  override func value(_ event: TouchEvent) -> SpatialTapGesture.Value? {
    SpatialTapGesture.Value(location: location(event.location, in: gesture.coordinateSpace))
  }
}
