import LegatoDisplay
import SwiftUICore

/// What happened while a view was filmed: every value by time, and what it took.
///
/// A value: the same view, configuration and scenario give an equal recording.
package struct Recording: Hashable, Sendable {
  /// Something done to the view.
  package struct Event: Hashable, Sendable {
    package var time: Double
    package var action: Scenario.Event.Action
    package var label: String
    package var point: Point?

    package init(
      time: Double, action: Scenario.Event.Action, label: String, point: Point? = nil
    ) {
      self.time = time
      self.action = action
      self.label = label
      self.point = point
    }
  }

  package var view: String
  package var configuration: HostConfiguration
  package var framesPerSecond: Int
  /// When the samples were taken: at multiples of the frame's length, and exactly when something
  /// was done, fell due, or ended.
  package var times: [Double] = []
  /// In the order in which the values appeared.
  package var tracks: [Track] = []
  package var events: [Event] = []
  /// What the frame of each time took.
  package var frames: [FrameStatistics] = []
  package var issues: [RuntimeIssue] = []
  /// What a person would have felt.
  package var feedback: [FeedbackEvent] = []
  /// A box around all that was ever shown, on the surface.
  package var contentBounds = Rect.zero
  /// Whether nothing moved at the end but what is endless.
  package var isSettled = false

  package init(view: String, configuration: HostConfiguration, framesPerSecond: Int) {
    self.view = view
    self.configuration = configuration
    self.framesPerSecond = framesPerSecond
  }

  package var duration: Double { times.last ?? 0 }

  /// The track of a value: `path` is the view's path or its last steps.
  package func track(_ path: String, _ property: String) -> Track? {
    tracks.first { $0.name == property && PathQuery.isCalled($0.path, path) }
  }

  /// What is shown now counts as content. Where the surface is full there is nothing to look for.
  @MainActor
  package mutating func extendContent(_ host: ViewHost) {
    let size = configuration.size
    let whole = Rect(0, 0, size.width, size.height)
    guard contentBounds.union(whole) != contentBounds else { return }
    contentBounds = contentBounds.union(host.contentBounds)
  }

  /// The row of a time, or of the last one before it.
  package func row(at time: Double) -> Int {
    max(0, (times.firstIndex { $0 > time + simultaneity } ?? times.count) - 1)
  }
}

/// Times closer together than this are one, in seconds: the clocks that code asks count
/// nanoseconds, and what is written counts microseconds.
package let simultaneity = 5e-7
