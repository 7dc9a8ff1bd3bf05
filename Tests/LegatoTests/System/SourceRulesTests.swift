import SwiftUI
import TestSupport
import Testing

@testable import Legato

/// Rows that are rules for the sources: S2.30, S2.49, S4.40, S4.44, S4.71 and X.1.
@Suite("Rules of the sources")
struct SourceRulesTests {
  private static let root = PackageFolder.root

  /// The lines of the design system's code, without comments, with their files.
  private func lines() throws -> [(file: String, line: String)] {
    var lines: [(String, String)] = []
    for file in try PackageFolder.swiftFiles(in: "Sources/Legato") {
      let text = try String(contentsOf: file, encoding: .utf8)
      for line in text.split(separator: "\n") {
        let code = line.trimmingCharacters(in: .whitespaces)
        if !code.hasPrefix("//") { lines.append((file.lastPathComponent, code)) }
      }
    }
    #expect(lines.count > 1000)
    return lines
  }

  /// Who animates a change explicitly, and why a value does not do.
  private let explicit: [String: String] = [
    "FadingCheckmark.swift": "asks for the end of a fade, which values cannot tell",
    "MovingEffects.swift": "ends what runs when the policy changes",
    "ToolCard.swift": "what stands around the card comes along",
    "ExpandableCard.swift": "what stands around the card comes along",
    "MessageEntrance.swift": "ends what runs when the policy changes",
    "ThreadScroll.swift": "ends what runs when the policy changes",
    "AnimatedCheckmark.swift": "plays once in steps, one after the end of another",
    "CelebrationParticles.swift": "each particle rises once, when it comes",
    "CounterRing.swift": "the ring of a tap plays once, and tells when it is gone",
    "AnimatedProgressBar.swift": "the first fill and later ones differ",
    "RingFill.swift": "the first fill and later ones differ",
    "XpProgressBar.swift": "the first fill and later ones differ",
    "RippleEffect.swift": "plays once, when the ring of a touch comes",
    "RunsEntry.swift": "plays once, when the view comes, and ends when the policy changes",
    "RunsLoop.swift": "starts and stops a loop",
  ]

  @Test("S2.30 C15 animations follow values; each explicit one has a reason")
  func valueBased() throws {
    let lines = try lines()
    for (index, (file, first)) in lines.enumerated() {
      if first.contains("withAnimation(") {
        #expect(explicit[file] != nil, "\(file): \(first)")
      }
      // A call that is broken after its parenthesis says what it follows in the next line.
      let goesOn = first.hasSuffix("(") && index + 1 < lines.count
      let line = goesOn ? first + lines[index + 1].line : first
      if line.contains(".animation("), !line.contains("value:"), !line.contains("body:") {
        // A transition has no value to follow; its animation is its own.
        let isOfTransition = file == "RowTransition.swift"
        #expect(line.contains(".animation(of:") || isOfTransition, "\(file): \(line)")
      }
    }
  }

  @Test("S4.40 C54 no haptics of UIKit")
  func noUIKit() throws {
    let banned = [
      "UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator",
      "UISelectionFeedbackGenerator", "import UIKit",
    ]
    for (file, line) in try lines() {
      for word in banned { #expect(!line.contains(word), "\(file): \(line)") }
    }
  }

  @Test("S2.49 S2.31 no component of messages animates blurs, masks, shadows or frames")
  func noHeavyEffects() throws {
    let names = [
      "MessageBubbleView.swift", "MessageThreadView.swift", "ThreadScroll.swift",
      "MessageEntrance.swift", "TypingIndicator.swift", "ConversationRowView.swift",
      "InboxView.swift", "SwipeAction.swift", "FilterChipView.swift", "Dip.swift",
    ]
    for (file, line) in try lines() where names.contains(file) {
      for word in [".blur(", ".mask", ".shadow("] { #expect(!line.contains(word), "\(file)") }
    }
  }

  @Test("S4.71 X.1 one source for all platforms, no clock and no chance of its own")
  func portable() throws {
    for (file, line) in try lines() {
      for word in [
        "#if os", "Date()", ".now", "Task.sleep", ".random(", "Timer(", "Dispatch", "asyncAfter",
      ] {
        // `Wait` is the one place that waits: by the run loop's clock, and it can be called off.
        if file == "Wait.swift", word == "Timer(" { continue }
        #expect(!line.contains(word), "\(file): \(line)")
      }
    }
    let manifest = try String(
      contentsOf: Self.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    #expect(manifest.contains("swiftLanguageModes: [.v6]"))
    #expect(manifest.contains("treatAllWarnings(as: .error)"))
  }

  @Test("S4.71 the package names no platform that lacks what it uses")
  func platforms() throws {
    let lacking: [String: [String]] = [
      ".tvOS(": ["DragGesture(", "SpatialTapGesture(", ".onHover"], ".watchOS(": [".onHover"],
      // Before 26 there is none.
      ".visionOS(.v1)": [".sensoryFeedback("], ".visionOS(.v2)": [".sensoryFeedback("],
    ]
    let manifest = try String(
      contentsOf: Self.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let lines = try lines()
    for (platform, words) in lacking {
      let uses = words.filter { word in lines.contains { $0.line.contains(word) } }
      #expect(uses.isEmpty || !manifest.contains(platform), "\(platform) lacks \(uses)")
    }
    #expect(manifest.contains(".iOS(.v17)"))
  }

  @Test("S4.44 C48 each of the document's seven files is there and holds its entry points")
  func files() throws {
    // What the document lists below each heading, as a caller writes it.
    let places: [String: [String]] = [
      "AnimationTokens": [
        "var appFast", "var appNormal", "var appSlow", "var appSpring", "var appSnappy",
        "var menuSpring", "var contextMenuAppear",
      ],
      "MotionSafe": [
        "struct MotionSafe", "struct MotionSafeValue", "func motionSafe(", "func withMotionSafe<",
      ],
      "MessageAnimations": ["func messageAppearAnimation("],
      "TransitionStyles": [
        "struct SlideTransition", "var opposite", "var slideUp", "var slideFromTrailing",
      ],
      "LoadingAnimations": ["func loadingPulse(", "func loadingShimmer("],
      "FeedbackModifiers": [
        "func buttonPressEffect(", "func errorShake<", "func successBounce<",
      ],
      "InteractiveAnimations": [
        "func toolCardExpansion(", "func listItemAnimation(", "func sheetAppear(",
      ],
    ]
    let page = try String(
      contentsOf: Self.root.appendingPathComponent(
        "Sources/Legato/Legato.docc/FromTheDocuments.md"), encoding: .utf8)
    #expect(places.count == 7)
    let lines = try lines()
    for (name, entries) in places {
      let own = lines.filter { $0.file == "\(name).swift" }.map(\.line)
      for entry in entries {
        #expect(own.contains { $0.hasPrefix("public") && $0.contains(entry) }, "\(name): \(entry)")
      }
      #expect(page.contains("| `\(name).swift` |"), "the page does not tell of \(name)")
    }
  }
}
