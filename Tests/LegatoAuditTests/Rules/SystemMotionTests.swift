import SwiftUI
import Testing

@testable import LegatoAudit
@testable import LegatoFilm

/// A list whose rows are swiped and deleted, with a sheet, a disclosure and a picker.
private struct SystemScreen: View {
  @State private var rows = ["One", "Two", "Three"]
  @State private var isPresented = false
  @State private var isExpanded = false
  @State private var notifies = false

  var body: some View {
    List {
      ForEach(rows, id: \.self) { row in
        Text(row).swipeActions {
          Button("Delete", role: .destructive) { rows.removeAll { $0 == row } }
        }
      }
      Toggle("Notify", isOn: $notifies)
      DisclosureGroup("More", isExpanded: $isExpanded) { Text("Details") }
      Button("Present") { isPresented = true }
    }
    .sheet(isPresented: $isPresented) { Text("Sheet") }
  }
}

/// A list whose own code moves what is in a row, and lets a row come.
private struct OwnScreen: View {
  @State private var isFar = false
  @State private var isShown = false

  var body: some View {
    List {
      Circle().frame(width: 20, height: 20).offset(x: isFar ? 80 : 0)
      Button("Go") { withAnimation(.easeOut(duration: 0.3)) { isFar.toggle() } }
      if isShown { Text("Comes and goes") }
      Button("Show") { withAnimation(.easeOut(duration: 0.3)) { isShown.toggle() } }
    }
  }
}

private struct ProgressScreen: View {
  @State private var level = 0.2
  var body: some View {
    VStack {
      ProgressView(value: level)
      Button("More") { withAnimation { level = min(1, level + 0.3) } }
    }
  }
}

@MainActor @Suite("What the system moves")
struct SystemMotionTests {
  private static let token: Set<String> = ["spring(response: 0.5, dampingFraction: 0.85)"]

  @Test func isNotTheAppsToAnswerFor() throws {
    let findings = try audit(tokens: Self.token) { SystemScreen() }
    #expect(findings.map { "\($0.rule) \($0.path) \($0.property)" } == [])
  }

  @Test func whatAnAppMovesInAListIsItsOwn() throws {
    let findings = try audit(OffToken.self, tokens: Self.token) { OwnScreen() }
    #expect(findings.contains { $0.path.contains("Circle") })
    #expect(findings.allSatisfy { $0.message == "Moves by an animation that is no token." })
  }

  @Test("The ground of a row is the system's, and its fade is none of the row's own")
  func rowsAreTheSystems() throws {
    #expect(try audit(CutExit.self) { OwnScreen() }.isEmpty)
    #expect(try audit(LayoutAnimation.self) { OwnScreen() }.isEmpty)
    let tracks = try play { OwnScreen() }.runs.flatMap { $0.tracks }
    #expect(tracks.contains { $0.origin == .framework && $0.path.hasSuffix("Color[1]/Rectangle") })
    #expect(tracks.allSatisfy { $0.origin == .app || !$0.path.hasSuffix("Circle") })
  }

  @Test("A bar of the system's is laid out by the system, and moves by the app's animation")
  func bars() throws {
    let findings = try audit { ProgressScreen() }
    #expect(Set(findings.map(\.rule)) == ["reduced-motion"])
    #expect(findings.allSatisfy { $0.path.contains("ProgressView") })
  }

  @Test func theMarkIsInTheRecording() throws {
    let played = try play { SystemScreen() }
    let motions = played.runs.flatMap { $0.tracks }.flatMap(\.motions)
    #expect(motions.contains { $0.animation.hasPrefix("spring(response: 0.45") && $0.isSystem })
    #expect(motions.filter { !$0.isSystem }.isEmpty)
  }
}
