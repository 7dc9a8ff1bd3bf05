import Foundation
import LegatoFilm
import Testing

@testable import LegatoCommand

/// What the compiler says of uses of `@Animatable`, in the person's own file.
@Suite("Diagnostics of @Animatable")
struct AnimatableMacroTests {
  private func messages(_ members: String, kind: String = "struct") -> String? {
    let source = """
      import SwiftUI
      enum Mode { case a, b }
      @Animatable \(kind) Wedge { \(members) }
      struct Card: View { var body: some View { Text("a") } }
      """
    let cache = FilmCache(
      folder: URL(fileURLWithPath: NSTemporaryDirectory() + "legato-film-tests"))
    do {
      let choices = try FilmChoice.choices(in: ViewFinder.summary(of: source), view: "Card")
      let compiler = FilmCompiler(installation: try .current(), cache: cache)
      _ = try compiler.program(
        SourceFile(path: "Card.swift", text: source), choices: choices)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func whatCanBeAnimatedCompilesInBothLanguageModes() {
    #expect(messages("var width: CGFloat; var angle = Angle.zero; var x, y: Double") == nil)
  }

  @Test(arguments: [
    ("var isOn: Bool; var x: Double", "'isOn' cannot be animated: 'Bool' is neither"),
    ("var count = 0", "'count' cannot be animated: 'Int' is neither"),
    ("var x = max(1.0, 2)", "'x' needs a type annotation"),
    ("let x: Double", "finds no property to animate"),
    ("var x: Double { 1 }", "finds no property to animate"),
    ("static var x: Double { 1 }", "finds no property to animate"),
    ("var x = 1.0; var animatableData: Double { x }", "'animatableData' is declared already"),
    ("var mode: Mode; var x: Double", "where 'mode' cannot be animated, mark it with"),
    ("@AnimatableIgnored let y = 1; var x = 1.0", "can only be applied to a stored 'var'"),
  ])
  func whatCannotIsNamed(_ members: String, _ message: String) {
    #expect(messages(members)?.contains(message) == true, "\(messages(members) ?? "compiles")")
  }

  @Test func otherTypesThanStructsAreTurnedDown() {
    #expect(messages("var x = 1.0", kind: "final class")?.contains("not to a class") == true)
    #expect(messages("case a", kind: "enum")?.contains("not to an enum") == true)
  }
}
