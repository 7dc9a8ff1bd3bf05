import LegatoDisplay
import LegatoFilm
import SwiftUI
import Testing

@testable import GalleryScreens
@testable import LegatoAudit
@testable import SwiftUICore

/// The gallery's screens are what `legato check` asks for, with nothing looked away from.
@MainActor @Suite("The audit of the gallery's screens")
struct ScreenAuditTests {
  nonisolated private static let names = [
    "chat", "inbox", "habits", "agent-log", "booking", "media-grid",
  ]

  private static func view(_ name: String) -> any View {
    switch name {
    case "chat": ChatScreen()
    case "inbox": InboxScreen()
    case "habits": DashboardScreen()
    case "agent-log": AgentLogScreen()
    case "booking": BookingScreen()
    default: MediaGridScreen()
    }
  }

  /// Three touches each, where the command tries eight.
  @Test("S4.75 S4.56 no rule objects to a screen", arguments: names)
  func nothingIsFound(name: String) throws {
    // Full screens take long to check after every pass, and smaller ones say the same.
    let checking = ViewGraph.invariantChecking
    ViewGraph.invariantChecking = .off
    defer { ViewGraph.invariantChecking = checking }
    var player = Player()
    player.limits.targets = 3
    player.size = FilmOptions.screen
    let played = try player.play(CheckSubject(name: name) { Self.view(name) })
    let findings = RuleBook.findings(in: played)
    #expect(findings.isEmpty, "\(findings.map { "\($0.rule): \($0.path) \($0.message)" })")
    #expect(played.runs.count > 6)
  }
}
