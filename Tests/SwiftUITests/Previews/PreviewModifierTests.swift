import LegatoDisplay
@_spi(Host) import SwiftUI
import Testing

@testable import LegatoFilm
@testable import SwiftUICore

@MainActor @Suite("What previews share, and what is around them")
struct PreviewModifierTests {
  private struct Framed: PreviewModifier {
    func body(content: Content, context: Void) -> some View {
      VStack {
        Text("above")
        content
      }
    }
  }

  private struct Sample: PreviewModifier {
    @MainActor static var made = 0

    static func makeSharedContext() async throws -> String {
      made += 1
      return "sample \(made)"
    }

    func body(content: Content, context: String) -> some View {
      VStack {
        Text(context)
        content
      }
    }
  }

  private struct Waiting: PreviewModifier {
    static func makeSharedContext() async throws -> Int {
      await Task.yield()
      return 7
    }

    func body(content: Content, context: Int) -> some View {
      VStack {
        Text("waited for \(context)")
        content
      }
    }
  }

  private struct Broken: PreviewModifier {
    struct Fault: Error {}
    static func makeSharedContext() async throws -> Int { throw Fault() }
    func body(content: Content, context: Int) -> some View { content }
  }

  private func words(_ stage: Stage) -> [String] {
    stage.frame().list.drawnLayers.filter { $0.opacity > 0.01 }.flatMap(\.texts).map(\.layout.text)
  }

  private func stage(_ preview: Preview) throws -> Stage { try Stage(AnyView(preview.makeView())) }

  @Test("A modifier is around the view, the first trait's within the second's")
  func around() throws {
    let preview = Preview("Card", traits: .modifier(Framed()), .modifier(Sample())) { Text("card") }
    let words = words(try stage(preview))
    #expect(words.count == 3)
    #expect(words[0].hasPrefix("sample"))
    #expect(Array(words.dropFirst()) == ["above", "card"])
  }

  @Test("What is shared is made once, for all previews")
  func shared() throws {
    let preview = Preview(traits: .modifier(Sample())) { Text("card") }
    let first = words(try stage(preview))
    let second = words(try stage(preview))
    #expect(first == second)
    #expect(Sample.made == 1)
  }

  @Test("A preview is empty until what it waits for is there")
  func waiting() async throws {
    let stage = try stage(Preview(traits: .modifier(Waiting())) { Text("card") })
    #expect(words(stage) == [])
    for step in 1...100 where words(stage).isEmpty {
      await Task.yield()
      stage.advance(to: Double(step) / 10)
    }
    #expect(words(stage) == ["waited for 7", "card"])
  }

  @Test("What cannot be made is named in the preview's place")
  func broken() throws {
    let stage = try stage(Preview(traits: .modifier(Broken())) { Text("card") })
    #expect(words(stage).contains { $0.hasPrefix("Broken: Fault") })
    #expect(!words(stage).contains("card"))
  }

  @Test("Other traits change nothing of the view")
  func others() throws {
    let stage = try stage(Preview(traits: .sizeThatFitsLayout, .landscapeLeft) { Text("card") })
    #expect(words(stage) == ["card"])
  }
}
