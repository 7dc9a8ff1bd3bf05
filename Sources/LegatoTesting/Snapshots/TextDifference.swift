/// What is different in a text, line by line: what has gone begins with `-`, what is new with `+`, and some
/// lines around both with a space. Above each place stands the path of the view, read from the indentation.
struct TextDifference {
  /// How many lines are shown before and after what differs.
  static let context = 2

  /// The difference as text.
  private(set) var lines: [String] = []
  /// In how many places the texts differ.
  private(set) var places = 0

  var isEmpty: Bool { places == 0 }

  private struct Line {
    let sign: String
    let text: String
    /// Where the line is in its text.
    let number: Int
  }

  init(_ reference: String, _ actual: String) {
    let (old, new) = (Self.lines(reference), Self.lines(actual))
    let all = Self.lines(old, new)
    var index = 0
    while let start = all[index...].firstIndex(where: { $0.sign != " " }) {
      // Places that are close to each other are one.
      var end = start
      while let next = all[(end + 1)...].prefix(2 * Self.context + 1)
        .lastIndex(where: { $0.sign != " " })
      {
        end = next
      }
      places += 1
      let first = all[start]
      let path = Self.path(of: first.number, in: first.sign == "-" ? old : new)
      lines.append("@@ line \(first.number + 1)\(path.isEmpty ? "" : ", \(path)") @@")
      let (from, to) = (max(start - Self.context, index), min(end + Self.context, all.count - 1))
      lines += all[from...to].map { $0.sign + $0.text }
      index = end + 1
    }
  }

  /// The lines of a text, what follows the last line's end left out.
  private static func lines(_ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.last == "" ? lines.dropLast() : lines
  }

  private static func lines(_ old: [String], _ new: [String]) -> [Line] {
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        lines.append(Line(sign: "-", text: old[left], number: left))
        left += 1
      } else if inserted.contains(right) {
        lines.append(Line(sign: "+", text: new[right], number: right))
        right += 1
      } else {
        lines.append(Line(sign: " ", text: new[right], number: right))
        left += 1
        right += 1
      }
    }
    return lines
  }

  /// The names of the lines that a line stands below, and its own where it has one.
  private static func path(of number: Int, in lines: [String]) -> String {
    // Above the empty line is what is said of the snapshot, not of a view.
    guard let head = lines.firstIndex(of: ""), number > head else { return "" }
    func depth(_ number: Int) -> Int {
      lines.indices.contains(number) ? lines[number].prefix { $0 == " " }.count : 0
    }
    var names: [Substring] = []
    var limit = depth(number)
    for above in (head + 1...number).reversed() where !lines[above].isEmpty {
      let isOwn = above == number
      guard isOwn || depth(above) < limit else { continue }
      limit = min(limit, depth(above))
      let name = lines[above].drop { $0 == " " }.prefix { $0 != " " }
      if name.hasSuffix(":") {
        names.append(name.dropLast())
      } else if !isOwn || depth(above + 1) > depth(above) {
        names.append(name)
      }
    }
    return names.reversed().joined(separator: "/")
  }
}
