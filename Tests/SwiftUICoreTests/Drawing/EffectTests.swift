import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 5.2, 6.5 and 12.7.
@MainActor @Suite("Effects")
struct EffectTests {
  private func pixel<V: View>(_ view: V, _ x: Int, _ y: Int) throws -> [Int] {
    // Half of a colour is 127 or 128, as it was rounded on the way.
    try DrawnView(view).pixel(x, y).map { $0 == 127 ? 128 : $0 }
  }
  private let red = Color(red: 1, green: 0, blue: 0)
  private let green = Color(red: 0, green: 1, blue: 0)

  @Test func aMaskShowsWhatItCovers() throws {
    let view = red.mask { Circle().frame(width: 50, height: 50) }
    #expect(try pixel(view, 50, 50) == [255, 0, 0])
    #expect(try pixel(view, 5, 5) == [255, 255, 255])
    #expect(try pixel(red.mask(alignment: .topLeading) { box(20, 20) }, 5, 5) == [255, 0, 0])
    #expect(try pixel(red.mask(Circle().opacity(0.5)), 50, 50) == [255, 128, 128])
  }

  @Test func opacityIsThatOfTheGroup() throws {
    let pile = ZStack {
      green; red
    }.opacity(0.5)
    #expect(try pixel(pile, 50, 50) == [255, 128, 128])
  }

  @Test func higherZIndicesAreInFront() throws {
    #expect(
      try pixel(
        ZStack {
          red.zIndex(1); green
        }, 50, 50) == [255, 0, 0])
    #expect(
      try pixel(
        ZStack {
          red; green
        }, 50, 50) == [0, 255, 0])
    #expect(
      try pixel(
        ZStack {
          red; green.zIndex(-1)
        }, 50, 50) == [255, 0, 0])
  }

  @Test func scalesOfZeroDrawNothingAndNegativeOnesFlip() throws {
    #expect(try pixel(red.scaleEffect(0), 50, 50) == [255, 255, 255])
    let halves = HStack(spacing: 0) {
      red; green
    }.scaleEffect(x: -1)
    #expect(try pixel(halves, 10, 50) == [0, 255, 0])
  }

  @Test func aClippedCornerIsAValueThatMoves() throws {
    struct Scene: View {
      let model: Model<Double>
      var body: some View {
        Color.red.clipShape(RoundedRectangle(cornerRadius: model.value))
      }
    }
    let model = Model(10.0)
    let probe = try Probe(Scene(model: model))
    model.set(20, .linear(duration: 1))
    probe.host.advance(to: 0.5)
    let clip = try #require(probe.host.values.first { $0.property == "cornerSize" })
    #expect(clip.shown == [15, 15])
  }

  @Test func aShadowIsAThirdBlackUnlessAskedOtherwise() throws {
    let probe = try Probe(Rectangle().frame(width: 10, height: 10).shadow(radius: 4))
    let color = try #require(probe.host.values.first { $0.property == "shadow color" })
    #expect(color.shown.prefix(3).allSatisfy { isClose($0, 0) } && isClose(color.shown[3], 0.33))
    let shadow = try #require(probe.host.values.first { $0.property == "shadow" })
    #expect(shadow.shown == [4, 0, 0])
  }

  @Test func effectsDoNotTakePartInLayout() throws {
    let view = box(20, 20).scaleEffect(3).rotationEffect(.degrees(30)).blur(radius: 9)
      .shadow(radius: 5).opacity(0.5).clipShape(Circle()).mask { Rectangle() }
    #expect(try Placed(view, 100, 100).size == CGSize(width: 20, height: 20))
  }

  @Test func aBlurDoesNotGoBelowZero() throws {
    struct Scene: View {
      let model: Model<Double>
      var body: some View { Color.red.blur(radius: model.value) }
    }
    let model = Model(10.0)
    let probe = try Probe(Scene(model: model))
    model.set(0, .spring(duration: 0.5, bounce: 0.8))
    for step in 0..<40 {
      let shown = probe.value("Color", "blur", at: Double(step) / 20)
      #expect(shown.map { $0 >= 0 } == true)
    }
  }
}
