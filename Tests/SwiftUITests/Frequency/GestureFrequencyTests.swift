import SwiftUI
import TestSupport
import Testing

/// Gestures in every form in which they are written.
@MainActor @Suite("Frequency: gestures")
struct GestureFrequencyTests {
  @Test func tapsInAllForms() throws {
    struct Content: View {
      let log: Log
      var body: some View {
        VStack(spacing: 0) {
          Color.pureRed.frame(height: 50).onTapGesture { log("one") }
          Color.pureBlue.frame(height: 50).onTapGesture(count: 2) { log("two") }
          Color.pureGreen.frame(height: 50).onTapGesture(perform: act)
          Color.gray.frame(height: 50).gesture(TapGesture().onEnded { log("gesture") })
        }
      }
      private func act() { log("three") }
    }
    let log = Log()
    let shown = try Shown { Content(log: log) }
    shown.tap(100, 25)
    shown.tap(100, 75)
    shown.tap(100, 75)
    shown.tap(100, 125)
    shown.tap(100, 175)
    #expect(log.entries == ["one", "two", "three", "gesture"])
  }

  @Test func dragsInAllForms() throws {
    struct Content: View {
      let log: Log
      @State private var place = CGSize.zero
      @GestureState private var isHeld = false
      var body: some View {
        VStack(spacing: 0) {
          Color.pureRed.frame(height: 40).gesture(
            DragGesture().onChanged { place = $0.translation }.onEnded { value in
              log("first \(Int(value.translation.width)) \(Int(value.startLocation.x))")
            })
          Color.pureBlue.frame(height: 40).gesture(
            DragGesture(minimumDistance: 0).onChanged(changed).onEnded(ended(_:)))
          Color.pureGreen.frame(height: 40).gesture(
            DragGesture(minimumDistance: 5, coordinateSpace: .global)
              .onEnded { log("global \(Int($0.location.y))") })
          Color.gray.frame(height: 40).simultaneousGesture(
            DragGesture(coordinateSpace: .local)
              .updating($isHeld) { _, state, _ in state = true }
              .updating($isHeld, body: { _, state, _ in state = true })
              .onEnded { log("local \(Int($0.location.y)) \($0.velocity.width > 0)") })
          Text(isHeld ? "held" : "free")
        }
        .frame(maxHeight: .infinity, alignment: .top)
      }
      private func changed(value: DragGesture.Value) {
        if value.translation == .zero { log("down") }
      }
      private func ended(_ value: DragGesture.Value) { log("up \(Int(value.translation.width))") }
    }
    let log = Log()
    let shown = try Shown { Content(log: log) }
    shown.drag(from: 50, 20, by: 60, 0)
    shown.drag(from: 50, 60, by: 60, 0)
    shown.drag(from: 50, 100, by: 60, 0)
    #expect(log.entries == ["first 60 50", "down", "up 60", "global 100"])
    shown.drag(from: 50, 140, by: 60, 0, lifts: false)
    #expect(shown.labels == ["held"])
    shown.host.touchUp()
    shown.show()
    #expect(shown.labels == ["free"])
    #expect(log.entries.last == "local 20 true")
  }

  @Test func viewsCanLetTouchesThrough() throws {
    let log = Log()
    let shown = try Shown {
      ZStack {
        Color.pureRed.onTapGesture { log("below") }
        Color.clear.contentShape(Rectangle()).onTapGesture { log("above") }.allowsHitTesting(false)
      }
    }
    shown.tap(100, 100)
    #expect(log.entries == ["below"])
  }

  @Test func gesturesTogether() throws {
    let log = Log()
    let shown = try Shown {
      Color.pureRed
        .gesture(TapGesture().onEnded { log("tap") })
        .simultaneousGesture(TapGesture().onEnded { log("too") })
        .onHover { log($0 ? "over" : "away") }
    }
    shown.tap(100, 100)
    #expect(Set(log.entries) == ["tap", "too"])
    shown.hover(100, 100)
    #expect(log.entries.last == "over")
  }
}
