/// The options that a command's help describes: the help is the one list of them.
package struct OptionNames {
  /// In the order of the help, each once.
  package let names: [String]
  /// Those that something has to stand behind.
  package let valued: [String]

  /// - Parameter help: lines that describe options begin with them, as in `  -o, --out PATH`.
  package init(help: String) {
    var names: [String] = []
    var valued: [String] = []
    for line in help.split(separator: "\n") {
      var found: [String] = []
      let words = line.drop { $0 == " " }.split(separator: " ", omittingEmptySubsequences: false)
      for word in words.prefix(2) {
        let name = String(word.hasSuffix(",") ? word.dropLast() : word)
        guard name.hasPrefix("-"), name.dropFirst().contains(where: \.isLetter) else { break }
        found.append(name)
      }
      names += found.filter { !names.contains($0) }
      // A value stands right behind; what is said of the option, further to the right.
      if let next = words.dropFirst(found.count).first, next.first?.isUppercase == true {
        valued += found.filter { !valued.contains($0) }
      }
    }
    self.names = names
    self.valued = valued
  }

  package init(_ names: [String]) {
    self.names = names
    valued = []
  }

  /// ` Did you mean --dark?`; empty where nothing is near.
  package func advice(for name: String) -> String {
    nearest(to: name).map { " Did you mean \($0)?" } ?? ""
  }

  /// The name that is most like another one; `nil` where none is near: where more than two in five
  /// of its letters would have to change.
  package func nearest(to name: String) -> String? {
    // Nobody means a name by one that is much longer.
    let given = Array(name.lowercased().prefix(64))
    let distances = names.map { candidate in
      (name: candidate, distance: Self.distance(given, Array(candidate.lowercased())))
    }
    guard let best = distances.min(by: { $0.distance < $1.distance }),
      Double(best.distance) <= 0.4 * Double(max(given.count, best.name.count)),
      best.distance < best.name.count
    else { return nil }
    return best.name
  }

  /// How many letters have to be put in, taken out, exchanged, or swapped with their neighbour
  /// (the optimal string alignment distance).
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    var before: [Int] = []
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var distance = min(
          last[column + 1] + 1, current[column] + 1, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          distance = min(distance, before[column - 1] + 1)
        }
        current.append(distance)
      }
      before = last
      last = current
    }
    return last[right.count]
  }
}
