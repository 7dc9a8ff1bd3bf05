import Foundation

/// How a scrolled content goes on along one axis once it is let go, as a function of the time since.
///
/// It slides with a velocity that decays, up to where the content ends, and swings past the end and
/// back like a critically damped spring. What is let go beyond the end swings back at once.
struct ScrollCourse: Equatable {
  /// What is left of the velocity after each millisecond.
  static let decayPerMillisecond = 0.998
  /// The same as a rate, per second.
  static let decay = -1000 * log(decayPerMillisecond)
  /// The angular frequency of the spring at the ends, per second.
  static let pull = 10.0
  /// What is nearer to its place than this rests, in points.
  static let tolerance = 0.1

  private var start: Double
  /// How far the slide would go in all.
  private let reach: Double
  /// When the slide gives way to the spring; infinite where it does not.
  private let slideEnd: Double
  /// The spring's displacement and rate at the start of the swing.
  private let swing: (displacement: Double, rate: Double)
  /// Where the content comes to rest.
  private(set) var target: Double
  /// When it does, in seconds after it was let go.
  let end: Double

  /// - Parameters:
  ///   - position: where the content is let go, in points.
  ///   - velocity: in points a second.
  ///   - bounds: where it can rest.
  ///   - grid: the distance of two pixels, in points: it comes to rest on one.
  init(position: Double, velocity: Double, bounds: ClosedRange<Double>, grid: Double) {
    start = position
    let wish = position + velocity / Self.decay
    let rest = min(max((wish / grid).rounded() * grid, bounds.lowerBound), bounds.upperBound)
    target = rest
    if bounds.contains(position) {
      let passes = !bounds.contains(wish)
      reach = passes ? velocity / Self.decay : rest - position
      guard passes else {
        slideEnd = .infinity
        swing = (0, 0)
        end = max(0, log(max(abs(rest - position), 1e-9) / Self.tolerance) / Self.decay)
        return
      }
      let left = max(1 - (rest - position) / reach, 1e-9)
      slideEnd = -log(left) / Self.decay
      swing = (0, velocity * left)
    } else {
      reach = 0
      slideEnd = 0
      let displacement = position - rest
      swing = (displacement, velocity + Self.pull * displacement)
    }
    end = slideEnd + Self.duration(of: swing)
  }

  /// A spring to a place that the content is to come to rest at.
  init(position: Double, velocity: Double, target: Double) {
    start = position
    reach = 0
    slideEnd = 0
    self.target = target
    swing = (position - target, velocity + Self.pull * (position - target))
    end = Self.duration(of: swing)
  }

  /// The same motion elsewhere: the content has grown or shrunk before what is seen of it.
  func shifted(by distance: Double) -> Self {
    var course = self
    course.start += distance
    course.target += distance
    return course
  }

  func value(at time: Double) -> Double {
    guard time < end else { return target }
    guard time >= slideEnd else { return start + reach * (1 - exp(-Self.decay * max(0, time))) }
    let elapsed = time - slideEnd
    return target + (swing.displacement + swing.rate * elapsed) * exp(-Self.pull * elapsed)
  }

  /// In points a second.
  func velocity(at time: Double) -> Double {
    guard time < end else { return 0 }
    guard time >= slideEnd else { return reach * Self.decay * exp(-Self.decay * max(0, time)) }
    let elapsed = time - slideEnd
    return (swing.rate - Self.pull * (swing.displacement + swing.rate * elapsed))
      * exp(-Self.pull * elapsed)
  }

  /// How long a swing is seen; steps are fine, as nobody sees the end.
  private static func duration(of swing: (displacement: Double, rate: Double)) -> Double {
    var time = 0.0
    while time < 4 {
      let largest = abs(swing.displacement) + abs(swing.rate) * time
      if largest * exp(-pull * time) < tolerance, time * pull >= 1 || swing.rate == 0 {
        return time
      }
      time += 0.01
    }
    return time
  }

  static func == (left: Self, right: Self) -> Bool {
    left.start == right.start && left.reach == right.reach && left.slideEnd == right.slideEnd
      && left.swing == right.swing && left.target == right.target
  }
}

/// How content gives way that is dragged beyond its end.
enum RubberBand {
  /// How much of a small movement is followed.
  static let give = 0.55

  /// How far content is seen beyond its end, that a finger has dragged `distance` beyond it.
  static func presented(_ distance: Double, length: Double) -> Double {
    guard length > 0 else { return 0 }
    return (1 - 1 / (distance * give / length + 1)) * length
  }

  /// How far a finger has dragged what is seen `shown` beyond the end.
  static func dragged(_ shown: Double, length: Double) -> Double {
    guard length > 0 else { return 0 }
    let shown = min(shown, length * 0.999)
    return length / give * (shown / (length - shown))
  }
}
