import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@MainActor @Suite("Customized tabs")
struct TabViewCustomizationTests {
  @Test("Visibilities are kept, reset and stored") func visibility() throws {
    var customization = TabViewCustomization()
    #expect(customization[tab: "a"].sidebarVisibility == .automatic)
    customization[tab: "a"].sidebarVisibility = .hidden
    customization[sidebarVisibility: "b"] = .visible
    #expect(customization[sidebarVisibility: "a"] == .hidden)
    #expect(customization[tab: "b"].tabBarVisibility == .automatic)
    let stored = try JSONDecoder().decode(
      TabViewCustomization.self, from: JSONEncoder().encode(customization))
    #expect(stored == customization)
    customization.resetSectionOrder()
    #expect(customization == stored)
    customization.resetVisibility()
    #expect(customization == TabViewCustomization())
    #expect(customization[section: "s"].tabOrder == nil && customization[sectionID: "s"] == nil)
  }

  @Test("A phone shows its tabs whatever a customization says, and no sidebar") func phone() throws
  {
    var customization = TabViewCustomization()
    customization[tab: "b"].sidebarVisibility = .hidden
    let screen = try Screen(
      TabView {
        Tab("A", systemImage: "star") { Text("first") }
          .customizationBehavior(.disabled, for: .sidebar, .tabBar)
        Tab("B", systemImage: "star") { Text("second") }
          .customizationID("b")
          .defaultVisibility(.hidden, for: .tabBar)
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewCustomization(.constant(customization))
      .defaultAdaptableTabBarPlacement(.sidebar)
      .tabViewSidebarHeader { Text("header") }
      .tabViewSidebarFooter { Text("footer") }
      .tabViewSidebarBottomBar { Text("bottom") })
    #expect(screen.labels == ["first", "A", "B"] && screen.issues.isEmpty)
  }
}
