import SwiftUI
import Testing

@testable import LegatoFilm

@Suite("What a film is made of") @MainActor
struct FilmSubjectTests {
  @Test("The root of an app is filmed on the whole screen, a view on what it takes up")
  func surfaces() throws {
    let window = try FilmSubject(window: "App") { Text("a") }.copy()
    #expect(window.size == FilmOptions.screen)
    let view = try FilmSubject(name: "View") { Text("a") }.copy()
    #expect(view.size == nil)
  }
}
