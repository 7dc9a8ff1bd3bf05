import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// A scroll view as the container that sizes are relative to, and its margins.
@MainActor @Suite("Scroll views as containers")
struct ScrollContainerTests {
  private func frames(_ view: some View) throws -> [[Double]] {
    let probe = try Probe(view.frame(width: 300, height: 400))
    return probe.host.values.filter { $0.path.hasSuffix("Rectangle") && $0.property == "frame" }
      .map(\.shown)
  }

  private func row(@ViewBuilder _ card: @escaping () -> some View) -> some View {
    ScrollView(.horizontal) {
      HStack(spacing: 16) { ForEach(0..<3, id: \.self) { _ in card() } }
    }
  }

  @Test func aRelativeFrameIsThatOfTheScrollView() throws {
    let frames = try frames(row { Rectangle().containerRelativeFrame(.horizontal) })
    #expect(frames.map { $0[2] } == [300, 300, 300])
    #expect(
      try self.frames(
        row { Rectangle().containerRelativeFrame(.horizontal, count: 2, spacing: 16) }
      ).map { $0[2] } == [142, 142, 142])
  }

  @Test func itsMarginsAreLeftFree() throws {
    let frames = try frames(
      row { Rectangle().containerRelativeFrame(.horizontal) }
        .contentMargins(.horizontal, 40, for: .scrollContent))
    #expect(frames.map { $0[2] } == [220, 220, 220])
    #expect(frames.map { $0[0] } == [40, 276, 512])
    let padded = try self.frames(
      row { Rectangle().containerRelativeFrame(.horizontal) }.safeAreaPadding(.horizontal, 40))
    #expect(padded.map { $0[2] } == [220, 220, 220])
  }

  @Test func itIsMeasuredAgainWhereTheScrollViewHasAnotherSize() throws {
    let width = Model(300.0)
    let probe = try Probe(
      Showing(model: width) { width in
        row { Rectangle().containerRelativeFrame(.horizontal) }.frame(width: width, height: 100)
      })
    func shown() -> [Double] {
      probe.host.values.filter { $0.path.hasSuffix("Rectangle") && $0.property == "frame" }
        .map { $0.shown[2] }
    }
    #expect(shown() == [300, 300, 300])
    width.value = 200
    _ = probe.host.frame()
    #expect(shown() == [200, 200, 200])
  }

  @Test func whatIsScrolledToStandsBesideTheMargin() throws {
    struct Carousel: View {
      let target: Model<Int?>
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              ForEach(0..<6, id: \.self) { Rectangle().frame(width: 200, height: 50).id($0) }
            }
          }
          .contentMargins(.horizontal, 40, for: .scrollContent)
          .frame(width: 300)
          .onChange(of: target.value) { proxy.scrollTo(target.value, anchor: .leading) }
        }
      }
    }
    let target = Model<Int?>(nil)
    let probe = try Probe(Carousel(target: target))
    func offset() -> Double? { probe.host.values.first { $0.property == "scroll" }?.shown[0] }
    target.value = 2
    probe.host.advance(by: 0)
    // The third stands at 440 in the content and 40 from the edge.
    #expect(offset() == 400)
    target.value = 0
    probe.host.advance(by: 0)
    #expect(offset() == 0)
  }
}
