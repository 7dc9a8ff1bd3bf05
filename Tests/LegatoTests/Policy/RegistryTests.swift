import Foundation
import LegatoMotion
import SwiftUI
import TestSupport
import Testing

@testable import Legato

@Suite("Registry and rules")
struct RegistryTests {
  private let declarations = MotionRegistry.declarations

  private func roles(_ component: String) -> Set<MotionRole> {
    Set(declarations.filter { $0.component == component }.map(\.role))
  }

  @Test("S1.31 what carries a state is registered as essential")
  func essential() {
    for component in ["SubmitButton", "AnimatedToggle", "DownloadProgress", "AnimatedProgressBar"] {
      #expect(roles(component) == [.essentialState], "\(component)")
    }
    #expect(roles("ContentListView") == [.essentialSpatial])
    #expect(roles("CardView").contains(.essentialState))
    for component in ["CircularXpProgress", "XpProgressBar"] {
      #expect(roles(component) == [.essentialState], "\(component)")
    }
  }

  @Test("S3.1 four families: entry, interaction, feedback, celebration")
  func families() {
    let families: [(String, Set<MotionRole>)] = [
      ("StaggeredAnimationModifier", [.decorativeEntry]), ("PopInModifier", [.decorativeEntry]),
      ("ScaleButtonStyle", [.decorativeFeedback]), ("HoverScaleButtonStyle", [.decorativeFeedback]),
      ("HoverLiftModifier", [.decorativeFeedback]), ("RippleEffect", [.decorativeFeedback]),
      ("AnimatedNumber", [.decorativeFeedback]), ("PulsingModifier", [.loop]),
      ("ShimmerModifier", [.loop]), ("Sparkles", [.loop]),
      ("CelebrationParticles", [.celebration]), ("AnimatedCheckmark", [.celebration]),
      ("StreakBadge", [.celebration, .essentialState]),
    ]
    for (component, expected) in families { #expect(roles(component) == expected, "\(component)") }
  }

  @Test("S3.48 presses and hovers are springs")
  func springs() {
    // Two presses of another document are short curves there: T1.
    let curves: Set = ["ButtonPressModifier.press", "FeedbackButtonStyle.press"]
    for curve in declarations where curves.contains(curve.id) {
      #expect(curve.token == .app.fast, "\(curve.id)")
    }
    let touches = declarations.filter {
      ["press", "hover", "lift"].contains($0.motion) && !curves.contains($0.id)
    }
    #expect(touches.count >= 5)
    for touch in touches {
      guard case .spring = touch.token.timing.kind else {
        Issue.record("\(touch.id) is no spring")
        continue
      }
    }
  }

  @Test("S3.51 every motion has a form for people who asked for less, and none moves then")
  func reducedForms() {
    let reduced = MotionPolicy(reducesMotion: true, savesPower: false)
    // What goes on unchanged changes colours only, and says so.
    let unchanged = declarations.filter { reduced.outcome(of: $0).movement != nil }
    // The row under a finger is moved by the finger.
    for motion in unchanged
    where motion.component != "VerticalListButtonItem" && motion.id != "SwipeRow.follow" {
      #expect(motion.reason == "A change of colour moves nothing.", "\(motion.id)")
    }
    let saving = MotionPolicy(savesPower: true)
    for motion in declarations where motion.role.yieldsToLowPower {
      #expect(saving.outcome(of: motion).movement == nil, "\(motion.id)")
    }
  }

  @Test("X.5 names that another design has too stand side by side with it")
  func names() {
    #expect(String(reflecting: AnimatedCounter.self) == "Legato.AnimatedCounter")
    #expect(
      String(reflecting: AppMotion.SlideTransition.self) == "Legato.AppMotion.SlideTransition")
    #expect(String(reflecting: SubmitButton.State.self) == "Legato.SubmitButton.State")
    #expect(String(reflecting: SwiftUI.State<Int>.self).hasSuffix("State<Swift.Int>"))
    #expect(String(reflecting: CardView<Text>.self).hasPrefix("Legato.CardView"))
    for type in [
      "\(ScaleButtonStyle.self)", "\(ShimmerModifier.self)", "\(PulsingModifier.self)",
    ] {
      #expect(["ScaleButtonStyle", "ShimmerModifier", "PulsingModifier"].contains(type))
    }
  }

  // MARK: Sources

  private static let sources: [(name: String, text: String)] = {
    let files = (try? PackageFolder.swiftFiles(in: "Sources/Legato")) ?? []
    return files.compactMap { url in
      (try? String(contentsOf: url, encoding: .utf8)).map { (url.lastPathComponent, $0) }
    }
  }()

  /// The code of a file, without its comments.
  private func code(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in line.range(of: "//").map { String(line[..<$0.lowerBound]) } ?? String(line) }
      .joined(separator: "\n")
  }

  @Test("S3.49 an animation modifier always names the value that it follows")
  func explicitValue() throws {
    #expect(Self.sources.count > 50)
    for (name, text) in Self.sources {
      var rest = Substring(code(text))
      while let start = rest.range(of: ".animation(") {
        var depth = 1
        var end = start.upperBound
        while depth > 0, end < rest.endIndex {
          if rest[end] == "(" { depth += 1 }
          if rest[end] == ")" { depth -= 1 }
          end = rest.index(after: end)
        }
        let call = rest[start.upperBound..<end]
        // `animation(of:)` makes an animation, and attaches none.
        // A transition has no value to follow; its animation is its own.
        let isOfTransition = name == "RowTransition.swift"
        #expect(call.contains("value:") || call.hasPrefix("of:") || isOfTransition, "\(name)")
        rest = rest[end...]
      }
    }
  }

  @Test("S3.47 components have no colours of their own")
  func noLiteralColors() throws {
    // A word boundary would be none before the dot of `.white.opacity`.
    let literal =
      #/\.(white|black|red|green|blue|gray|orange|yellow|purple|pink|cyan|teal|indigo|mint|brown)(?![A-Za-z])|[^.a-z]Color\(|0x[0-9A-F]{6}/#
    for (name, text) in Self.sources
    where !name.hasPrefix("ColorToken") && !name.hasPrefix("TokenTheme+")
      && !["Tone.swift", "AccentDerivation.swift"].contains(name)
    {
      for line in code(text).split(separator: "\n") {
        #expect(line.firstMatch(of: literal) == nil, "\(name): \(line)")
      }
    }
  }

  @Test("X.1 no component asks for the time or for chance")
  func noWallClock() {
    let banned = #/Date\(\)|\.random\(|randomElement|SystemRandomNumberGenerator|Task\.sleep/#
    for (name, text) in Self.sources {
      #expect(code(text).firstMatch(of: banned) == nil, "\(name)")
    }
  }
}
