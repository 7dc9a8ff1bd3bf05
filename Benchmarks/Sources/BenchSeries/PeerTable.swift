import Foundation

/// Scenes beside their peers, for people: means and 99th percentiles, and how many times as long Legato takes.
public struct PeerTable: Hashable, Sendable {
  /// What one program takes for a scene, in milliseconds: medians over the rounds.
  public struct Row: Hashable, Sendable {
    public var who: String
    /// Of a frame, or of building.
    public var mean: Double?
    public var p99: Double?
  }

  public struct Scene: Hashable, Sendable {
    public var section: String
    public var count: Int
    public var own: Row
    /// In the order in which they ran.
    public var peers: [Row]

    /// The programs in C that know their scene are a limit, and no peers.
    static func isLimit(_ who: String) -> Bool {
      who.hasPrefix("C ") || who.hasPrefix("hand-written")
    }

    /// How many times as long Legato takes as the fastest of the peers, limits left out; `nil` where there is none.
    public var toBestPeer: (mean: Double?, p99: Double?) {
      ratios(to: peers.filter { !Self.isLimit($0.who) })
    }

    /// The same of the fastest program that knows its scene.
    public var toLimit: (mean: Double?, p99: Double?) {
      ratios(to: peers.filter { Self.isLimit($0.who) })
    }

    private func ratios(to rows: [Row]) -> (mean: Double?, p99: Double?) {
      (
        Self.ratio(own.mean, rows.compactMap(\.mean).min()),
        Self.ratio(own.p99, rows.compactMap(\.p99).min())
      )
    }

    static func ratio(_ own: Double?, _ other: Double?) -> Double? {
      guard let own, let other, other > 0 else { return nil }
      return own / other
    }
  }

  public let scenes: [Scene]

  /// - Parameter lines: what all programs have printed in all rounds.
  public init(_ lines: [ResultLine]) {
    var order: [Key] = []
    var people: [Key: [String]] = [:]
    var values: [Key: [String: [String: [Double]]]] = [:]
    for line in lines {
      guard let (who, figure) = Self.parts(of: line.name) else { continue }
      let key = Key(section: line.section, count: line.count)
      if values[key] == nil { order.append(key) }
      if values[key]?[who] == nil { people[key, default: []].append(who) }
      values[key, default: [:]][who, default: [:]][figure, default: []].append(line.value)
    }
    scenes = order.compactMap { key in
      // Building is measured of every scene; it is the figure of those alone that do nothing else.
      let isBuilding = !(values[key]?["Legato"]?.keys.contains("mean") ?? false)
      let rows = (people[key] ?? []).map { who in
        let own = values[key]?[who] ?? [:]
        return Row(
          who: who, mean: Spread(own[isBuilding ? "build" : "mean"] ?? [])?.median,
          p99: Spread(own["p99"] ?? [])?.median)
      }
      guard let own = rows.first(where: { $0.who == "Legato" }) else { return nil }
      return Scene(
        section: key.section, count: key.count, own: own,
        peers: rows.filter { $0.who != "Legato" && ($0.mean != nil || $0.p99 != nil) })
    }
  }

  private struct Key: Hashable {
    var section: String
    var count: Int
  }

  /// Whose figure it is, and which; `nil` where it is none of a frame.
  private static func parts(of name: String) -> (who: String, figure: String)? {
    guard !name.hasPrefix("Legato against "), let space = name.lastIndex(of: " ") else {
      return nil
    }
    let figure = String(name[name.index(after: space)...])
    guard ["mean", "p99", "build"].contains(figure) else { return nil }
    return (String(name[..<space]), figure)
  }

  // MARK: In words

  public var text: String {
    var rows = [["scene", "N", "who", "mean ms", "p99 ms", "Legato ÷ it", "p99"]]
    for scene in scenes {
      rows.append(
        [scene.section, Figure.grouped(scene.count), "Legato"]
          + [Self.time(scene.own.mean), Self.time(scene.own.p99), "", ""])
      for peer in scene.peers {
        rows.append(
          ["", "", peer.who, Self.time(peer.mean), Self.time(peer.p99)]
            + [
              Self.times(Scene.ratio(scene.own.mean, peer.mean)),
              Self.times(Scene.ratio(scene.own.p99, peer.p99)),
            ])
      }
      for (name, ratio) in [("best peer", scene.toBestPeer), ("C", scene.toLimit)]
      where ratio.mean != nil || ratio.p99 != nil {
        rows.append(["", "", "→ \(name)", "", "", Self.times(ratio.mean), Self.times(ratio.p99)])
      }
    }
    return Self.aligned(rows, left: [0, 2]).joined(separator: "\n") + "\n"
  }

  private static func time(_ value: Double?) -> String {
    value.map { String(format: $0 >= 100 ? "%.0f" : $0 >= 10 ? "%.1f" : "%.2f", $0) } ?? "–"
  }

  private static func times(_ value: Double?) -> String {
    value.map { String(format: $0 >= 10 ? "%.0f×" : "%.2f×", $0) } ?? "–"
  }

  static func aligned(_ rows: [[String]], left: Set<Int>) -> [String] {
    let widths = (0..<(rows.first?.count ?? 0)).map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, text in
        let gap = String(repeating: " ", count: widths[column] - text.count)
        return left.contains(column) ? text + gap : gap + text
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
