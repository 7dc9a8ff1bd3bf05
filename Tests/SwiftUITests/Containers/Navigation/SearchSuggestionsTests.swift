import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@MainActor @Suite("Suggestions and scopes of a search")
struct SearchSuggestionsTests {
  private struct Spices: View {
    var placement: SearchSuggestionsPlacement.Set = []
    @State private var query = ""
    @State private var scope = "all"
    private static let names = ["anise", "basil", "cumin"]

    var body: some View {
      NavigationStack {
        VStack { Text("query \(query), \(scope)") }
          .navigationTitle("Spices")
          .searchable(text: $query)
          .searchSuggestions {
            if query.count < 3 {
              ForEach(Self.names.filter { query.isEmpty || $0.contains(query) }, id: \.self) {
                Text($0).searchCompletion("\($0) seed")
              }
            }
          }
          .searchSuggestions(.hidden, for: placement)
          .searchScopes($scope) {
            Text("All").tag("all")
            Text("Fresh").tag("fresh")
          }
      }
    }
  }

  @Test(
    "While a person searches the suggestions lie over what is searched; a tap completes the text")
  func completion() throws {
    let screen = try Screen(Spices())
    #expect(!screen.shows("basil"))
    screen.tap("Search")
    screen.settle()
    #expect(screen.shows("anise") && screen.shows("basil") && screen.shows("cumin"))
    screen.host.type("b")
    screen.settle()
    #expect(!screen.shows("anise") && screen.shows("basil"))
    screen.tap("basil")
    screen.settle()
    // Without rows what is searched is seen again.
    #expect(screen.shows("query basil seed, all"))
    #expect(!screen.shows("basil"))
    screen.tap("Cancel")
    screen.settle()
    #expect(screen.shows("query , all"))
  }

  @Test("They can be hidden")
  func hidden() throws {
    let screen = try Screen(Spices(placement: .content))
    screen.tap("Search")
    screen.settle()
    #expect(!screen.shows("basil"))
    #expect(screen.shows("query , all"))
  }

  @Test("Scopes are segments below the field, for as long as a person searches")
  func scopes() throws {
    let screen = try Screen(Spices(placement: .content))
    #expect(!screen.shows("Fresh"))
    let content = try #require(screen.center("query , all"))
    screen.tap("Search")
    screen.settle()
    let field = try #require(screen.center("Search"))
    let fresh = try #require(screen.center("Fresh"))
    #expect(fresh.y - field.y > 30 && fresh.y - field.y < 60)
    let below = try #require(screen.center("query , all"))
    #expect(below.y >= content.y)
    screen.tap("Fresh")
    screen.settle()
    #expect(screen.shows("query , fresh"))
  }

  @Test("A completion outside of a search is the view itself")
  func outside() throws {
    let screen = try Screen(Text("alone").searchCompletion("x"))
    #expect(screen.shows("alone"))
    screen.tap("alone")
  }
}
