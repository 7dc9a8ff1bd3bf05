import LegatoDisplay
@testable import LegatoFilm
import SwiftUI
import Testing

@testable import SwiftUICore

@MainActor @Suite("Scrolling and the keyboard")
struct ScrollDismissesKeyboardTests {
  private struct Scene: View {
    let mode: ScrollDismissesKeyboardMode
    let isList: Bool
    @State private var text = ""
    @FocusState private var isFocused: Bool

    @ViewBuilder private var rows: some View {
      TextField("Name", text: $text).focused($isFocused)
      ForEach(0..<60, id: \.self) { Text("Row \($0)").frame(height: 40) }
    }

    var body: some View {
      Group {
        if isList { List { rows } } else { ScrollView { VStack { rows } } }
      }
      .scrollDismissesKeyboard(mode)
      .frame(height: 400)
      .onAppear { isFocused = true }
    }
  }

  /// Which field has the focus after a drag from the middle by so much.
  private func focus(
    after distance: Double, _ mode: ScrollDismissesKeyboardMode, isList: Bool = false
  ) throws -> String? {
    let stage = try Stage(
      Scene(mode: mode, isList: isList), configuration: HostConfiguration(size: Size(300, 400)))
    #expect(stage.focusedField == "Name")
    stage.host.touchDown(at: Point(150, 200))
    for step in 1...10 {
      stage.advance(to: Double(step) / 60)
      stage.host.touchMove(to: Point(150, 200 + distance * Double(step) / 10))
    }
    return stage.focusedField
  }

  @Test func onceScrollingStarts() throws {
    #expect(try focus(after: -8, .immediately) == "Name")
    #expect(try focus(after: -60, .immediately) == nil)
    #expect(try focus(after: -60, .never) == "Name")
  }

  @Test func onceTheFingerIsBelow() throws {
    #expect(try focus(after: 150, .interactively) == "Name")
    #expect(try focus(after: 230, .interactively) == nil)
    #expect(try focus(after: -150, .interactively) == "Name")
  }

  @Test func aListDoesItByItself() throws {
    #expect(try focus(after: -60, .automatic) == "Name")
    #expect(try focus(after: -60, .automatic, isList: true) == nil)
    #expect(try focus(after: -60, .never, isList: true) == "Name")
  }
}
