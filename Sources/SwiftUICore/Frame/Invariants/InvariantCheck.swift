/// One look at the whole graph: what it has met, and what is wrong.
///
/// What it meets is marked with its number, so a look takes no table of the tree: each pass of a
/// frame is followed by one.
@MainActor
struct InvariantCheck {
  /// Counts the checks of a graph, from 1.
  let number: Int
  /// The elements of the tree, in its order.
  private(set) var elements: ContiguousArray<Element> = []
  /// Elements that hold values, and are neither laid out nor drawn.
  private(set) var dataElements: [Element] = []
  private(set) var violations: [String] = []
  /// A broken tree breaks everywhere, so there is a limit.
  private static let maxViolations = 20

  init(number: Int) {
    self.number = number
  }

  mutating func check(_ holds: Bool, _ violation: @autoclosure () -> String) {
    if !holds { add(violation()) }
  }

  mutating func add(_ violation: String) {
    if violations.count < Self.maxViolations { violations.append(violation) }
  }

  mutating func meet(_ element: Element, below parent: Element?) {
    element.lastCheck = CheckMark(number: number, parent: parent.map(ObjectIdentifier.init))
    elements.append(element)
  }

  mutating func meet(dataElement element: Element) {
    element.lastCheck = CheckMark(number: number, parent: nil)
    dataElements.append(element)
  }

  /// The check as it was, with nothing found.
  func again() -> InvariantCheck {
    var check = self
    check.violations = []
    return check
  }

  /// Whether the element is in the tree, or holds values for something that is.
  func hasMet(_ element: Element) -> Bool { element.lastCheck.number == number }

  func hasMet(_ child: Element, below parent: Element) -> Bool {
    child.lastCheck == CheckMark(number: number, parent: ObjectIdentifier(parent))
  }

  func hasMet(_ node: Node) -> Bool { node.lastCheck == number }
}

/// A look at the whole graph, and those since that took only what has moved: no pass has run in between, so the
/// tree is the same.
@MainActor
struct InvariantLook {
  /// So many looks at what moves follow on one at the whole graph, at most.
  private static let maxPartial = 15

  let check: InvariantCheck
  /// How many passes had run.
  let passes: Int
  /// What moved at the last look, and may have come to rest since.
  var moving: [AnyAttribute]
  var partial = 0

  func isValid(after passes: Int) -> Bool { self.passes == passes && partial < Self.maxPartial }
}

/// Where a check has met an element last.
struct CheckMark: Equatable {
  /// The check; 0 before the first.
  var number = 0
  var parent: ObjectIdentifier?
}
