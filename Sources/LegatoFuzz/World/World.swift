import SwiftUI

/// One value that views read and operations write.
@Observable @MainActor
final class Cell<Value: Equatable> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// All that the views of a scenario depend on, and what they told.
@MainActor
final class World {
  nonisolated static let numberCount = 5
  nonisolated static let flagCount = 4
  nonisolated static let listCount = 2
  nonisolated static let colorCount = 3
  nonisolated static let textCount = 2
  /// How often views may write by themselves.
  nonisolated static let maxWrites = 40

  let numbers: [Cell<Double>]
  let flags: [Cell<Bool>]
  let lists: [Cell<[Int]>]
  let colors: [Cell<Int>]
  let texts = (0..<World.textCount).map { _ in Cell("") }
  /// Whether the scenario's views are there at all.
  let isShown = Cell(true)
  /// Writes that views may still do by themselves: an end to chains of actions.
  private(set) var budget = World.maxWrites
  /// How often each completion was called, in the order in which they were asked for.
  private(set) var completions: [Int] = []
  /// What views told, with the time.
  private(set) var log: [String] = []
  /// Where matched geometry is matched.
  var namespace: Namespace.ID?
  /// The host's time.
  var now: () -> Double = { 0 }

  init() {
    numbers = (0..<Self.numberCount).map { Cell(Double(10 * $0 + 10)) }
    flags = (0..<Self.flagCount).map { Cell($0 % 2 == 0) }
    lists = (0..<Self.listCount).map { Cell(Array(0...($0 + 1))) }
    colors = (0..<Self.colorCount).map { Cell($0) }
  }

  func record(_ entry: String) { log.append("\(now()): \(entry)") }

  /// Whether a view may write once more.
  func spend() -> Bool {
    guard budget > 0 else { return false }
    budget -= 1
    return true
  }

  /// A place for a completion that is to be called once.
  func expectCompletion() -> Int {
    completions.append(0)
    return completions.count - 1
  }

  func complete(_ index: Int) {
    completions[index] += 1
    record("completion \(index)")
  }
}
