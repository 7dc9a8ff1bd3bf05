extension DragGesture {
  /// The attributes of a drag gesture.
  nonisolated public struct Value: Equatable, Sendable {
    /// The time associated with the drag gesture's current event, by the host's clock.
    public var time: Date
    /// The location of the drag gesture's current event, in points.
    public var location: CGPoint
    /// The location of the drag gesture's first event: where the finger came down, in points.
    public var startLocation: CGPoint
    /// The current drag velocity, in points per second.
    ///
    /// It comes of the last three places of the finger, and fades while the finger rests.
    public let velocity: CGSize

    /// The total translation from the start of the drag gesture to the current event of the drag
    /// gesture.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// A prediction, based on the current drag velocity, of where the final location will be if
    /// dragging stopped now: a quarter of a second on.
    public var predictedEndLocation: CGPoint {
      CGPoint(
        x: location.x + velocity.width * Self.prediction,
        y: location.y + velocity.height * Self.prediction)
    }

    /// A prediction, based on the current drag velocity, of what the final translation will be if
    /// dragging stopped now.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }

    /// How far ahead a prediction looks, in seconds.
    private static let prediction = 0.25
  }
}
