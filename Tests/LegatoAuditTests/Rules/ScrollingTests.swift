import LegatoDisplay
import SwiftUI
import Testing

@testable import LegatoAudit

private struct Entering: ViewModifier {
  @State private var isIn = false
  func body(content: Content) -> some View {
    content.offset(x: isIn ? 0 : -30)
      .onAppear { withAnimation(.easeOut(duration: 0.3)) { isIn = true } }
  }
}

private struct Rows: View {
  let enters: Bool
  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(0..<60, id: \.self) { row in
          if enters {
            Text("Row \(row)").frame(height: 40).modifier(Entering())
          } else {
            Text("Row \(row)").frame(height: 40)
          }
        }
      }
    }
  }
}

private struct Note: View {
  @State private var text = ""
  let grows: Bool
  var body: some View {
    VStack {
      Circle().frame(width: 40, height: 40).offset(x: grows ? Double(text.count) * 10 : 0)
        .animation(.easeOut(duration: 0.2), value: text)
      TextField("Name", text: $text)
    }
  }
}

@MainActor @Suite("Rule: motion while a person is busy")
struct ScrollingTests {
  @Test func tellsOfRowsThatComeInWhileTheyAreScrolledTo() throws {
    let findings = try audit(BusyMotion.self) { Rows(enters: true) }
    #expect(findings.first?.message == "Moves while the view is scrolled.")
    #expect(try audit(BusyMotion.self) { Rows(enters: false) }.isEmpty)
  }

  @Test func tellsOfWhatMovesWhileAPersonTypes() throws {
    let findings = try audit(BusyMotion.self) { Note(grows: true) }
    #expect(findings.first?.message == "Moves while the view is typed into.")
    #expect(try audit(BusyMotion.self) { Note(grows: false) }.isEmpty)
  }
}
