/// What one frame took.
package struct FrameStatistics: Hashable, Sendable {
  /// Bodies evaluated.
  package var bodies = 0
  /// Elements measured or placed.
  package var layouts = 0
  /// Layers whose properties were written again.
  package var layersRecorded = 0
  /// Canvases whose renderer ran.
  package var canvasesDrawn = 0
  /// Moving values that were sampled.
  package var animatorsTicked = 0
  /// The processor time of each pass; `nil` where it is not measured, as reading the clock takes time too.
  package var times: PassTimes?

  package init() {}

  /// - Parameter measuresTime: whether the passes are timed.
  package init(measuresTime: Bool) {
    times = measuresTime ? PassTimes() : nil
  }
}
