/// Sets of things in which each needs every other, by way of others or directly: the strongly connected
/// components of more than one thing, by Tarjan's algorithm.
enum Knots {
  /// - Parameters:
  ///   - nodes: the things, in the order in which they are looked at.
  ///   - needs: what each thing needs.
  /// - Returns: the knots, the largest first, each in the order of its names.
  static func find(_ nodes: [String], needs: [String: Set<String>]) -> [[String]] {
    var search = Search(needs: needs.mapValues { $0.sorted() })
    for node in nodes { search.visit(node) }
    return search.knots.sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
  }

  /// One search; it keeps its path itself, so that no chain of needs is too long for it.
  private struct Search {
    let needs: [String: [String]]
    var knots: [[String]] = []
    /// The order in which things were reached.
    private var numbers: [String: Int] = [:]
    /// The lowest number that can be reached from each thing within its component.
    private var lowest: [String: Int] = [:]
    private var open: [String] = []
    private var isOpen: Set<String> = []

    init(needs: [String: [String]]) { self.needs = needs }

    mutating func visit(_ start: String) {
      guard numbers[start] == nil else { return }
      var path: [(node: String, next: Int)] = [(start, 0)]
      reach(start)
      while let (node, next) = path.last {
        let targets = needs[node] ?? []
        if next < targets.count {
          path[path.count - 1].next += 1
          let target = targets[next]
          if numbers[target] == nil {
            reach(target)
            path.append((target, 0))
          } else if isOpen.contains(target) {
            lower(node, to: numbers[target])
          }
        } else {
          path.removeLast()
          if let parent = path.last { lower(parent.node, to: lowest[node]) }
          if lowest[node] == numbers[node] { close(node) }
        }
      }
    }

    private mutating func reach(_ node: String) {
      lowest[node] = numbers.count
      numbers[node] = numbers.count
      open.append(node)
      isOpen.insert(node)
    }

    private mutating func lower(_ node: String, to number: Int?) {
      guard let number, let known = lowest[node] else { return }
      lowest[node] = min(known, number)
    }

    /// Takes a component off the open things.
    private mutating func close(_ node: String) {
      var members: [String] = []
      while let member = open.popLast() {
        isOpen.remove(member)
        members.append(member)
        if member == node { break }
      }
      if members.count > 1 { knots.append(members.sorted()) }
    }
  }
}
