import Foundation

/// What has become of the figures from one series to another.
public struct Comparison: Hashable, Sendable {
  /// By how much a median has to differ, beside the readings lying apart: five in a hundred.
  public static let margin = 0.05

  public enum Verdict: Hashable, Sendable {
    case worse, better, same
  }

  public struct Change: Hashable, Sendable {
    public var figure: Figure
    public var old: Spread
    public var new: Spread
    public var verdict: Verdict
  }

  public let changes: [Change]
  /// Figures that only the new series has, and only the old one.
  public let added: [Figure]
  public let gone: [Figure]
  private let rounds: (old: Int, new: Int)

  public static func == (left: Comparison, right: Comparison) -> Bool {
    left.changes == right.changes && left.added == right.added && left.gone == right.gone
      && left.rounds == right.rounds
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(changes)
    hasher.combine(added)
    hasher.combine(gone)
  }

  public init(old: Series, new: Series) {
    let known = Dictionary(old.entries.map { ($0.figure, $0.spread) }) { first, _ in first }
    changes = new.entries.compactMap { entry in
      known[entry.figure].map { before in
        Change(
          figure: entry.figure, old: before, new: entry.spread,
          verdict: Self.verdict(before, entry.spread))
      }
    }
    added = new.entries.map(\.figure).filter { known[$0] == nil }
    let present = Set(new.entries.map(\.figure))
    gone = old.entries.map(\.figure).filter { !present.contains($0) }
    rounds = (old.rounds, new.rounds)
  }

  /// Whether something costs more than before, by more than noise.
  public var hasWorse: Bool { changes.contains { $0.verdict == .worse } }

  /// All readings of one series lie above all of the other, and the medians are further apart than the margin. Of
  /// five rounds each that happens by chance once in 126 figures where a figure has not changed, both ways together.
  static func verdict(_ old: Spread, _ new: Spread) -> Verdict {
    if new.least > old.most, new.median > old.median * (1 + margin) { return .worse }
    if new.most < old.least, new.median < old.median / (1 + margin) { return .better }
    return .same
  }

  // MARK: In words

  public var text: String {
    let worse = changes.filter { $0.verdict == .worse }
    let better = changes.filter { $0.verdict == .better }
    let same = changes.count - worse.count - better.count
    var lines: [String] = []
    lines += list("Costs more", worse.map(Self.line))
    lines += list("Costs less", better.map(Self.line))
    lines += list("New", added.map { "  " + $0.title })
    lines += list("Gone", gone.map { "  " + $0.title })
    lines += [
      "\(same) of \(changes.count) figures are as before, within noise.",
      "A figure costs more where all readings lie above all readings of the other series, and the median by more than"
        + " \(Int(Self.margin * 100)) %; less, the other way round.",
    ]
    if min(rounds.old, rounds.new) < 3 {
      lines.append(
        "With fewer than three rounds (\(rounds.old) and \(rounds.new)) that says little: readings hardly overlap."
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func list(_ heading: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["\(heading) (\(lines.count)):"] + lines + [""]
  }

  private static func line(_ change: Change) -> String {
    let word =
      switch (change.figure.isTime, change.verdict) {
      case (true, .worse): "slower"
      case (true, _): "faster"
      case (false, .worse): "more"
      case (false, _): "less"
      }
    let (old, new) = (change.old, change.new)
    let amount: String
    if old.median > 0, new.median > 0 {
      let (larger, smaller) = (max(new.median, old.median), min(new.median, old.median))
      let ratio = larger / smaller
      amount =
        ratio >= 2
        ? String(format: "%.1f times ", ratio) + (word == "less" ? "less" : word)
        : String(format: "%.0f %% ", 100 * abs(new.median / old.median - 1)) + word
    } else {
      amount = word
    }
    return
      "  \(change.figure.title): \(amount) (\(words(new)) \(change.figure.unit), was \(words(old)))"
  }

  private static func words(_ spread: Spread) -> String {
    "\(short(spread.median)) [\(short(spread.least))…\(short(spread.most))]"
  }

  private static func short(_ value: Double) -> String { String(format: "%.3g", value) }
}
