import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@MainActor @Suite("Pages")
struct PageTests {
  private let log = Log()

  private struct Pages: View {
    let model: Model<Int>
    let log: Log
    var body: some View {
      @Bindable var model = model
      TabView(selection: $model.value) {
        ForEach(0..<3) { page in
          Color.blue.overlay { Text("page \(page)") }.logged("\(page)", log).tag(page)
        }
      }
      .tabViewStyle(.page)
    }
  }

  private func screen(_ model: Model<Int>, _ configuration: HostConfiguration = .plain) throws
    -> Screen
  {
    try Screen(Pages(model: model, log: log), configuration)
  }

  /// The place that is shown, in pages.
  private func place(_ screen: Screen, at time: Double? = nil) -> Double? {
    if let time { screen.host.advance(to: time) }
    return screen.host.values.first { $0.property == "page" }?.shown.first
  }

  @Test("Pages follow the finger, less the 10 points that it takes to tell") func follows() throws {
    let model = Model(0)
    let screen = try screen(model)
    screen.drag(from: Point(300, 400), by: -110)
    #expect(isNear(place(screen), 0.25, within: 0.0001))
    #expect(log.entries == ["+0", "+1"])
    #expect(model.value == 0)
  }

  @Test("Past half, or with a flick, the next page comes, as a spring of 0.35 s") func turns()
    throws
  {
    let model = Model(0)
    let screen = try screen(model)
    screen.drag(from: Point(350, 400), by: -250)
    screen.host.advance(to: 2.5)
    screen.host.touchUp()
    #expect(model.value == 1)
    for time in [0.05, 0.1, 0.2, 0.3] {
      #expect(
        isNear(
          place(screen, at: 2.5 + time), 1 - 0.4 * springRest(time, duration: 0.35), within: 0.001))
    }
    screen.settle()
    #expect(place(screen) == 1)
    #expect(log.entries == ["+0", "+1", "-0"])
    let start = screen.host.now
    screen.drag(from: Point(300, 400), by: -60, over: 0.05)
    screen.host.touchUp()
    #expect(model.value == 2)
    #expect(screen.host.now > start)
  }

  @Test("Not past half it goes back") func cancelled() throws {
    let model = Model(1)
    let screen = try screen(model)
    screen.drag(from: Point(300, 400), by: -110)
    screen.host.advance(by: 2)
    screen.host.touchUp()
    screen.settle()
    #expect(place(screen) == 1)
    #expect(model.value == 1)
    #expect(log.entries == ["+1", "+2", "-2"])
  }

  @Test("What asks where it is follows the pages, with the finger and by itself") func places()
    throws
  {
    struct Parallax: View {
      @Binding var selection: Int
      let log: Log
      var body: some View {
        TabView(selection: $selection) {
          ForEach(0..<3, id: \.self) { page in
            GeometryReader { proxy in
              Text("Page \(page)").offset(x: proxy.frame(in: .global).minX / 2)
            }
            .onGeometryChange(for: CGFloat.self) {
              $0.frame(in: .global).minX
            } action: {
              log("\(page) \(Int($0))")
            }
            .tag(page)
          }
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
      }
    }
    let model = Model(0)
    let screen = try Screen(
      Parallax(
        selection: Binding {
          model.value
        } set: {
          model.value = $0
        }, log: log), .plain)
    func x(_ page: Int) -> Double? {
      screen.host.values.last {
        $0.path.contains("[\(page)]") && $0.property == "frame"
      }?.shown.first
    }
    // In the row of pages the second one stands one width further.
    let width = screen.host.configuration.size.width
    #expect(isNear(x(1), width + width / 2, within: 0.5))
    screen.drag(from: Point(300, 400), by: -110)
    #expect(isNear(x(1), width + (width - 100) / 2, within: 0.5))
    #expect(isNear(x(0), -50, within: 0.5))
    screen.host.advance(by: 1)
    screen.host.touchUp()
    screen.host.advance(by: 2)
    #expect(model.value == 0 && isNear(x(0), 0, within: 0.5))
    log.entries = []
    model.set(1, .linear(duration: 1))
    screen.host.advance(by: 0)
    let start = screen.host.now
    screen.host.advance(to: start + 0.5)
    #expect(isNear(x(1), width + width / 4, within: 1.5))
    screen.host.advance(to: start + 1.5)
    #expect(isNear(x(1), width, within: 0.5))
    #expect(log.entries.contains("1 0") && log.entries.count > 20)
  }

  @Test("Beyond the ends pages give way less and less") func rubberBand() throws {
    let model = Model(0)
    let screen = try screen(model)
    screen.drag(from: Point(50, 400), by: 210)
    let shown = try #require(place(screen))
    #expect(isNear(shown, -(1 - 1 / (0.5 * 0.55 + 1)), within: 0.0001))
    screen.host.touchUp()
    screen.settle()
    #expect(place(screen) == 0)
  }

  @Test("Right to left the next page is on the left") func rightToLeft() throws {
    let model = Model(0)
    let screen = try screen(
      model, HostConfiguration(size: Size(400, 800), layoutDirection: .rightToLeft))
    screen.drag(from: Point(50, 400), by: 250)
    screen.host.advance(by: 1)
    screen.host.touchUp()
    screen.settle()
    #expect(model.value == 1)
    #expect(isNear(screen.center("page 1")?.x, 200))
  }

  @Test("A page that is selected in an animation goes there with it, otherwise at once")
  func programmatic() throws {
    let model = Model(0)
    let screen = try screen(model)
    withAnimation(.linear(duration: 1)) { model.value = 2 }
    #expect(isNear(place(screen, at: 0.5), 1, within: 0.0001))
    screen.host.advance(to: 1)
    #expect(place(screen) == 2)
    model.value = 1
    #expect(place(screen) == 1)
    #expect(screen.shows("page 1"))
  }

  @Test("Under Reduce Motion a page that is selected is there at once") func reducedMotion() throws
  {
    let model = Model(0)
    let screen = try screen(model, HostConfiguration(size: Size(400, 800), reducesMotion: true))
    withAnimation { model.value = 1 }
    #expect(place(screen) == 1)
  }

  @Test("Turning evaluates no body and lays nothing out; seeking gives what playing gives")
  func cost() throws {
    let model = Model(0)
    let screen = try screen(model)
    screen.drag(from: Point(350, 400), by: -250)
    screen.host.touchUp()
    _ = screen.statistics(at: 0.2)
    for time in [0.25, 0.3] {
      let statistics = screen.statistics(at: time)
      #expect(statistics.bodies == 0)
      #expect(statistics.layouts == 0)
    }
    let other = Model(0)
    let sought = try Screen(Pages(model: other, log: Log()))
    sought.drag(from: Point(350, 400), by: -250)
    sought.host.touchUp()
    sought.host.advance(to: 0.3)
    #expect(place(sought) == place(screen))
    screen.settle()
    #expect(!screen.host.needsFrame || screen.host.frame().statistics.animatorsTicked == 0)
  }

  @Test("Dots tell how many pages there are") func dots() throws {
    let screen = try screen(Model(1))
    #expect(screen.shows("Page 2 of 3"))
    let one = try Screen(TabView { Text("one") }.tabViewStyle(.page))
    #expect(!one.shows("Page 1 of 1"))
    let always = try Screen(
      TabView { Text("one") }.tabViewStyle(.page(indexDisplayMode: .always)))
    #expect(always.shows("Page 1 of 1"))
    let never = try Screen(
      TabView {
        Text("one")
        Text("two")
      }.tabViewStyle(PageTabViewStyle(indexDisplayMode: .never)))
    #expect(!never.shows("Page 1 of 2"))
  }

  private struct PagesOrText: View {
    let shows: Model<Bool>
    var body: some View {
      if shows.value {
        TabView {
          Color.blue
          Color.red
        }
        .tabViewStyle(.page)
      } else {
        Text("gone")
      }
    }
  }

  @Test("Pages may go from under the finger, and on the way") func removal() throws {
    for isHeld in [true, false] {
      let shows = Model(true)
      let screen = try Screen(PagesOrText(shows: shows))
      screen.drag(from: Point(350, 400), by: -250)
      if !isHeld {
        screen.host.touchUp()
        screen.host.advance(by: 0.1)
      }
      shows.value = false
      screen.host.advance(by: 0.1)
      if isHeld { screen.host.touchUp() }
      screen.settle()
      #expect(screen.shows("gone"))
      #expect(place(screen) == nil)
      _ = screen.host.frame()
      #expect(!screen.host.needsFrame)
    }
  }

  @Test("Where the selection does not change, the page comes back") func refused() throws {
    let screen = try Screen(
      TabView(selection: Binding(get: { 0 }, set: { _ in })) {
        Text("page 0").tag(0)
        Text("page 1").tag(1)
      }
      .tabViewStyle(.page))
    screen.drag(from: Point(350, 400), by: -250)
    screen.host.touchUp()
    screen.settle()
    #expect(place(screen) == 0)
    #expect(screen.shows("page 0"))
  }

  @Test("What is in a stack in a tab comes and goes with the tab") func nested() throws {
    struct Host: View {
      let model: Model<Int>
      let log: Log
      var body: some View {
        @Bindable var model = model
        NavigationStack {
          TabView(selection: $model.value) {
            NavigationStack { Text("inner").logged("inner", log) }
              .tabItem { Text("First") }.tag(0)
            Text("other").logged("other", log).tabItem { Text("Second") }.tag(1)
          }
        }
      }
    }
    let model = Model(0)
    let screen = try Screen(Host(model: model, log: log))
    #expect(log.entries == ["+inner"])
    model.value = 1
    _ = screen.host.frame()
    model.value = 0
    _ = screen.host.frame()
    #expect(log.entries == ["+inner", "+other", "-inner", "+inner", "-other"])
  }
}
