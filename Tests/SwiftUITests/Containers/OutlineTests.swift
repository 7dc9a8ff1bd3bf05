import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@MainActor @Suite("Outlines")
struct OutlineTests {
  private struct Place: Identifiable {
    let id: String
    var parts: [Place]?
  }

  private static let places = [
    Place(
      id: "Denmark", parts: [Place(id: "Skagen"), Place(id: "Funen", parts: [Place(id: "Odense")])]),
    Place(id: "Nowhere", parts: []), Place(id: "Sea"),
  ]

  @Test func whatIsBelowIsThereWhileItIsOpen() throws {
    let probe = try Probe.list(List(Self.places, children: \.parts) { Text($0.id) })
    #expect(probe.labels == ["Denmark", "Nowhere", "Sea"])
    probe.tap("Denmark")
    probe.host.advance(by: 2)
    #expect(probe.labels == ["Denmark", "Skagen", "Funen", "Nowhere", "Sea"])
    probe.tap("Funen")
    probe.host.advance(by: 2)
    #expect(probe.labels == ["Denmark", "Skagen", "Funen", "Odense", "Nowhere", "Sea"])
    // Each level stands further in.
    let edges = ["Denmark", "Skagen", "Odense"].compactMap { probe.frame(of: $0)?.minX }
    #expect(edges.count == 3 && edges[0] < edges[1] && edges[1] < edges[2])
    probe.tap("Denmark")
    probe.host.advance(by: 2)
    #expect(probe.labels == ["Denmark", "Nowhere", "Sea"])
  }

  @Test func aGroupStandsInAListBesideOtherRows() throws {
    let probe = try Probe.list(
      List {
        Text("first")
        OutlineGroup(Self.places, id: \.id, children: \.parts) { Text($0.id) }
      })
    #expect(probe.labels == ["first", "Denmark", "Nowhere", "Sea"])
  }
}
