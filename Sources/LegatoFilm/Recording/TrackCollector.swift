import SwiftUICore

/// Follows the values of a host: which there are, what moves them, what they show.
@MainActor
package struct TrackCollector {
  /// A value as it was last seen.
  private struct Seen {
    /// Kept, so that no later value is taken for this one.
    let attribute: AnyAttribute
    let track: Int
    var visit = 0
    var model: [Double]
    var animation: String?
    var end = 0.0
  }

  package private(set) var tracks: [Track] = []
  private var seen: [ObjectIdentifier: Seen] = [:]
  private var present: [AnyAttribute] = []
  /// The tracks of each path and property, and the value that has it now.
  private var byName: [[String]: [Int]] = [:]
  private var owner: [Int: ObjectIdentifier] = [:]
  private var visit = 0
  private var rows = 0

  package init() {}

  /// Takes note of values that came, went, were changed by code, or were set in motion.
  /// Answers whether there were any.
  package mutating func observe(_ host: ViewHost) -> Bool {
    visit += 1
    var changed = false
    let before = present.count
    present = host.graph.attributesInOrder
    // Who is still there is known before anyone takes a free track.
    for attribute in present { seen[ObjectIdentifier(attribute)]?.visit = visit }
    for attribute in present {
      if observe(attribute, at: host.now) { changed = true }
    }
    return changed || present.count != before
  }

  /// The number of the track that a value has now.
  package func number(of attribute: AnyAttribute) -> Int? {
    seen[ObjectIdentifier(attribute)]?.track
  }

  private mutating func observe(_ attribute: AnyAttribute, at now: Double) -> Bool {
    let id = ObjectIdentifier(attribute)
    let model = attribute.modelComponents
    let isNew = seen[id] == nil
    var state =
      seen[id] ?? Seen(attribute: attribute, track: track(for: attribute, at: now), model: model)
    let track = state.track
    state.visit = visit
    owner[track] = id
    let hasNewModel = isNew || model != state.model
    if hasNewModel { tracks[track].models.append(Track.Model(time: now, components: model)) }
    let hasNewMotion = note(attribute, &state, at: now)
    state.model = model
    seen[id] = state
    return hasNewModel || hasNewMotion
  }

  private mutating func note(_ attribute: AnyAttribute, _ state: inout Seen, at now: Double) -> Bool
  {
    let animation = attribute.isMoving ? attribute.motionDescription : nil
    let end = attribute.isMoving ? attribute.endTime : 0
    guard animation != state.animation || end != state.end else { return false }
    let isRetarget = attribute.startTime < now && state.animation != nil
    let track = state.track
    if state.animation != nil, let last = tracks[track].motions.indices.last {
      tracks[track].motions[last].end = min(now, tracks[track].motions[last].end)
    }
    if let animation {
      tracks[track].motions.append(
        Track.Motion(
          animation: animation, start: now, end: end, isRetarget: isRetarget))
    }
    state.animation = animation
    state.end = end
    return true
  }

  /// The first track of the value's path and property that no living value has, or a new one.
  private mutating func track(for attribute: AnyAttribute, at now: Double) -> Int {
    let path = attribute.element.node.named.path
    let name = [path, attribute.property]
    let known = byName[name, default: []]
    let free = known.first { track in
      tracks[track].components == attribute.components
        && owner[track].map { seen[$0]?.visit != visit } ?? true
    }
    if let free {
      // What moved the value that is gone has gone with it.
      if let last = tracks[free].motions.indices.last, tracks[free].motions[last].end > now {
        tracks[free].motions[last].end = now
      }
      return free
    }
    var track = Track(
      path: path, property: attribute.property, number: known.count + 1,
      components: attribute.components)
    track.shown = Array(repeating: nil, count: rows)
    tracks.append(track)
    byName[name, default: []].append(tracks.count - 1)
    return tracks.count - 1
  }

  /// Adds a row: what every value shows now.
  package mutating func sample() {
    for attribute in present {
      guard let state = seen[ObjectIdentifier(attribute)] else { continue }
      attribute.sampleNow()
      tracks[state.track].shown.append(attribute.presentedComponents)
    }
    rows += 1
    for index in tracks.indices where tracks[index].shown.count < rows {
      tracks[index].shown.append(nil)
    }
  }
}
