import LegatoMotion

/// Views, and what happens to them.
struct FuzzScenario {
  let number: Int
  var tree: Spec
  var operations: [Operation]

  /// The scenario of a number: the same in every run, whatever scenarios came before it.
  ///
  /// - Parameter hasScreens: plays lists, stacks, tabs, presentations and text fields too.
  init(number: Int, seed: UInt64, hasScreens: Bool = false) {
    var random = SeededGenerator(
      seed: seed &* 0x2545_f491_4f6c_dd1d &+ UInt64(bitPattern: Int64(number)))
    self.number = number
    var trees = RandomSpec(
      random: random.split(), budget: 4 + random.below(26),
      isDriven: random.chance(0.5) && !hasScreens, hasScreens: hasScreens)
    tree = trees.tree()
    var generator = random.split()
    operations = (0..<(3 + random.below(22))).map { _ in
      hasScreens && generator.chance(0.15)
        ? Operation.typing(&generator) : Operation.make(&generator)
    }
  }
}

extension FuzzScenario: CustomStringConvertible {
  var description: String {
    var text = "views:\n"
    text += String(describing: tree).replacing("LegatoFuzz.", with: "") + "\noperations:\n"
    for (index, operation) in operations.enumerated() {
      text +=
        "  \(index): " + String(describing: operation).replacing("LegatoFuzz.", with: "") + "\n"
    }
    return text
  }
}
