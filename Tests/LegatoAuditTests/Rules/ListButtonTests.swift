import SwiftUI
import Testing

@testable import LegatoAudit

/// A row that can be selected: its border grows over it, its padding shrinks to make up for that, and
/// its mark fades by a state of its own.
private struct Row: View {
  let isSelected: Bool
  /// Whether padding and border make up for each other where the border takes no room.
  var compensates = true
  /// Whether the mark is kept while a state says so, beside having a transition.
  var keepsMark = true
  let action: @MainActor () -> Void
  @State private var markOpacity = 0.0
  private var animation: Animation { .easeInOut(duration: 0.25) }

  var body: some View {
    Button(action: action) {
      HStack {
        VStack {
          Text("Title")
          Text("Detail")
        }
        Spacer()
        mark
      }
      .padding(.vertical, isSelected && compensates ? 10 : 11)
      .background(RoundedRectangle(cornerRadius: 8).fill(isSelected ? .cyan : .white))
    }
    .buttonStyle(AsItIs())
    .animation(animation, value: isSelected)
    .onAppear { markOpacity = isSelected ? 1 : 0 }
    .onChange(of: isSelected) { _, isSelected in
      withAnimation(animation) { markOpacity = isSelected ? 1 : 0 }
    }
  }

  @ViewBuilder private var mark: some View {
    if !keepsMark {
      Image(systemName: "checkmark").opacity(isSelected ? 1 : 0)
    } else if isSelected || markOpacity > 0 {
      Image(systemName: "checkmark").opacity(markOpacity)
        .transition(.opacity.animation(animation))
    }
  }
}

private struct AsItIs: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

private struct Rows: View {
  @State private var selected: Int? = 0
  var compensates = true
  var keepsMark = true

  var body: some View {
    VStack {
      ForEach(0..<2, id: \.self) { index in
        Row(isSelected: selected == index, compensates: compensates, keepsMark: keepsMark) {
          selected = selected == index ? nil : index
        }
      }
    }
  }
}

@MainActor @Suite("Rules: a list button as it is often written")
struct ListButtonTests {
  @Test("A mark that is kept while its opacity's state is above 0 is gone before it has faded")
  func cutExit() throws {
    let findings = try audit(CutExit.self) { Rows() }
    #expect(findings.first?.path.hasSuffix("Image[2]") == true)
    #expect(try audit(CutExit.self) { Rows(keepsMark: false) }.isEmpty)
  }

  @Test("A state and a transition that both fade are multiplied")
  func doubleDriven() throws {
    let finding = try #require(try audit(DoubleDriven.self) { Rows() }.first)
    #expect(finding.property == "opacity")
    #expect(finding.evidence.first?.observation == "0.443 × 0.443 = 0.196")
    #expect(try audit(DoubleDriven.self) { Rows(keepsMark: false) }.isEmpty)
  }

  @Test("Padding that makes up for a border that takes no room makes the row smaller")
  func nudge() throws {
    let finding = try #require(try audit(LayoutNudge.self) { Rows() }.first)
    #expect(finding.message.hasPrefix("Becomes 2 pt"))
    #expect(try audit(LayoutNudge.self) { Rows(compensates: false) }.isEmpty)
  }
}
