import SwiftUICore

/// Follows the values of a host: which there are, what moves them, what they show.
@MainActor
package struct TrackCollector {
  /// A value as it was last seen.
  private final class Seen {
    /// Kept alive, so that no later value has the same identifier.
    let attribute: AnyAttribute
    let track: Int
    var visit = 0
    var model: [Double]
    var animation: String?
    var end = 0.0
    /// The attribute's revision when it was looked at, and when what it shows was: `nil` before, and
    /// where it has none.
    var observed: Int?
    var sampled: Int?
    var shown: [Double] = []

    init(attribute: AnyAttribute, track: Int, model: [Double]) {
      self.attribute = attribute
      self.track = track
      self.model = model
    }
  }

  package private(set) var tracks: [Track] = []
  private var seen: [ObjectIdentifier: Seen] = [:]
  /// Those that are there, in the order of the tree.
  private var present: [Seen] = []
  /// The tracks of each path and property, and the value that has it now.
  private var byName: [[String]: [Int]] = [:]
  private var owner: [Int: ObjectIdentifier] = [:]
  private var visit = 0
  private var rows = 0
  /// The view that was last asked for its path: it often has several values, one after another.
  private var lastPath: (node: Node, path: String)?

  package init() {}

  /// Records values that were inserted or removed, were changed by code, or were set in motion.
  ///
  /// - Returns: whether there were any.
  package mutating func observe(_ host: ViewHost) -> Bool {
    visit += 1
    var changed = false
    let attributes = host.graph.attributesInOrder
    let areSame =
      attributes.count == present.count
      && zip(attributes, present).allSatisfy { $0 === $1.attribute }
    if !areSame {
      lastPath = nil
      changed = attributes.count != present.count
      // Who is still there is known before anyone takes a free track.
      for attribute in attributes { seen[ObjectIdentifier(attribute)]?.visit = visit }
      present = attributes.map { attribute in
        let (state, isNew) = state(of: attribute, at: host.now)
        if isNew { changed = true }
        return state
      }
    }
    for state in present {
      if observe(state, at: host.now) { changed = true }
    }
    return changed
  }

  /// The number of the track that a value has now.
  package func number(of attribute: AnyAttribute) -> Int? {
    seen[ObjectIdentifier(attribute)]?.track
  }

  /// The value that a track has now; `nil` where none has.
  package func attribute(path: String, property: String, number: Int) -> AnyAttribute? {
    present.first {
      let track = tracks[$0.track]
      return track.number == number && track.property == property && track.path == path
    }?.attribute
  }

  /// What is known of a value, and whether it is there for the first time.
  private mutating func state(of attribute: AnyAttribute, at now: Double) -> (Seen, isNew: Bool) {
    let id = ObjectIdentifier(attribute)
    if let known = seen[id] {
      owner[known.track] = id
      return (known, false)
    }
    let model = attribute.modelComponents
    let state = Seen(attribute: attribute, track: track(for: attribute, at: now), model: model)
    state.visit = visit
    owner[state.track] = id
    seen[id] = state
    tracks[state.track].models.append(Track.Model(time: now, components: model))
    return (state, true)
  }

  private mutating func observe(_ state: Seen, at now: Double) -> Bool {
    let attribute = state.attribute
    if let revision = attribute.revision, revision == state.observed { return false }
    state.observed = attribute.revision
    let model = attribute.modelComponents
    let hasNewModel = model != state.model
    if hasNewModel {
      tracks[state.track].models.append(Track.Model(time: now, components: model))
      state.model = model
    }
    let hasNewMotion = note(state, at: now)
    return hasNewModel || hasNewMotion
  }

  private mutating func note(_ state: Seen, at now: Double) -> Bool {
    let attribute = state.attribute
    let animation = attribute.isMoving ? attribute.motionDescription : nil
    let end = attribute.isMoving ? attribute.endTime : 0
    guard animation != state.animation || end != state.end else { return false }
    let isRetarget = attribute.startTime < now && state.animation != nil
    let track = state.track
    if state.animation != nil, let last = tracks[track].motions.indices.last {
      tracks[track].motions[last].end = min(now, tracks[track].motions[last].end)
    }
    if let animation {
      var motion = Track.Motion(
        animation: animation, start: now, end: end, isRetarget: isRetarget,
        isSystem: attribute.animation?.isSystem ?? false)
      motion.reason = AnimationPlaces.name(of: attribute.animation)
      tracks[track].motions.append(motion)
    }
    state.animation = animation
    state.end = end
    return true
  }

  /// The first track of the value's path and property that no living value has, or a new one.
  private mutating func track(for attribute: AnyAttribute, at now: Double) -> Int {
    let path = path(of: attribute.element.node.namingNode)
    let name = [path, attribute.property]
    let known = byName[name, default: []]
    let origin = attribute.element.node.viewOrigin
    let free = known.first { track in
      tracks[track].components == attribute.components && tracks[track].origin == origin
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
    track.origin = origin
    track.shown = Array(repeating: nil, count: rows)
    tracks.append(track)
    byName[name, default: []].append(tracks.count - 1)
    return tracks.count - 1
  }

  private mutating func path(of node: Node) -> String {
    if let lastPath, lastPath.node === node { return lastPath.path }
    let path = node.path
    lastPath = (node, path)
    return path
  }

  /// Keeps no row, and of what the code said and of the motions only the last ones: who has taken the rows
  /// along can go on for any time.
  package mutating func forgetRows() {
    rows = 0
    for index in tracks.indices {
      tracks[index].shown = []
      tracks[index].models = tracks[index].models.suffix(1)
      tracks[index].motions = tracks[index].motions.suffix(1)
    }
  }

  /// Adds a row: what every value shows now. A frame has been made of this time, so that what moves has
  /// been brought up to it.
  package mutating func sample() {
    for state in present {
      let attribute = state.attribute
      let isKnown =
        !attribute.isMoving && attribute.revision != nil && attribute.revision == state.sampled
      if !isKnown {
        state.shown = attribute.presentedComponents
        state.sampled = attribute.isMoving ? nil : attribute.revision
      }
      tracks[state.track].shown.append(state.shown)
    }
    rows += 1
    for index in tracks.indices where tracks[index].shown.count < rows {
      tracks[index].shown.append(nil)
    }
  }
}
