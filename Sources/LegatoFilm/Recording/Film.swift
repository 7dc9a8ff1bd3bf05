import LegatoDisplay

/// A recording and the frames that were shown.
package struct Film: Sendable {
  /// What was shown at one of the recording's times.
  package struct RecordedFrame: Sendable {
    package let time: Double
    package let list: DisplayList
    /// What is different since the frame before.
    package let changes: DisplayChanges
  }

  package var recording: Recording
  /// One for each of the recording's times.
  package var frames: [RecordedFrame] = []
}
