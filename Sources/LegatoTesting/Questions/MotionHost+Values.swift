import LegatoDisplay
import LegatoFilm
import SwiftUICore
import Testing

// What is this value at 125 ms? A value is named by the view's path or its last steps, a dot, the
// property, and where it has several numbers another dot and which: `Card/Text.opacity`,
// `Card.scale.x`, `Badge.frame.width`. The property alone is that of the first view that has it.
// Recordings and messages write the same names.
extension MotionHost {
  /// The presented value of an animatable property.
  ///
  /// - Parameters:
  ///   - name: The path and the property: `Card/Text.opacity`.
  ///   - time: Advances the clock to this time first, in seconds since the view appeared; `nil`,
  ///     the default, does not.
  /// - Returns: The value in its own unit; NaN where there is no such value, which is recorded as
  ///   an issue that lists the existing ones.
  public func value(
    of name: String, at time: Double? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Double {
    find(name, at: time, sourceLocation)?.shown ?? .nan
  }

  /// The model value of an animatable property: the value at rest.
  ///
  /// - Parameters:
  ///   - name: The path and the property: `Card/Text.opacity`.
  ///   - time: Advances the clock to this time first, in seconds since the view appeared; `nil`,
  ///     the default, does not.
  /// - Returns: NaN where there is no such value, which is recorded as an issue.
  public func finalValue(
    of name: String, at time: Double? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Double {
    find(name, at: time, sourceLocation)?.model ?? .nan
  }

  /// The velocity of an animatable property, in its own unit per second; 0 at rest.
  ///
  /// - Parameters:
  ///   - name: The path and the property: `Card/Text.opacity`.
  ///   - time: Advances the clock to this time first, in seconds since the view appeared; `nil`,
  ///     the default, does not.
  /// - Returns: NaN where there is no such value, which is recorded as an issue.
  public func velocity(
    of name: String, at time: Double? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Double {
    guard let value = find(name, at: time, sourceLocation) else { return .nan }
    return stage.velocity(of: value)
  }

  /// The progress of an animatable property: 0 at the start of its motion, 1 at the end and at
  /// rest, above 1 while a spring overshoots.
  ///
  /// - Parameters:
  ///   - name: The path and the property: `Card/Text.opacity`.
  ///   - time: Advances the clock to this time first, in seconds since the view appeared; `nil`,
  ///     the default, does not.
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

  /// The time until an animatable property comes to rest, in seconds: 0 at rest, infinite for a
  /// loop.
  ///
  /// - Parameters:
  ///   - name: The path and the property; `nil`, the default, means all values except loops.
  ///   - time: Advances the clock to this time first, in seconds since the view appeared; `nil`,
  ///     the default, does not.
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

  /// The names of all animatable properties, in the order of the views.
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
