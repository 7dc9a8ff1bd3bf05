import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@MainActor @Suite("Levels of styles, resolved colours, styles of texts")
struct StyleLevelTests {
  private func fills<V: View>(_ view: V, _ property: String = "fill") throws -> [[Double]] {
    try Probe(view).host.values.filter { $0.property == property }.map(\.shown)
  }
  private let red = Color(red: 1, green: 0, blue: 0)
  private let green = Color(red: 0, green: 1, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  @Test func twoAndThreeLevels() throws {
    let two = try fills(
      VStack {
        Rectangle()
        Rectangle().fill(.secondary)
        Rectangle().fill(.tertiary)
      }.foregroundStyle(red, green))
    #expect(isClose(two[0][0], 1) && isClose(two[1][1], 1) && isClose(two[1][3], 1))
    #expect(isClose(two[2][1], 1) && isClose(two[2][3], 0.5))
    let three = try fills(
      VStack {
        Rectangle().fill(.primary)
        Rectangle().fill(.secondary)
        Rectangle().fill(.tertiary)
        Rectangle().foregroundStyle(.tertiary)
      }.foregroundStyle(red, green, blue))
    #expect(three.map { $0.prefix(3).enumerated().max { $0.1 < $1.1 }?.offset } == [0, 1, 2, 2])
  }

  @Test func levelsMayBeRelativeToThoseOutside() throws {
    let shown = try fills(
      VStack {
        Rectangle()
        Rectangle().fill(.secondary)
      }.foregroundStyle(.secondary, .primary).foregroundStyle(red, green))
    #expect(isClose(shown[0][1], 1) && isClose(shown[1][0], 1))
  }

  @Test func stylesHaveLowerLevelsOfTheirOwn() throws {
    let shown = try fills(
      VStack {
        Rectangle().fill(red.secondary)
        Rectangle().fill(red.tertiary)
        Rectangle().fill(red.opacity(0.5).secondary)
      })
    #expect(shown.map { ($0[3] * 1000).rounded() } == [500, 250, 250])
  }

  @Test func resolvedColoursAreLinearAndComeBack() {
    let color = Color(red: 1, green: 0.5, blue: 0, opacity: 0.25)
    let resolved = color.resolve(in: EnvironmentValues())
    #expect(resolved.linearRed == 1 && abs(resolved.linearGreen - 0.21404) < 1e-5)
    #expect(abs(resolved.green - 0.5) < 1e-6 && resolved.opacity == 0.25)
    #expect(resolved.description == "#FF800040")
    let back = Color(resolved).display(in: EnvironmentValues())
    #expect(isClose(back.green, 0.5, within: 1e-6) && back.alpha == 0.25)
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    #expect("\(Color.red.resolve(in: dark))" == "#FF4245FF")
    #expect(
      Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0, blue: 0).linearRed == 0.5)
    var changed = resolved
    changed.green = 0
    #expect(changed.linearGreen == 0)
  }

  @Test func resolvedColoursAreStyles() throws {
    let shown = try fills(Rectangle().fill(Color.Resolved(red: 0, green: 1, blue: 0)))
    #expect(isClose(shown[0][1], 1))
  }

  private func textCommand<V: View>(_ view: V) throws -> DrawCommand? {
    let list = try Probe(view).list
    return (0..<UInt32(list.capacity)).lazy.compactMap {
      list[LayerID(number: $0)]?.commands.first
    }.first
  }

  @Test func aTextKeepsItsTypeWithAnyStyle() throws {
    let text: Text = Text(verbatim: "a").foregroundStyle(.secondary).bold()
    let shown = try fills(Group { text }.foregroundStyle(red), "color")
    #expect(isClose(shown[0][0], 1) && isClose(shown[0][3], 0.5))
    let gradient: Text = Text(verbatim: "a").foregroundStyle(red.gradient)
    guard case .text(_, _, .linearGradient) = try textCommand(gradient) else {
      Issue.record("no gradient")
      return
    }
  }

  @Test func aTextsOwnStyleMoves() throws {
    struct Scene: View {
      let model: Model<Bool>
      var body: some View {
        Text(verbatim: "a").foregroundStyle(model.value ? Color.white : .black)
      }
    }
    let model = Model(false)
    let probe = try Probe(Scene(model: model))
    model.set(true, .linear(duration: 1))
    let grey = try #require(probe.value("Text", "color", at: 0.5))
    #expect(isClose(grey * 255, 99, within: 1))
  }

  @Test func aGradientInAPartOfATextIsReported() throws {
    let text = Text(verbatim: "a").foregroundStyle(red.gradient) + Text(verbatim: "b")
    let probe = try Probe(text)
    #expect(probe.host.issues.contains { $0.message.contains("gradient") })
  }
}
