/// A view that updates according to a schedule that you provide.
///
/// A timeline view has no appearance of its own: at each entry of its schedule it evaluates its
/// content. It starts no animation.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content

  /// Information passed to a timeline view's content callback.
  public struct Context {
    /// A rate at which timeline views can receive updates.
    public enum Cadence: Comparable, Sendable {
      /// Updates the view continuously.
      case live
      /// Updates the view approximately once per second.
      case seconds
      /// Updates the view approximately once per minute.
      case minutes
    }

    /// The date from the schedule that triggered the current view update.
    public let date: Date
    /// The rate at which the timeline updates the view: ``Cadence/live``, for a host never saves
    /// its display.
    public let cadence: Cadence
  }
}

/// Information passed to a timeline view's content callback.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: View where Content: View {
  /// A timeline view has no body: it is presented by the runtime.
  public typealias Body = Never

  /// Creates a new timeline view that uses the given schedule.
  ///
  /// - Parameters:
  ///   - schedule: A schedule that produces a sequence of dates that indicate the instances when the
  ///     view should update. Entries closer than a millisecond may be passed over.
  ///   - content: A closure that generates view content at the moments indicated by the schedule.
  nonisolated public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// Stops the program: the runtime presents the content, and there is no body to call.
  public var body: Never {
    preconditionFailure("A timeline view is drawn by the runtime and has no body to call.")
  }

  /// Creates the node that evaluates the content at the dates of the schedule.
  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    if let schedule = view.schedule as? AnimationTimelineSchedule {
      AnimationTimelineNode(view, inputs, schedule: schedule)
    } else {
      EntryTimelineNode(view, inputs)
    }
  }
}
