import SwiftUI
import Testing

/// Symbols that point forward point to the left where one reads from the right.
@MainActor @Suite("Directional symbols")
struct SymbolDirectionTests {
  /// The columns of a symbol in 40 × 40 points that are darkest in the upper and in the middle row.
  private func row(_ name: String, mirrored: Bool, _ y: Int) throws -> [String] {
    let shown = try Shown(40, 40, mirrored: mirrored) {
      Image(systemName: name).resizable().frame(width: 40, height: 40)
    }
    return (0..<40).map { shown.pixel($0, y) }
  }

  /// Of a colour as `RRGGBB`, 0…255.
  private func ink(_ pixel: String) -> Int { Int(pixel.suffix(6).prefix(2), radix: 16) ?? -1000 }

  @Test(arguments: [
    "chevron.forward", "chevron.backward", "arrow.forward", "arrow.uturn.backward", "list.bullet",
    "arrow.up.forward.app",
  ])
  func whatPointsForwardIsMirrored(name: String) throws {
    for y in [10, 20] {
      let (left, right) = (
        try row(name, mirrored: false, y), try row(name, mirrored: true, y)
      )
      // Edges that lie along the row may be covered a little more or less.
      let differing = zip(left, right.reversed()).count { abs(ink($0) - ink($1)) > 16 }
      // Its middle may stand between two pixels.
      #expect(differing <= 12, "\(name) at \(y)")
    }
    #expect(
      try row(name, mirrored: false, 10) != row(name, mirrored: true, 10)
        || row(name, mirrored: false, 20) != row(name, mirrored: true, 20))
  }

  @Test(arguments: ["chevron.right", "arrow.left", "forward.fill", "heart"])
  func whatPointsToASideStays(name: String) throws {
    for y in [10, 20] {
      #expect(try row(name, mirrored: false, y) == row(name, mirrored: true, y), "\(name) at \(y)")
    }
  }

  @Test func aMarkInATextPointsTheOtherWay() throws {
    func ink(_ name: String, mirrored: Bool) throws -> [String] {
      let shown = try Shown(40, 40, mirrored: mirrored) {
        Text(Image(systemName: name)).font(.system(size: 24))
      }
      return (0..<40).map { shown.pixel($0, 16) }
    }
    #expect(try ink("chevron.forward", mirrored: true) == ink("chevron.backward", mirrored: false))
    #expect(try ink("chevron.forward", mirrored: false) == ink("chevron.right", mirrored: true))
  }

  @Test func anOpenGroupPointsDown() throws {
    func ink(mirrored: Bool) throws -> CGRect {
      let shown = try Shown(200, 60, mirrored: mirrored) {
        DisclosureGroup("", isExpanded: .constant(true)) { EmptyView() }
      }
      // A mark that points down has its lowest pixel in its middle.
      let ink = shown.ink
      let lowest = (0..<200).filter { shown.pixel($0, Int(ink.maxY) - 1) != "FFFFFF" }
      let (left, right) = (lowest.first ?? 0, lowest.last ?? 0)
      #expect(right - left < Int(ink.width) / 2 && ink.width > ink.height)
      #expect(abs(Double(left + right + 1) / 2 - ink.midX) <= 1.5)
      return ink
    }
    #expect(try ink(mirrored: false).minX > 150 && ink(mirrored: true).maxX < 50)
  }
}
