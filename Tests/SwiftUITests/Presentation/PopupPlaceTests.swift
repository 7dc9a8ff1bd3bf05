import LegatoDisplay
import SwiftUI
import Testing

@testable import SwiftUICore

/// A popup stands where the view is that it belongs to.
@MainActor @Suite("Places of popups")
struct PopupPlaceTests {
  private struct Mover: View {
    @State private var angle = 0.0
    @State private var isOpen = false
    @State private var note = 0.0
    var body: some View {
      VStack(spacing: 120) {
        Color.blue.frame(width: 80, height: 80)
          .popover(isPresented: $isOpen) {
            Text(verbatim: "popup \(note)").presentationCompactAdaptation(.popover)
          }
        Color.red.frame(width: 80, height: 80)
      }
      .rotationEffect(.degrees(angle))
      .onAppear {
        withAnimation(.linear(duration: 1)) { angle = 90 }
        for time in [0.25, 0.55] {
          DispatchQueue.main.asyncAfter(deadline: .now() + time) {
            isOpen = true
            note = time
          }
        }
      }
    }
  }

  @Test("It does not depend on the frames before") func seeking() throws {
    let played = try Screen(Mover())
    let sought = try Screen(Mover())
    while played.host.now < 0.7 {
      played.host.advance(by: 1 / 60)
      _ = played.host.frame()
    }
    sought.host.advance(to: played.host.now)
    #expect(sought.host.frame().list.description == played.host.frame().list.description)
    #expect(played.shows("popup 0.55"))
  }
}
