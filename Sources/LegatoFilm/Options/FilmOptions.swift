import LegatoDisplay
import SwiftUICore

/// What is filmed, how, and where it goes.
package struct FilmOptions: Hashable, Sendable {
  /// Which moments a filmstrip and a display list show.
  package enum Moments: Hashable, Sendable {
    /// As many as show the motion, at most eight.
    case automatic
    /// That many, spread over the motion.
    case count(Int)
    /// Those, in seconds.
    case times([Double])
  }

  /// The screen that a view is filmed on where no size is given, in points.
  package static let screen = HostConfiguration().size
  /// How long a surface's side can be, in points.
  static let sides = 1.0...4096
  /// The default duration of a hold, in seconds: a little longer than a long press takes.
  static let holdLength = 0.6
  /// The default duration of a drag, in seconds.
  static let dragLength = 0.3

  /// The view to film. `legato film` compiles it; a program that films has it compiled in.
  package var view: String?
  /// The target of the project that is meant; `nil`: the only one, or the only app.
  package var target: String?
  /// The version of iOS that conditions in sources are answered for, as in `17.4`; `nil`: the newest.
  package var systemVersion: String?
  /// What stands in for modules that are not there, as in `Kingfisher=StandIns/Kingfisher`.
  package var standIns: [String] = []
  /// What the film has to do without, in words.
  package var leftOut: [String] = []
  /// The names of the previews to film; all where empty.
  package var previews: [String] = []
  package var scenario = Scenario()
  /// Seconds; `nil`: until nothing moves.
  package var duration: Double?
  /// Samples in a second.
  package var framesPerSecond = 60
  package var moments = Moments.automatic
  /// The surface; `nil`: a screen, of which what the view takes up is shown.
  package var size: Size?
  package var configuration = HostConfiguration()
  /// The system that was asked for; `nil` where a preview may say which one.
  package var system: SystemVersion?
  package var writesAllValues = false
  /// Whether it is measured what the frames take.
  package var measuresCosts = false
  /// How long code of the view may take for one step, in seconds.
  package var patience = 20.0
  /// Where to write, each in the format of its ending.
  package var outputs: [String] = []

  package init() {}
}
