import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// Where a scroll view comes to rest, and where code wants it.
@MainActor
@Suite struct ScrollTargetTests {
  private struct Cards: View {
    @State var id: Int?
    let behavior: any ScrollTargetBehavior
    var anchor: UnitPoint?
    var body: some View {
      VStack(spacing: 0) {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { Text("card \($0)").frame(width: 150, height: 100) }
          }
          .scrollTargetLayout()
        }
        .modifier(Behaving(behavior: behavior))
        .scrollPosition(id: $id, anchor: anchor)
        .frame(width: 400)
        Text(id.map { "at \($0)" } ?? "none")
        Button("Go") { withAnimation(.linear(duration: 1)) { id = 10 } }
      }
    }
  }

  private struct Behaving: ViewModifier {
    let behavior: any ScrollTargetBehavior
    func body(content: Content) -> some View {
      open(content, behavior)
    }
    private func open(_ content: Content, _ behavior: some ScrollTargetBehavior) -> AnyView {
      AnyView(content.scrollTargetBehavior(behavior))
    }
  }

  private func offset(_ probe: Probe) -> Double {
    probe.host.values.first { $0.property == "scroll" }?.shown[0] ?? .nan
  }

  private func swipe(_ probe: Probe, by distance: Double) {
    probe.drag(from: Point(300, 180), by: Size(distance, 0), over: 0.5, steps: 10)
    probe.host.advance(by: 0.5)
    probe.host.touchUp()
    probe.host.advance(by: 5)
    _ = probe.host.frame()
  }

  @Test func viewsAreAligned() throws {
    let probe = try Probe.square(Cards(behavior: .viewAligned))
    swipe(probe, by: -110)
    #expect(offset(probe) == 150)
    swipe(probe, by: 40)
    #expect(offset(probe) == 150)
  }

  @Test func pagesAreTurned() throws {
    let probe = try Probe.square(Cards(behavior: .paging))
    swipe(probe, by: -230)
    #expect(offset(probe) == 400)
    // A flick turns one page, however fast it is.
    probe.drag(from: Point(350, 180), by: Size(-300, 0), over: 0.05, steps: 5)
    probe.host.touchUp()
    probe.host.advance(by: 5)
    _ = probe.host.frame()
    #expect(offset(probe) == 800)
  }

  @Test func viewsOneAtATime() throws {
    let probe = try Probe.square(Cards(behavior: .viewAligned(limitBehavior: .always)))
    probe.drag(from: Point(390, 180), by: Size(-350, 0), over: 0.05, steps: 5)
    probe.host.touchUp()
    probe.host.advance(by: 5)
    _ = probe.host.frame()
    #expect(offset(probe) == 150)
  }

  private struct Thirds: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect.origin.x = abs(context.velocity.dx) < 500 ? 33 : .nan
    }
  }

  @Test func aBehaviorOfOnesOwn() throws {
    let probe = try Probe.square(Cards(behavior: Thirds()))
    swipe(probe, by: -110)
    #expect(offset(probe) == 33)
    probe.drag(from: Point(350, 180), by: Size(-100, 0), over: 0.05, steps: 5)
    probe.host.touchUp()
    probe.host.advance(by: 5)
    #expect(probe.host.issues.count == 1)
  }

  @Test func aPositionFollowsThePerson() throws {
    let probe = try Probe.square(Cards(behavior: .viewAligned))
    #expect(probe.labels.contains("none"))
    swipe(probe, by: -230)
    #expect(offset(probe) == 300)
    #expect(probe.labels.contains("at 2"))
  }

  @Test func aPositionIsWritten() throws {
    let probe = try Probe.square(Cards(behavior: .viewAligned, anchor: .leading))
    probe.tap("Go")
    probe.host.advance(to: 0.5)
    _ = probe.host.frame()
    #expect(isClose(offset(probe), 750, within: 1))
    probe.host.advance(to: 2)
    _ = probe.host.frame()
    #expect(offset(probe) == 1500)
    #expect(probe.labels.contains("at 10"))
  }

  @Test func positionsByEdgeAndByView() throws {
    struct Places: View {
      @State var position = ScrollPosition(edge: .bottom)
      var body: some View {
        VStack(spacing: 0) {
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<20, id: \.self) { Text("row \($0)").frame(height: 50) }
            }
            .scrollTargetLayout()
          }
          .scrollPosition($position)
          Text(
            position.isPositionedByUser ? "user \(position.viewID(type: Int.self) ?? -1)" : "code")
          Button("Top") { position.scrollTo(edge: .top) }
          Button("Seven") { position.scrollTo(id: 7, anchor: .top) }
        }
      }
    }
    let probe = try Probe.square(Places())
    func offset() -> Double {
      _ = probe.host.frame()
      return probe.host.values.first { $0.property == "scroll" }?.shown[1] ?? .nan
    }
    let end = offset()
    #expect(end > 500)
    probe.tap("Seven")
    #expect(offset() == 350)
    probe.drag(from: .middle, by: Size(0, -60), over: 1, steps: 10)
    probe.host.advance(by: 3)
    probe.host.touchUp()
    probe.host.advance(by: 3)
    #expect(offset() == 400)
    #expect(probe.labels.contains("user 8"))
    probe.tap("Top")
    #expect(offset() == 0)
    #expect(probe.labels.contains("code"))
  }
}
