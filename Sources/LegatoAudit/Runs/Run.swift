import LegatoDisplay
import LegatoFilm
import SwiftUICore

/// One thing played with a view from its beginning, and what happened.
package struct Run: Sendable {
  /// What is played.
  package enum Kind: Hashable, Sendable {
    /// The view comes on screen, and nothing else is done.
    case appear
    /// A tap, rest, another tap.
    case tap
    /// A finger comes down and is lifted half a second later.
    case press
    /// A finger comes down, goes far away, and is lifted there.
    case dragAway
    /// A finger comes down and the system takes the touch away.
    case cancel
    /// Several taps, faster than anything comes to rest.
    case rapidTaps
    /// As many taps, each when all is at rest: what quick ones are held against.
    case slowTaps
    /// What the view is given changes, twice.
    case change
    /// Many changes within a second.
    case rapidChanges
    /// A value of the view's state is set to another one and back.
    case state
    case scroll
    /// A finger goes sideways, one way and the other.
    case swipe
    /// A finger goes sideways, and the system takes the touch away.
    case swipeCancel
    case type
    /// Every body is evaluated anew, and nothing has changed.
    case refresh
    /// A setting is switched on while the view is there and something moves.
    case liveReducedMotion
    case liveLowPower
  }

  /// A stretch of the run: from something that was done to the next.
  package struct Phase: Hashable, Sendable {
    package let start: Double
    package var end: Double
    package let trigger: Trigger
    /// What was done, in words.
    package let name: String
  }

  /// What was shown at one of the recording's times.
  package struct PlayedFrame: Sendable {
    package let time: Double
    package let list: DisplayList
    /// Whether anything is different since the frame before.
    package let isNews: Bool
  }

  /// Something that was done.
  package struct Act: Hashable, Sendable {
    package let time: Double
    package let name: String
    package let point: Point?
  }

  /// How things stand while nothing moves.
  package struct Rest: Sendable {
    package let time: Double
    /// The model values of the tracks that are there, by the number of the track.
    package let models: [Int: [Double]]
    /// What an assistive technology would tell, a thing a line.
    package let spoken: [String]
    /// The paths of those things, in the same order.
    package let places: [String]
    package let isSettled: Bool
  }

  package let kind: Kind
  package let conditions: Conditions
  /// What is acted on: a label, a path, a value's name.
  package let target: String
  package var recording: Recording
  /// One for each of the recording's times.
  package var frames: [PlayedFrame] = []
  /// What was done, by time.
  package var acts: [Act] = []
  package var phases: [Phase] = []
  /// At the end of each phase.
  package var rests: [Rest] = []
  package var changes: [RunJournal.Change] = []
  /// App motion that the framework, not the app, suppressed under Reduce Motion.
  package var substitutes: [RunJournal.ReducedMotionFallback] = []
  /// The views that go from phase to phase by themselves.
  package var loops: [String] = []
  /// The views whose bodies asked for Low Power Mode, and how often they had at the end of each phase.
  package var powerReaders: [String] = []
  package var powerReads: [Int] = []
  /// The tracks of the values that act on a track's view from outside of it, by the numbers of the
  /// tracks, the nearest first.
  package var above: [Int: [Int]] = [:]
  /// How many animations pulled at a track's value at once, at the most.
  package var stacked: [Int: Int] = [:]
  /// How many of them began at once, where it was more than one: a press and its release not counted.
  package var begun: [Int: Int] = [:]
  /// All motions, in the order of the tracks and of time: what `findMovements` says.
  package var movements: [Movement] = []
  /// Those that an app has a say in: none of the system's own.
  package var ownMovements: [Movement] { movements.filter { !$0.isSystem } }
  /// Motions that no animation makes: what `findDriven` says.
  package var driven: [Movement] = []
  /// What was asked for while nothing moved: see `IdleCost`.
  package var idle: Idle?

  /// A second in which nothing is done and nothing moves.
  package struct Idle: Hashable, Sendable {
    package var start = 0.0
    /// Frames that the host wanted to show.
    package var frames = 0
    /// Times at which code or a timer was woken.
    package var wakes = 0
    /// Frames in which anything on screen was different.
    package var changedFrames = 0
  }

  package init(_ kind: Kind, _ conditions: Conditions, target: String, recording: Recording) {
    self.kind = kind
    self.conditions = conditions
    self.target = target
    self.recording = recording
  }

  /// What was played and how, for people.
  package var name: String {
    let label = target.isEmpty ? "" : " “\(target)”"
    let act =
      switch kind {
      case .appear: "appear"
      case .tap: "tap\(label)"
      case .press: "press\(label)"
      case .dragAway: "press\(label), drag away"
      case .cancel: "press\(label), touch cancelled"
      case .rapidTaps: "rapid taps on\(label)"
      case .slowTaps: "slow taps on\(label)"
      case .change: "change what it is given"
      case .rapidChanges: "change what it is given, fast"
      case .state: "set state\(label)"
      case .scroll: "scroll\(label)"
      case .swipe: "swipe\(label)"
      case .swipeCancel: "swipe\(label), touch cancelled"
      case .refresh: "evaluate every body anew"
      case .type: "type into\(label)"
      case .liveReducedMotion: "reduce motion on the way"
      case .liveLowPower: "save power on the way"
      }
    return "\(conditions.rawValue): \(act)"
  }

  /// The stretch that a time belongs to: of two that meet, the later one.
  package func phase(at time: Double) -> Phase? {
    phases.last { $0.start <= time + simultaneity } ?? phases.first
  }

  package var tracks: [Track] { recording.tracks }
  package var duration: Double { recording.duration }
}
