import LegatoDisplay

/// A recording and the frames that were shown.
package struct Film: Sendable {
  /// What was shown at one of the recording's times.
  package struct RecordedFrame: Sendable {
    package let time: Double
    package let list: DisplayList
    /// What is different since the frame before.
    package let changes: DisplayChanges

    package init(time: Double, list: DisplayList, changes: DisplayChanges) {
      self.time = time
      self.list = list
      self.changes = changes
    }
  }

  package var recording: Recording
  /// One for each of the recording's times.
  package var frames: [RecordedFrame] = []

  package init(recording: Recording, frames: [RecordedFrame] = []) {
    self.recording = recording
    self.frames = frames
  }
}
