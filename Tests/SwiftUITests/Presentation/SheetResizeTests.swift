import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// A device that is turned, or a window that is made larger, under a sheet that rests.
@MainActor @Suite("Sheets on a surface of another size")
struct SheetResizeTests {
  private func probe(_ size: Size, detents: Set<PresentationDetent>) throws -> Probe {
    let probe = try Probe(
      SheetScene(isShown: Model(true), log: Log()) {
        Text("Sheet").presentationDetents(detents)
      }, HostConfiguration(size: size))
    probe.host.advance(by: 3)
    return probe
  }

  /// What all layers draw, and where.
  private func drawn(_ probe: Probe) -> [String] {
    probe.list.drawnLayers.map { "\($0.name) \($0.transform) \($0.opacity) \($0.commands)" }
  }

  @Test(
    "what is drawn is that of a sheet that came up on the new size",
    arguments: [[.large], [.medium, .fraction(0.9)]] as [Set<PresentationDetent>],
    [Size(347, 353.5), Size(844, 390), Size(1024, 1366)])
  func resized(detents: Set<PresentationDetent>, size: Size) throws {
    let probe = try probe(Size(393, 852), detents: detents)
    _ = probe.list
    probe.host.configuration.size = size
    probe.host.advance(by: 3)
    #expect(drawn(probe) == drawn(try self.probe(size, detents: detents)))
  }
}
