import LegatoRaster
import SwiftUI
import SwiftUICore
import Testing

@testable import LegatoFuzz

@MainActor @Suite("Leaks are found")
struct LeakProbeTests {
  @Test func whatLivesOnIsNamed() throws {
    var host: ViewHost? = ViewHost(Text("Label"), textEngine: try HarfBuzzTextEngine())
    var probe = LeakProbe()
    probe.look(at: try #require(host).graph)
    #expect(probe.leaks(besides: try #require(host).graph) == [])
    let kept = try #require(host?.graph.census.elements.last { "\(type(of: $0))" == "TextElement" })
    host = nil
    #expect(probe.leaks(besides: nil) == ["TextElement"])
    withExtendedLifetime(kept) {}
  }
}
