import SwiftUI
import Testing

@testable import SwiftUI
@testable import SwiftUICore

@MainActor @Suite("What previews say of themselves")
struct PreviewSettingsTests {
  private func settings<V: View>(_ view: V) throws -> PreviewSettings {
    try #require(try Screen(view).host.preference(PreviewSettings.Key.self))
  }

  @Test("The first of several counts, and the modifier furthest out") func first() throws {
    let settings = try settings(
      VStack {
        Text("a").previewDisplayName("inner").previewDisplayName("A")
          .previewLayout(.fixed(width: 120, height: 80))
        Text("b").previewDisplayName("B").previewDevice("iPhone 8")
      })
    #expect(settings.displayName == "A")
    #expect(settings.surface(on: CGSize(width: 1, height: 2)) == CGSize(width: 120, height: 80))
    #expect(settings.device == PreviewDevice(rawValue: "iPhone 8"))
  }

  private struct Row: Sendable {
    let device: PreviewDevice
    let orientation: InterfaceOrientation
    let size: CGSize?
  }

  @Test(
    "Devices and orientations make surfaces",
    arguments: [
      Row(device: "iPhone 8", orientation: .portrait, size: CGSize(width: 375, height: 667)),
      Row(device: "iPhone 8", orientation: .landscapeLeft, size: CGSize(width: 667, height: 375)),
      Row(device: "no device", orientation: .portrait, size: nil),
      Row(
        device: "no device", orientation: .landscapeRight, size: CGSize(width: 852, height: 393)),
    ])
  private func surfaces(_ row: Row) throws {
    let settings = try settings(
      Text("a").previewDevice(row.device).previewInterfaceOrientation(row.orientation))
    #expect(settings.surface(on: CGSize(width: 393, height: 852)) == row.size)
  }

  @Test("A view that says nothing has no settings") func nothing() throws {
    #expect(try Screen(Text("a")).host.preference(PreviewSettings.Key.self) == nil)
    let settings = try settings(Text("a").previewLayout(.sizeThatFits))
    #expect(settings.surface(on: CGSize(width: 393, height: 852)) == nil)
  }
}
