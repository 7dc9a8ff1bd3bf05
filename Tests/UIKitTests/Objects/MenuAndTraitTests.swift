import Foundation
import SwiftUI
import Testing
import UIKit

private struct Density: UITraitDefinition {
  static let defaultValue = 1
}

private struct DensityKey: UITraitBridgedEnvironmentKey {
  static let defaultValue = 1
  static func read(from traitCollection: UITraitCollection) -> Int { traitCollection[Density.self] }
  static func write(to mutableTraits: inout any UIMutableTraits, value: Int) {
    mutableTraits[Density.self] = value
  }
}

extension EnvironmentValues {
  fileprivate var density: Int {
    get { self[DensityKey.self] }
    set { self[DensityKey.self] = newValue }
  }
}

@MainActor @Suite("Menus and traits of an app's own")
struct MenuAndTraitTests {
  @Test("Elements of a menu perform, and say which are on") func menus() {
    var performed: [String] = []
    let cut = UIAction(title: "Cut", attributes: .destructive) { performed.append($0.title) }
    let bold = UIAction(title: "Bold", state: .on) { _ in }
    let inline = UIMenu(options: .displayInline, children: [bold])
    let menu = UIMenu(title: "Edit", children: [cut, inline])
    (menu.children.first as? UIAction)?.performWithSender("me", target: nil)
    #expect(performed == ["Cut"] && cut.sender as? String == "me")
    #expect(menu.selectedElements == [bold])
    let other = menu.replacingChildren([])
    #expect(other.identifier == menu.identifier && other.children.isEmpty)
    #expect(UIMenu().identifier != UIMenu().identifier)
  }

  @Test("An interaction belongs to one view") func interactions() {
    let (a, b) = (UIView(), UIView())
    let interaction = UIPointerInteraction()
    a.addInteraction(interaction)
    b.addInteraction(interaction)
    #expect(a.interactions.isEmpty && b.interactions.count == 1 && interaction.view === b)
    b.interactions = []
    #expect(interaction.view == nil)
  }

  @Test("A trait of an app's own has its default, and what is set") func ownTraits() {
    let plain = UITraitCollection(userInterfaceStyle: .dark)
    #expect(plain[Density.self] == 1)
    let dense = plain.modifyingTraits {
      $0[Density.self] = 3
      $0.horizontalSizeClass = .regular
    }
    #expect(dense[Density.self] == 3 && dense.userInterfaceStyle == .dark)
    #expect(dense.horizontalSizeClass == .regular && dense != plain)
    #expect(
      UITraitCollection { $0[Density.self] = 3 } == UITraitCollection { $0[Density.self] = 3 })
  }

  @Test("A value of the environment is a trait of the views below") func bridged() throws {
    struct Reader: View {
      @Environment(\.density) private var density
      var body: some View { Text("\(density) \(UITraitCollection.current[Density.self])") }
    }
    let screen = try Screen(200, 100) {
      VStack {
        Reader().environment(\.density, 4)
        Reader()
      }
    }
    #expect(screen.texts == ["4 4", "1 1"])
  }
}
