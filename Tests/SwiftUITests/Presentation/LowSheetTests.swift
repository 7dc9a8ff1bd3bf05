import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// A sheet of 26 that is not as high as sheets get stands free of the edges; it comes to them on its way up.
@MainActor @Suite("Low sheets")
struct LowSheetTests {
  private struct Screen: View {
    let detents: Set<PresentationDetent>
    let detent: Model<PresentationDetent>
    var body: some View {
      Color.white
        .sheet(isPresented: .constant(true)) {
          Color(.sRGB, red: 1, green: 0, blue: 0)
            .presentationDetents(
              detents, selection: Binding(get: { detent.value }, set: { detent.value = $0 })
            )
            .presentationDragIndicator(.hidden)
        }
    }
  }

  private func shown(
    _ detents: Set<PresentationDetent>, _ system: SystemVersion,
    _ detent: Model<PresentationDetent> = Model(.medium)
  ) throws -> DrawnView {
    let view = try DrawnView(
      Screen(detents: detents, detent: detent), 200, 400, in: HostConfiguration(system: system))
    view.show(at: 3)
    return view
  }

  private func isRed(_ pixel: [Int]) -> Bool { pixel[0] > 240 && pixel[1] < 10 }

  @Test(arguments: [[PresentationDetent.medium], [.medium, .large], [.height(120)]])
  func standEightFromTheEdges(detents: [PresentationDetent]) throws {
    let view = try shown(Set(detents), .iOS26, Model(detents[0]))
    #expect(!isRed(view.pixel(6, 340)) && isRed(view.pixel(9, 340)))
    #expect(isRed(view.pixel(190, 340)) && !isRed(view.pixel(193, 340)))
    #expect(isRed(view.pixel(100, 390)) && !isRed(view.pixel(100, 393)))
    // Round at the bottom too, and dark all around.
    #expect(!isRed(view.pixel(11, 388)))
    #expect(
      view.pixel(3, 340) == view.pixel(100, 60) && view.pixel(100, 397) == view.pixel(100, 60))
    #expect(view.pixel(3, 340)[0] < 240)
  }

  @Test func ofEighteenReachThem() throws {
    let view = try shown([.medium, .large], .iOS18)
    #expect(isRed(view.pixel(1, 340)) && isRed(view.pixel(198, 340)) && isRed(view.pixel(1, 398)))
  }

  @Test func comeToTheEdgesAsTheyGrow() throws {
    let detent = Model(PresentationDetent.medium)
    let view = try shown([.medium, .large], .iOS26, detent)
    detent.value = .large
    var lefts: [Int] = []
    for step in 0...90 {
      view.show(at: 3 + Double(step) / 60)
      lefts.append((0..<100).first { isRed(view.pixel($0, 300)) } ?? 100)
    }
    #expect(lefts.first == 8 && lefts.last == 0)
    // Without a way back, and without a jump.
    #expect(zip(lefts, lefts.dropFirst()).allSatisfy { $0 >= $1 && $0 - $1 <= 2 }, "\(lefts)")
    view.show(at: 8)
    #expect(isRed(view.pixel(0, 340)) && isRed(view.pixel(199, 399)))
  }

  @Test func whatReachesTheTopAtOnceNeverStandsFree() throws {
    let view = try shown([.large], .iOS26, Model(.large))
    #expect(isRed(view.pixel(0, 340)) && isRed(view.pixel(100, 399)))
  }

  /// A sheet over a screen of two colours, without a ground of its own.
  private struct Plain: View {
    let detent: Model<PresentationDetent>
    var body: some View {
      HStack(spacing: 0) {
        Color.white
        Color(.sRGB, red: 1, green: 0, blue: 0)
      }
      .sheet(isPresented: .constant(true)) {
        Color.clear
          .presentationDetents(
            [.medium, .large], selection: Binding(get: { detent.value }, set: { detent.value = $0 })
          )
          .presentationDragIndicator(.hidden)
      }
    }
  }

  @Test("Low ones are of glass, and solid once they are as high as sheets get")
  func areOfGlass() throws {
    func pixels(
      _ detent: PresentationDetent, _ system: SystemVersion = .iOS26, isSolid: Bool = false
    ) throws -> (left: [Int], right: [Int]) {
      var configuration = HostConfiguration(system: system)
      configuration.reducesTransparency = isSolid
      let view = try DrawnView(Plain(detent: Model(detent)), 200, 400, in: configuration)
      view.show(at: 3)
      return (view.pixel(40, 340), view.pixel(160, 340))
    }
    let low = try pixels(.medium)
    #expect(low.right[0] - low.right[1] > 20, "\(low)")
    #expect(low.left[0] > 235 && low.left[0] < 252)
    let high = try pixels(.large)
    #expect(high.left == high.right && high.left.prefix(3).allSatisfy { $0 == 255 })
    let solid = try pixels(.medium, isSolid: true)
    #expect(solid.left == solid.right)
    let old = try pixels(.medium, .iOS18)
    #expect(old.left == old.right && old.left.prefix(3).allSatisfy { $0 == 255 })
  }
}
