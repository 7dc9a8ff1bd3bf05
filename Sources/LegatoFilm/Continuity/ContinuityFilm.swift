import LegatoDisplay
import LegatoRaster
import SwiftUICore

/// Asks whether what is drawn ever jumps, while a view is changed at given times.
///
/// The film is taken at 240 frames a second. Where something goes farther between two frames than can
/// be missed, and the frames around do not go on so, the view is played anew and the interval is looked
/// at in quarters, and what still goes as far in quarters of these, down to 16 microseconds: whatever
/// moves at a speed, however fast, goes as far in that time as its speed allows, which below 30,000
/// points a second is less than a pixel. What goes farther jumps. So no speed has to be known, and no
/// curve.
///
/// At the time of a change the frames before and after it are compared: they may not differ at all.
@MainActor
package struct ContinuityFilm {
  /// One playing of the view.
  package struct Take {
    let host: ViewHost
    let layers: () -> Set<LayerID>?
    let act: (_ index: Int) -> Void

    /// - Parameters:
    ///   - layers: The layers below which things may not jump; everywhere where there is no list.
    ///   - act: Does what is to be done at the change of that number. It may take its time, which is
    ///     not filmed.
    package init(
      _ host: ViewHost, below layers: @escaping () -> Set<LayerID>? = { nil },
      act: @escaping (_ index: Int) -> Void
    ) {
      self.host = host
      self.layers = layers
      self.act = act
    }
  }

  /// Makes the view, at rest.
  let make: () -> Take
  /// When it is changed, in seconds after the host's own time at the beginning, ascending.
  let changes: [Double]
  /// Which change the film begins with; what is before is played and not filmed.
  let first: Int
  /// Seconds after the last change at which the film ends even if something moves.
  let limit: Double
  /// Draws what jumps, to see whether it is seen; `nil` where the layers are believed.
  let textEngine: HarfBuzzTextEngine?

  package init(
    changes: [Double], filmedFrom first: Int = 0, limit: Double = 3,
    textEngine: HarfBuzzTextEngine? = nil, make: @escaping () -> Take
  ) {
    self.make = make
    self.changes = changes
    self.first = first
    self.limit = limit
    self.textEngine = textEngine
  }

  /// Frames of the film a second.
  package static let rate = 240.0
  /// Into how many parts an interval is divided, and how often.
  private static let (parts, levels) = (4, 4)

  /// When something is looked at. At the time of a change there are two such moments.
  private struct Moment: Comparable {
    var time: Double
    var changes: Int

    static func < (left: Moment, right: Moment) -> Bool {
      (left.time, left.changes) < (right.time, right.changes)
    }
  }

  private struct Sample {
    let moment: Moment
    /// What the clock says, from the beginning on.
    let now: Double
    let marks: [DrawnMark]
    /// What is drawn, where pixels may be asked for: a list that is kept is copied by the next frame.
    var list: DisplayList?
  }

  /// Everything that jumps, in the order of time.
  package func jumps() -> [DrawnJump] {
    let film = film()
    var found: [DrawnJump] = []
    var intervals: [(Sample, Sample)] = []
    for index in film.indices.dropLast() {
      let (left, right) = (film[index], film[index + 1])
      let jumps = DrawnJump.all(from: left.marks, to: right.marks, at: left.moment.time)
      if jumps.isEmpty { continue }
      if left.moment.time == right.moment.time {
        // A change that takes its time, as a long press, is no moment.
        if left.now == right.now { found += seen(jumps, left, right) }
      } else if goesOn(film, index, jumps) == false {
        intervals.append((left, right))
      }
    }
    for level in 1...Self.levels where !intervals.isEmpty {
      let isLast = level == Self.levels
      var finer: [(Sample, Sample)] = []
      for (left, right) in samples(within: intervals, keepsLists: isLast) {
        let jumps = DrawnJump.all(from: left.marks, to: right.marks, at: left.moment.time)
        if jumps.isEmpty { continue }
        if isLast { found += seen(jumps, left, right) } else { finer.append((left, right)) }
      }
      intervals = finer
    }
    return found.sorted { $0.time < $1.time }
  }

  /// Whether everything that moves far between two frames moves about as far between those before and
  /// after: then it is a motion.
  private func goesOn(_ film: [Sample], _ index: Int, _ jumps: [DrawnJump]) -> Bool {
    guard index > 0, index + 2 < film.count else { return false }
    return jumps.allSatisfy { jump in
      let chain = (index - 1...index + 2).compactMap { number in
        film[number].marks.first { $0.key == jump.key }
      }
      guard chain.count == 4, chain.allSatisfy({ $0.kind == chain[0].kind && $0.isSeen }) else {
        return false
      }
      return isSmooth(chain.map(\.place), .place) && isSmooth(chain.map(\.ink), .ink)
        && isSmooth(chain.map(\.shape), .shape) && isSmooth(chain.map { [$0.blur] }, .blur)
        && isSmooth(
          chain.map { [$0.seen.minX, $0.seen.minY, $0.seen.maxX, $0.seen.maxY] }, .clip)
    }
  }

  /// Whether the second differences of four frames are below what can be seen.
  private func isSmooth(_ chain: [[Double]], _ quantity: DrawnJump.Quantity) -> Bool {
    let count = chain[0].count
    guard chain.allSatisfy({ $0.count == count }) else { return false }
    return (0..<count).allSatisfy { part in
      let bend = { (at: Int) in chain[at][part] - 2 * chain[at + 1][part] + chain[at + 2][part] }
      return abs(bend(0)) <= quantity.bound && abs(bend(1)) <= quantity.bound
    }
  }

  /// Jumps of a pair of frames, as far as pixels show them.
  private func seen(_ jumps: [DrawnJump], _ left: Sample, _ right: Sample) -> [DrawnJump] {
    guard let textEngine, let before = left.list, let after = right.list else { return jumps }
    return DrawnPixels(before, textEngine: textEngine).differs(
      from: DrawnPixels(after, textEngine: textEngine), by: 3, count: 4) ? jumps : []
  }
}

// MARK: Playing

extension ContinuityFilm {
  /// The film at 240 frames a second, as long as something moves or is to come.
  private func film() -> [Sample] {
    let take = make()
    let start = take.host.now
    var samples: [Sample] = []
    var next = 0
    @MainActor func look(_ time: Double, keepsList: Bool = false) {
      take.host.advance(to: start + time)
      let moment = Moment(time: time, changes: next)
      samples.append(sample(take, start, moment, after: samples.last, keepsList: keepsList))
    }
    func act() {
      take.act(next)
      take.host.advance(to: take.host.now)
      next += 1
    }
    for change in changes.prefix(first) {
      take.host.advance(to: start + change)
      act()
    }
    for index in first..<changes.count {
      if index > first {
        play(take.host, start, from: changes[index - 1], to: changes[index]) { look($0) }
      }
      look(changes[index], keepsList: true)
      act()
      look(changes[index], keepsList: true)
    }
    let end = (changes.last ?? 0) + limit
    play(take.host, start, from: changes.last ?? 0, to: end) { look($0) }
    return samples
  }

  /// Looks at every frame between two times at which something is to be seen.
  private func play(
    _ host: ViewHost, _ start: Double, from: Double, to end: Double, _ look: (Double) -> Void
  ) {
    var frame = 1.0
    var wasStill = false
    while from + frame / Self.rate < end {
      look(from + frame / Self.rate)
      frame += 1
      let isStill = !host.needsFrame
      defer { wasStill = isStill }
      guard isStill, wasStill else { continue }
      // Nothing changes until the next event: the frame before it is the next to look at.
      guard let event = host.nextEventTime else { return }
      let target = ((event - start - from) * Self.rate).rounded(.down) - 1
      frame = max(frame, target)
    }
  }

  /// Pairs of neighbouring samples within intervals, from one playing.
  private func samples(within intervals: [(Sample, Sample)], keepsLists: Bool)
    -> [(Sample, Sample)]
  {
    let take = make()
    let start = take.host.now
    var next = 0
    @MainActor func act(upTo count: Int) {
      while next < min(count, changes.count) {
        take.host.advance(to: start + changes[next])
        take.act(next)
        take.host.advance(to: take.host.now)
        next += 1
      }
    }
    var pairs: [(Sample, Sample)] = []
    for (first, end) in intervals {
      let (begin, changes) = (first.moment.time, first.moment.changes)
      let length = (end.moment.time - begin) / Double(Self.parts)
      act(upTo: changes)
      @MainActor func look(_ part: Int) -> Sample {
        let time = part == Self.parts ? end.moment.time : begin + length * Double(part)
        take.host.advance(to: start + time)
        return sample(
          take, start, Moment(time: time, changes: changes), keepsList: keepsLists)
      }
      // The ends are known, but for what is drawn.
      var last = keepsLists ? look(0) : first
      for part in 1...Self.parts {
        let next = part == Self.parts && !keepsLists ? end : look(part)
        pairs.append((last, next))
        last = next
      }
    }
    return pairs
  }

  private func sample(
    _ take: Take, _ start: Double, _ moment: Moment, after last: Sample? = nil, keepsList: Bool
  ) -> Sample {
    let frame = take.host.frame()
    let now = take.host.now - start
    let marks =
      if let last, frame.changes.isEmpty {
        last.marks
      } else {
        DrawnMark.all(in: frame.list, below: take.layers())
      }
    return Sample(
      moment: moment, now: now, marks: marks, list: keepsList ? frame.list : nil)
  }
}
