import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// Bars, titles and what stands below them, of iOS 18 and 26, against frames measured on pictures of both.
@MainActor @Suite("Bars are those of the system")
struct SystemBarTests {
  private func probe<V: View>(
    _ view: V, _ system: SystemVersion, width: Double = 393, textSize: DynamicTypeSize = .large,
    safeArea: CGFloat = 0
  ) throws -> Probe {
    try Probe(
      view,
      HostConfiguration(
        size: Size(width, 852), scale: 3, dynamicTypeSize: textSize,
        safeAreaInsets: EdgeInsets(top: safeArea, leading: 0, bottom: 0, trailing: 0),
        system: system))
  }

  /// The baseline of a text on the surface.
  private func baseline(_ text: String, _ probe: Probe) throws -> Double {
    let drawn = try #require(
      probe.host.graph.displayList.drawnLayers.flatMap(\.texts).first { $0.layout.text == text })
    return drawn.origin.y + drawn.layout.firstBaseline
  }

  private func titled<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    NavigationStack { content().navigationTitle("Plan") }
  }

  @Test(
    "A large title's baseline stands 16 points above its row's end, 36 below its start or as its ascent says",
    arguments: [
      // Measured from the start of the row to the baseline, and to the content.
      (DynamicTypeSize.xSmall, 36.0, 52.1), (.small, 36, 51.9), (.medium, 36, 52.1),
      (.large, 36, 52), (.xLarge, 36, 52.1), (.xxLarge, 36.33, 52.45), (.xxxLarge, 38, 53.8),
      (.accessibility1, 42, 58), (.accessibility2, 45.7, 61.7), (.accessibility3, 49.5, 65.5),
      (.accessibility4, 53.3, 69.3), (.accessibility5, 57.1, 73.1),
    ])
  func largeTitle(_ size: DynamicTypeSize, _ baseline: Double, _ end: Double) throws {
    for (system, bar) in [(SystemVersion.iOS18, 44.0), (.iOS26, 54)] {
      let probe = try probe(
        titled { ScrollView { Text("a") } }, system, textSize: size, safeArea: 62)
      #expect(isClose(try self.baseline("Plan", probe) - 62 - bar, baseline, within: 0.7))
      #expect(isClose(probe.frame(of: "a").map { $0.minY - 62 - bar }, end, within: 0.7))
    }
  }

  @Test(
    "A card without a header begins where a large title's row ends, and 35 points below an inline title",
    arguments: [(SystemVersion.iOS18, 44.0, 44.0), (.iOS26, 54, 52)])
  func firstCard(_ system: SystemVersion, _ bar: Double, _ row: Double) throws {
    let list = List { Text("a") }
    let large = try probe(titled { list }, system, safeArea: 62)
    #expect(isClose(large.frame(of: "a").map { $0.midY - row / 2 }, 62 + bar + 52, within: 0.34))
    let inline = try probe(
      titled { list.navigationBarTitleDisplayMode(.inline) }, system, safeArea: 62)
    #expect(isClose(inline.frame(of: "a").map { $0.midY - row / 2 }, 62 + bar + 35, within: 0.34))
    // On a sheet over the screen there is no title.
    let sheet = titled { Text("b").sheet(isPresented: .constant(true)) { list } }
    let presented = try probe(sheet, system)
    presented.host.advance(to: 3)
    _ = presented.host.frame()
    let frame = try #require(presented.frame(of: "a"))
    let alone = try probe(Text("b").sheet(isPresented: .constant(true)) { list }, system)
    alone.host.advance(to: 3)
    _ = alone.host.frame()
    #expect(alone.frame(of: "a") == frame)
  }

  @Test(
    "On 18, cards and rows have margins of 16 on narrow telephones, and bars of 20 on wide ones",
    arguments: [(320.0, 32.0, 16.0, 16.0), (375, 32, 16, 16), (390, 40, 20, 16), (428, 40, 20, 20)])
  func margins(_ width: Double, _ card: Double, _ plain: Double, _ title: Double) throws {
    func x(_ text: String, _ view: some View) throws -> Double {
      let probe = try probe(view, .iOS18, width: width)
      let drawn = probe.host.graph.displayList.drawnLayers.flatMap(\.texts)
      return try #require(drawn.first { $0.layout.text == text }).origin.x
    }
    #expect(isClose(try x("a", List { Text("a") }), card, within: 0.34))
    #expect(isClose(try x("H", List { Section("h") { Text("a") } }), card, within: 0.34))
    #expect(isClose(try x("a", List { Text("a") }.listStyle(.plain)), plain, within: 0.34))
    #expect(isClose(try x("Plan", titled { List { Text("a") } }), title, within: 0.34))
  }

  @Test("A list on 26 has the same margins whatever the width", arguments: [320.0, 393, 428])
  func margins26(_ width: Double) throws {
    let probe = try probe(List { Text("a") }, .iOS26, width: width)
    #expect(isClose(probe.frame(of: "a").map { Double($0.minX) }, 32, within: 0.34))
  }

  @Test("Under a bar without a large title, a search field of 18 stands two points below the bar")
  func searchUnderBar() throws {
    let screen = NavigationStack { ScrollView { Text("a") }.searchable(text: .constant("")) }
    let probe = try probe(screen, .iOS18)
    #expect(isClose(probe.frame(of: "a").map { Double($0.minY) }, 44 + 2 + 36 + 15, within: 0.34))
  }

  @Test("Captions of 18 stand 3.67 points above the end of the bar")
  func captions() throws {
    let tabs = TabView { Text("a").tabItem { Label("Plan", systemImage: "star") } }
    let caption = try baseline("Plan", probe(tabs, .iOS18))
    #expect(isClose(852 - caption, 3.67, within: 0.7), "\(caption)")
  }

  @Test("Symbols of tabs are filled, whatever system", arguments: SystemVersion.allCases)
  func tabs(_ system: SystemVersion) throws {
    func glyphs(_ symbol: String) throws -> String {
      let tabs = TabView {
        Text("a").tabItem { Label("Home", systemImage: symbol) }
        Text("b").tabItem { Label("Other", systemImage: "star") }
      }
      return try probe(tabs, system).list.description
    }
    #expect(try glyphs("house") == glyphs("house.fill"))
    #expect(try glyphs("house") != glyphs("heart"))
  }
}
