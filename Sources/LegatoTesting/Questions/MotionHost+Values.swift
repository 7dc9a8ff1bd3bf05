import LegatoDisplay
import LegatoFilm
import SwiftUICore
import Testing

// What is this value at 125 ms? A value is named by the view's path or its last steps, a dot, the
// property, and where it has several numbers another dot and which: `Card/Text.opacity`,
// `Card.scale.x`, `Badge.frame.width`. The property alone is that of the first view that has it.
// Recordings and messages write the same names.
extension MotionHost {
  /// What is shown of a value.
  ///
  /// - Parameters:
  ///   - name: the value: `Card/Text.opacity`.
  ///   - time: moves the clock there first, in seconds since the view appeared.
  /// - Returns: NaN where there is no such value, which is recorded as an issue with those that
  ///   there are.
  public func value(
    of name: String, at time: Double? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Double {
    find(name, at: time, sourceLocation)?.shown ?? .nan
  }

  /// What a value will be when nothing moves any more: what the code says.
  ///
  /// - Returns: NaN where there is no such value, which is recorded as an issue.
  public func finalValue(
    of name: String, at time: Double? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Double {
    find(name, at: time, sourceLocation)?.model ?? .nan
  }

  /// How fast a value changes from now on, in its own unit a second; 0 where it rests.
  ///
  /// - Returns: NaN where there is no such value, which is recorded as an issue.
  public func velocity(
    of name: String, at time: Double? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Double {
    guard let value = find(name, at: time, sourceLocation) else { return .nan }
    return stage.velocity(of: value)
  }

  /// What part of its way a value has made: 0 where its motion began, 1 at its end, and more than
  /// 1 while a spring overshoots. 1 where it rests.
  ///
  /// - Returns: NaN where there is no such value, which is recorded as an issue.
  public func progress(
    of name: String, at time: Double? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Double {
    guard let value = find(name, at: time, sourceLocation) else { return .nan }
    guard value.sample.isMoving,
      let from = recorder.motion(of: value.sample.path, value.sample.property)?.from,
      from.indices.contains(value.component)
    else { return 1 }
    let way = value.model - from[value.component]
    return way == 0 ? 1 : (value.shown - from[value.component]) / way
  }

  /// How long it is until a value rests, in seconds: 0 where it does, infinite where it never will.
  ///
  /// - Parameter name: the value; everything that moves but loops, where nobody says.
  /// - Returns: NaN where there is no such value, which is recorded as an issue.
  public func settlingTime(
    of name: String? = nil, at time: Double? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Double {
    guard let name else {
      if let time { advance(to: time, sourceLocation: sourceLocation) }
      let ends = stage.host.motions.filter { !$0.isAmbient }.map(\.end)
      return max(0, (ends.max() ?? now) - now)
    }
    guard let value = find(name, at: time, sourceLocation) else { return .nan }
    guard value.sample.isMoving else { return 0 }
    let ends = stage.host.motions.filter {
      $0.path == value.sample.path
        && ($0.property == value.sample.property
          || value.sample.property.hasPrefix("\($0.property)#"))
    }.map(\.end)
    return max(0, (ends.max() ?? now) - now)
  }

  /// The names of all values that can move, in the order of the views.
  public var valueNames: [String] {
    stage.host.values.flatMap { value in
      value.components.count > 1
        ? value.components.map { "\(value.path).\(value.property).\($0)" }
        : ["\(value.path).\(value.property)"]
    }
  }

  private func find(
    _ name: String, at time: Double?, _ sourceLocation: SourceLocation
  ) -> NamedValue? {
    if let time {
      guard time >= now, time.isFinite else {
        advance(to: time, sourceLocation: sourceLocation)
        return nil
      }
      recorder.advance(to: time)
    }
    do {
      return try stage.value(named: name)
    } catch {
      fail(error.message, at: sourceLocation)
      return nil
    }
  }
}
