import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@MainActor @Suite("Sections of tabs")
struct TabSectionTests {
  private enum Place: Hashable {
    case home, search
    case library(Int)
  }

  private struct Sections: View {
    let place: Model<Place>
    var body: some View {
      @Bindable var place = place
      TabView(selection: $place.value) {
        Tab("Home", systemImage: "house", value: .home) { Text("at home") }
        TabSection("Library") {
          ForEach(0..<2, id: \.self) { number in
            Tab("Shelf \(number)", systemImage: "book", value: Place.library(number)) {
              Text("books \(number)")
            }
            .badge(number)
          }
        }
        .badge(9)
        .customizationID("library")
        .sectionActions { Button("Add") {} }
        TabSection {
          Tab("Find", systemImage: "magnifyingglass", value: .search) { Text("finding") }
        } header: {
          Text("More")
        }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
  }

  @Test("A section's tabs stand among the others, in order, without its header and actions")
  func order() throws {
    let screen = try Screen(Sections(place: Model(.home)))
    #expect(screen.labels == ["at home", "Home", "Shelf 0", "Shelf 1, 1", "Find"])
    for (place, label) in ["Home", "Shelf 0", "Shelf 1, 1", "Find"].enumerated() {
      // A badge is beside its symbol.
      #expect(isNear(screen.center(label)?.x, 50 + 100 * Double(place), within: 5), "\(label)")
    }
    #expect(screen.issues.isEmpty)
  }

  @Test("The selection goes from section to section, by a tap and in code")
  func selection() throws {
    let place = Model(Place.library(1))
    let screen = try Screen(Sections(place: place))
    #expect(screen.shows("books 1"))
    screen.tap("Find")
    #expect(place.value == .search && screen.shows("finding"))
    screen.tap("Shelf 0")
    #expect(place.value == .library(0) && screen.shows("books 0"))
    place.value = .home
    #expect(screen.shows("at home"))
    let home = try #require(screen.host.semantics.first { $0.label == "Home" })
    #expect(home.traits.contains(.isSelected))
  }

  @Test("Sections of optional selections, without values, and in one another")
  func forms() throws {
    struct Optionals: View {
      let place: Model<Place?>
      var body: some View {
        @Bindable var place = place
        TabView(selection: $place.value) {
          TabSection("First") {
            Tab("Home", systemImage: "house", value: Place.home) { Text("at home") }
          }
          TabSection {
            Tab("Find", image: "find", value: Place.search) { Text("finding") }
          }
        }
      }
    }
    let place = Model<Place?>(nil)
    let screen = try Screen(Optionals(place: place))
    #expect(screen.shows("at home"))
    screen.tap("Find")
    #expect(place.value == .search && screen.shows("finding"))
    let plain = try Screen(
      TabView {
        TabSection("Outer") {
          Tab("One", systemImage: "star") { Text("first") }
          TabSection("Inner") { Tab("Two", systemImage: "star") { Text("second") } }
        }
      })
    #expect(plain.labels == ["first", "One", "Two"])
    plain.tap("Two")
    #expect(plain.shows("second"))
  }
}
