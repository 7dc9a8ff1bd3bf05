/// A step that makes a scenario smaller.
enum Reduction: Hashable {
  /// Without some operations.
  case operations(from: Int, count: Int)
  /// With one of the smaller trees.
  case tree(Int)
}

extension Reduction: CustomStringConvertible {
  /// `o3x2`: without two operations from the third on; `t7`: the seventh smaller tree.
  var description: String {
    switch self {
    case .operations(let start, let count): "o\(start)x\(count)"
    case .tree(let index): "t\(index)"
    }
  }

  init?(_ text: Substring) {
    let numbers = text.dropFirst().split(separator: "x").compactMap { Int($0) }
    switch (text.first, numbers.count) {
    case ("o", 2): self = .operations(from: numbers[0], count: numbers[1])
    case ("t", 1): self = .tree(numbers[0])
    default: return nil
    }
  }
}

extension FuzzScenario {
  /// The scenario after some steps; steps that do not fit it change nothing.
  func reduced(by reductions: [Reduction]) -> FuzzScenario {
    var scenario = self
    for reduction in reductions {
      switch reduction {
      case .operations(let start, let count):
        let range = start..<start + max(0, count)
        scenario.operations.removeSubrange(range.clamped(to: scenario.operations.indices))
      case .tree(let index):
        let trees = scenario.tree.smaller
        if trees.indices.contains(index) { scenario.tree = trees[index] }
      }
    }
    return scenario
  }
}
