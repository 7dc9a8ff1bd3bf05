import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@MainActor @Suite("Pickers that are wheels")
struct WheelPickerTests {
  private struct Sizes: View {
    let chosen: Model<Int>
    var body: some View {
      VStack {
        Picker("Size", selection: Binding(get: { chosen.value }, set: { chosen.value = $0 })) {
          ForEach(0..<20) { Text("size \($0)").tag($0) }
        }
        .pickerStyle(.wheel)
      }
    }
  }

  private let chosen = Model(3)

  /// The options that are drawn, and the middle of each.
  private func drawn(_ screen: Screen) -> [(name: String, y: Double)] {
    let texts = Set(screen.host.frame().list.drawnLayers.flatMap(\.texts).map(\.layout.text))
    return (0..<20).map { "size \($0)" }.filter(texts.contains).compactMap { name in
      screen.center(name).map { (name, $0.y) }
    }
  }

  private func drag(_ screen: Screen, from start: Point, by way: Double) {
    screen.drag(from: start, by: 0, way)
    // It rests under the finger, so that it has no speed.
    for _ in 1...8 {
      screen.host.advance(by: 0.05)
      screen.host.touchMove(to: Point(start.x, start.y + way))
    }
    screen.host.touchUp()
    screen.settle()
  }

  @Test("The selected option is in the middle, the next ones closer the further they are away")
  func drum() throws {
    let screen = try Screen(Sizes(chosen: chosen))
    let rows = drawn(screen)
    #expect(rows.map(\.name) == (0...8).map { "size \($0)" })
    let middle = try #require(rows.first { $0.name == "size 3" }?.y)
    let below = rows.filter { $0.y > middle }.map { $0.y - middle }
    // On a drum of 105 points a row every 32: sines of the angles.
    let expected = [32.0, 64, 96, 128].map { 105 * sin($0 / 105) }
    for (way, sine) in zip(below, expected) { #expect(isNear(way, sine, within: 0.6)) }
    #expect(!screen.shows("Size"))
  }

  @Test("It turns under a finger, rests on an option, and follows half as far beyond the ends")
  func turning() throws {
    let screen = try Screen(Sizes(chosen: chosen))
    let middle = try #require(screen.center("size 3"))
    drag(screen, from: middle, by: -70)
    #expect(chosen.value == 5)
    #expect(isNear(screen.center("size 5")?.y, middle.y, within: 0.6))
    drag(screen, from: middle, by: 400)
    #expect(chosen.value == 0)
    #expect(isNear(screen.center("size 0")?.y, middle.y, within: 0.6))
  }

  @Test("A tap beside the middle chooses what is there")
  func tapping() throws {
    let screen = try Screen(Sizes(chosen: chosen))
    screen.tap("size 4")
    screen.settle()
    #expect(chosen.value == 4)
  }

  @Test("A selection without an option shows the first one, and no options nothing")
  func unknown() throws {
    chosen.value = 99
    let screen = try Screen(Sizes(chosen: chosen))
    #expect(drawn(screen).first?.name == "size 0")
    let empty = try Screen(
      Picker("None", selection: .constant(1)) { ForEach([Int](), id: \.self) { Text("\($0)") } }
        .pickerStyle(.wheel))
    drag(empty, from: Point(200, 400), by: -90)
  }
}
