import LegatoRaster
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

private enum Named: EnvironmentKey { static var defaultValue: String? { "default" } }
private enum Generic<Mark>: EnvironmentKey { static var defaultValue: Int { -1 } }

@MainActor @Suite("Environment tables")
struct EnvironmentTableTests {
  /// Sets the values of `depth` keys, each of a type of its own.
  private func fill<Mark>(_ values: inout EnvironmentValues, _ type: Mark.Type, _ depth: Int) {
    values[Generic<Mark>.self] = depth
    if depth > 0 { fill(&values, Optional<Mark>.self, depth - 1) }
  }

  private func check<Mark>(_ values: EnvironmentValues, _ type: Mark.Type, _ depth: Int) -> Bool {
    values[Generic<Mark>.self] == depth
      && (depth == 0 || check(values, Optional<Mark>.self, depth - 1))
  }

  @Test func manyKeysHaveTheirOwnValues() {
    var values = EnvironmentValues()
    #expect(values[Generic<Int>.self] == -1)
    fill(&values, Int.self, 60)
    #expect(check(values, Int.self, 60) && values[Generic<String>.self] == -1)
    let before = values
    fill(&values, Int.self, 60)
    values[Generic<Int>.self] = 7
    #expect(before[Generic<Int>.self] == 60 && values[Generic<Int>.self] == 7)
    #expect(
      before.storage.changes(to: values.storage) == [ObjectIdentifier(Generic<Int>.self)])
    #expect(EnvironmentStorage().changes(to: before.storage).count == 61)
    #expect(before.storage.changes(to: EnvironmentStorage()).count == 61)
  }

  @Test func anOptionalValueThatWasNotSetIsTheDefaultOfItsKey() {
    var values = EnvironmentValues()
    #expect(values[Named.self] == "default")
    values[Named.self] = nil
    #expect(values[Named.self] == nil)
  }

  @Test func whatIsReadIsKnownWhateverItsOrder() {
    let (first, second) = (EnvironmentReadings(), EnvironmentReadings())
    let keys = [
      ObjectIdentifier(Int.self), ObjectIdentifier(String.self), ObjectIdentifier(Log.self),
    ]
    for key in keys + keys { first.insert(key) }
    for key in keys.reversed() { second.insert(key) }
    #expect(first.keys == Set(keys) && second.keys == Set(keys))
    #expect(first.contains(anyOf: [keys[1]]) && !first.contains(anyOf: []))
    first.removeAll()
    #expect(first.keys.isEmpty && second.keys == Set(keys))
    first.insert(keys[2])
    #expect(first.keys == [keys[2]] && !first.contains(anyOf: [keys[0], keys[1]]))
  }

  @Test func layoutFollowsTheDirectionOfItsEnvironment() throws {
    let direction = Model(LayoutDirection.leftToRight)
    let view = try DrawnView(Turned(direction: direction))
    let before = view.pixels
    direction.set(.rightToLeft, nil)
    view.show()
    #expect(view.pixels != before)
  }
}

private struct Turned: View {
  let direction: Model<LayoutDirection>
  var body: some View {
    Rectangle().frame(width: 10, height: 10).frame(width: 80, height: 10, alignment: .leading)
      .environment(\.layoutDirection, direction.value)
  }
}
