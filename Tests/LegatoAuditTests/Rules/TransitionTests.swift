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

/// Fades in when it is there, by a value of its own.
private struct Mark: View {
  @State private var isSeen = false
  var body: some View {
    Text("Mark").opacity(isSeen ? 1 : 0).onAppear { withAnimation { isSeen = true } }
  }
}

/// How a mark goes.
private enum WayOut: CaseIterable {
  case cut, animated, replaced, asItFadedOut
}

private struct Marked: View {
  @State private var isMarked = false
  let way: WayOut

  var body: some View {
    VStack {
      Button("Choose") {
        withAnimation(way == .animated ? .default : nil) { isMarked.toggle() }
      }
      switch way {
      case .replaced: if isMarked { Mark() } else { Text("None") }
      case .asItFadedOut:
        Text("Mark").opacity(isMarked ? 1 : 0).animation(.default, value: isMarked)
      default: if isMarked { HStack { Mark() } }
      }
    }
  }
}

private struct MarkedRows: View {
  @State private var rows = [1, 2, 3]
  var body: some View {
    VStack {
      Button("Remove") { _ = rows.popLast() }
      ForEach(rows, id: \.self) { _ in Mark() }
    }
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

  @Test("C1: a view that fades in by its own opacity and is gone at once is told of")
  func cutExit() throws {
    let finding = try #require(try audit(CutExit.self) { Marked(way: .cut) }.first)
    #expect(finding.message.contains("gone from one frame to the next"))
    #expect(finding.evidence.contains { $0.observation.contains("by its own opacity, 0 → 1") })
    #expect(!(try audit(CutExit.self) { MarkedRows() }.isEmpty))
  }

  @Test func hasNothingAgainstMarksThatFadeOrGiveWay() throws {
    #expect(try audit(CutExit.self) { Marked(way: .replaced) }.isEmpty)
    #expect(try audit(CutExit.self) { Marked(way: .asItFadedOut) }.isEmpty)
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
