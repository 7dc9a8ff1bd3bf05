import SwiftUI
import Testing

@testable import LegatoAudit

private struct Message: Identifiable { let id: Int }

/// A thread of messages that come in, with the animation in the rows or around them.
private struct Messages: View {
  @State private var messages = [Message(id: 0)]
  @State private var arrivals = 0
  let isAroundRows: Bool

  var body: some View {
    VStack {
      ForEach(messages) { message in
        Text("Message \(message.id)")
          .transition(.move(edge: .leading).combined(with: .opacity))
          .animation(isAroundRows ? nil : .spring(duration: 0.4), value: arrivals)
      }
      Button("Receive") { messages.append(Message(id: messages.count)) }
    }
    .animation(isAroundRows ? .spring(duration: 0.4) : nil, value: messages.count)
    .onChange(of: messages.count) { arrivals += 1 }
  }
}

private struct Changing: View {
  @State private var count = 0
  let keepsIdentity: Bool

  var body: some View {
    Button("Count \(count)") { count += 1 }
      .id(keepsIdentity ? UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)) : UUID())
  }
}

/// Fills itself when it appears.
private struct Filling: View {
  @State private var items: [Int] = []
  var body: some View {
    VStack { ForEach(items, id: \.self) { Text("Item \($0)") } }
      .onAppear { items = [1, 2, 3] }
  }
}

@MainActor @Suite("Rules: transitions and identity")
struct TransitionTests {
  @Test func hasNothingAgainstViewsThatComeWhenAViewFillsItself() throws {
    #expect(try audit(UnstableIdentity.self) { Filling() }.isEmpty)
  }

  @Test("A transition that fades in by one part and out by another is no cut exit")
  func asymmetric() throws {
    let findings = try audit(CutExit.self) { inputs in
      VStack {
        if inputs.value(false, true) {
          Text("Card").transition(
            .asymmetric(
              insertion: .move(edge: .bottom).combined(with: .opacity),
              removal: .move(edge: .top).combined(with: .opacity)))
        }
      }
      .animation(.default, value: inputs.value(false, true))
    }
    #expect(findings.isEmpty)
  }

  @Test func tellsOfATransitionThatNeverRuns() throws {
    let finding = try #require(
      try audit(SilentTransition.self) { Messages(isAroundRows: false) }.first)
    #expect(finding.message.contains("never runs"))
  }

  @Test func hasNothingAgainstATransitionThatRuns() throws {
    #expect(try audit(SilentTransition.self) { Messages(isAroundRows: true) }.isEmpty)
  }

  @Test func tellsOfIdentifiersThatAreMadeInBody() throws {
    #expect(!(try audit(UnstableIdentity.self) { Changing(keepsIdentity: false) }.isEmpty))
    #expect(try audit(UnstableIdentity.self) { Changing(keepsIdentity: true) }.isEmpty)
  }
}
