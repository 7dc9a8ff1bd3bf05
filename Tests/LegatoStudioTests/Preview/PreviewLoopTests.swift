import LegatoFilm
import SwiftUI
import Testing

@testable import LegatoPreview

@MainActor
@Suite("What repeats without an end")
struct PreviewLoopTests {
  private struct Loops: View {
    var animations: [Animation]
    @State private var isOn = false
    var body: some View {
      VStack {
        ForEach(animations.indices, id: \.self) { index in
          Circle().opacity(isOn ? 1 : 0).animation(animations[index], value: isOn)
        }
      }
      .onAppear { isOn = true }
    }
  }

  private func loop(_ animations: Animation...) throws -> PreviewReply.Loop? {
    let stage = try Stage(Loops(animations: animations))
    stage.advance(to: 0.01)
    return PreviewLoop.current(on: stage)
  }

  @Test("The period of several loops is their common one, and a delay belongs to the start")
  func periods() throws {
    #expect(try loop(.linear(duration: 0.5).repeatForever())?.period == 1)
    #expect(try loop(.linear(duration: 0.5).repeatForever(autoreverses: false))?.period == 0.5)
    #expect(
      try loop(
        .linear(duration: 0.4).repeatForever(autoreverses: false),
        .linear(duration: 0.6).repeatForever(autoreverses: false))?.period == 1.2)
    let late = try #require(try loop(.linear(duration: 0.5).repeatForever().delay(3)))
    #expect(late.start >= 3 && late.period == 1)
    #expect(try loop(.linear(duration: 0.5).repeatForever().speed(2))?.period == 0.5)
  }

  @Test(
    "What comes to an end, springs without one, and loops without a common period are not known to repeat"
  )
  func unknown() throws {
    #expect(try loop(.linear(duration: 0.5)) == nil)
    #expect(try loop(.linear(duration: 0.5).repeatForever(), .linear(duration: 9)) == nil)
    #expect(try loop(.spring.repeatForever()) == nil)
    #expect(
      try loop(
        .linear(duration: 7.1).repeatForever(autoreverses: false),
        .linear(duration: 0.37).repeatForever(autoreverses: false)) == nil)
  }
}
