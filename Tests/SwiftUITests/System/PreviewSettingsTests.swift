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

  @Test(
    "Devices and orientations make surfaces",
    arguments: [
      (PreviewDevice("iPhone 8"), InterfaceOrientation.portrait, CGSize(width: 375, height: 667)),
      ("iPhone 8", .landscapeLeft, CGSize(width: 667, height: 375)),
      ("no device", .portrait, nil),
      ("no device", .landscapeRight, CGSize(width: 852, height: 393)),
    ])
  func surfaces(device: PreviewDevice, orientation: InterfaceOrientation, size: CGSize?) throws {
    let settings = try settings(
      Text("a").previewDevice(device).previewInterfaceOrientation(orientation))
    #expect(settings.surface(on: CGSize(width: 393, height: 852)) == size)
  }

  @Test("A view that says nothing has no settings") func nothing() throws {
    #expect(try Screen(Text("a")).host.preference(PreviewSettings.Key.self) == nil)
    let settings = try settings(Text("a").previewLayout(.sizeThatFits))
    #expect(settings.surface(on: CGSize(width: 393, height: 852)) == nil)
  }
}
