import Testing

@_spi(Host) @testable import SwiftUI

@MainActor
@Suite("Previews")
struct PreviewTests {
  @Test func aPreviewKeepsWhatItWasGiven() {
    let preview = Preview("Card", traits: .fixedLayout(width: 320, height: 200), .landscapeLeft) {
      EmptyView()
    }
    #expect(preview.name == "Card")
    #expect(
      preview.traits.map(\.request) == [
        .fixed(width: 320, height: 200), .orientation(.landscapeLeft),
      ])
    #expect(preview.makeView() is EmptyView)
    #expect(Preview { EmptyView() }.traits.isEmpty)
  }

  @Test func theMacroMakesATypeThatIsFoundByItsPlace() throws {
    let preview = try placedPreview().makePreview()
    #expect(preview.name == "Placed")
    #expect(preview.makeView() is EmptyView)
    #expect(placedPreview().fileID == "SwiftUICoreTests/PlacedPreview.swift")
    #expect(placedPreview().column == 1)
  }
}
