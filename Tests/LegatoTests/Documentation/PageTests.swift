import Foundation
import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import Legato
@testable import SwiftUICore

/// Pages begin with code that works, name what the documents name, and state what they leave open.
@MainActor @Suite("Pages")
struct PageTests {
  private static let catalogue = PackageFolder.url("Sources/Legato/Legato.docc")

  private func page(_ name: String) throws -> String {
    try String(
      contentsOf: Self.catalogue.appendingPathComponent(name + ".md"), encoding: .utf8)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Self.catalogue.path)
      .filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }.sorted()
  }

  /// Pages that are no family's: the catalogue's own, the guide, and what is not about code.
  private let others: Set = ["Legato", "BringYourAppsMotion", "Scope"]

  /// The pieces of `PageExamples.swift`, by their pages.
  private func pieces() throws -> [String: String] {
    let source = try String(
      contentsOf: PackageFolder.url(
        "Tests/LegatoTests/Documentation/PageExamples.swift"), encoding: .utf8)
    var pieces: [String: String] = [:]
    for part in source.components(separatedBy: "// page: ").dropFirst() {
      let lines = part.components(separatedBy: "\n")
      pieces[lines[0]] = lines.dropFirst().prefix { $0 != "// end" }.joined(separator: "\n")
        .replacingOccurrences(of: "private struct", with: "struct")
        .replacingOccurrences(of: "Legato.Item", with: "Item")
    }
    return pieces
  }

  @Test("every page of a family begins with code that is compiled here, and uses the family")
  func beginsWithCode() throws {
    let pieces = try pieces()
    let families = try names().filter { !others.contains($0) }
    #expect(families.count >= 14 && Set(pieces.keys) == Set(families))
    for family in families {
      let text = try page(family)
      let parts = text.components(separatedBy: "```swift\n")
      try #require(parts.count > 1, "\(family) has no code")
      // Before it: the title and at most two sentences, and no table.
      let lead = parts[0].split(separator: "\n").dropFirst().joined(separator: " ")
      let sentences = lead.split(separator: ". ").count
      #expect(sentences <= 2 && !lead.contains("|") && !lead.contains("#"), "\(family): \(lead)")
      let code = parts[1].components(separatedBy: "\n```")[0]
      #expect(code == pieces[family], "\(family) shows other code than is compiled")
      // What the page is about is in it: a component that the page links to.
      let linked = text.matches(of: #/``([A-Z]\w*)``|`(\w+)[`(]/#).compactMap {
        ($0.output.1 ?? $0.output.2).map(String.init)
      }
      #expect(linked.contains { code.contains($0) }, "\(family)")
    }
  }

  @Test("what pages begin with runs, and comes to rest without faults")
  func examplesRun() throws {
    #expect(Set(pageExamples.map(\.page)) == Set(try pieces().keys))
    for (name, view) in pageExamples {
      let stage = try Stage(view, size: Size(372, 700))
      stage.at(6000)
      #expect(stage.issues.isEmpty, "\(name): \(stage.issues)")
      #expect(showsSomething(try stage.pixels()), "\(name) shows nothing")
    }
  }

  // MARK: From the documents

  /// The types, functions, tokens and properties that the five documents name as their own.
  private static let documents: [[String]] = [
    [
      "VerticalListButtonItem", "VerticalListButtonItemStyle", "AnimationDemoView",
      "motion.selectionTransition", "stateAnimation", "checkmarkAnimation", "visualState", "error",
      "checkmarkTransition", "transitionDelay", "styles.background", "styles.borderColor",
      "styles.borderWidth", "styles.labelColor", "styles.iconColor", "styles.checkmarkVisible",
      "paddingBlock", "hasAppeared", "checkmarkOpacity",
    ],
    [
      "SubmitButton", "State", "idle", "loading", "success", "error", "submit", "backgroundColor",
      "AnimatedToggle", "SelectableCards", "selectedId", "CardView", "Item", "ContentListView",
      "LoadingView", "EmptyStateView", "ItemRow", "DownloadProgress",
    ],
    [
      "MessageBubbleView", "isSending", "MessageThreadView", "messageAnimationID",
      "ConversationRowView", "navigateToConversation", "InboxView", "archiveConversation",
      "FloatingFABView", "selectedCategory", "shouldAnimate",
    ],
    [
      "StaggeredAnimationModifier", "ScaleButtonStyle", "HoverScaleButtonStyle",
      "AnimatedProgressBar", "CircularXpProgress", "XpProgressBar", "AnimatedNumber",
      "PulsingModifier", "PopInModifier", "ShimmerModifier", "StreakBadge", "CelebrationParticles",
      "ParticleData", "generateParticles", "AnimatedCheckmark", "AnimatedCounter", "RippleEffect",
      "Sparkles", "rizqPrimary", "rizqMuted", "streakGlow", "levelBadge", "goldSoft", "goldBright",
      "RIZQSpacing", "rizqMonoMedium",
    ],
    [
      "appFast", "appNormal", "appSlow", "appSpring", "appSnappy", "menuSpring",
      "contextMenuAppear", "fast", "normal", "slow", "spring", "snappy", "MotionSafe", "motionSafe",
      "MotionSafeValue", "withMotionSafe", "MessageAppearAnimation", "messageAppearAnimation",
      "MessageView", "MessageListView", "StreamingTextView", "animateText",
      "ToolCardExpandAnimation", "ToolProgressAnimation", "SlideTransition", "opposite", "slideUp",
      "slideFromTrailing", "SheetAppearModifier", "PulseAnimation", "ShimmerAnimation",
      "ButtonPressModifier", "buttonPressEffect", "ListItemAnimation", "listItemAnimation",
      "AnimatedCounter", "AnimatedProgress", "HapticManager", "FeedbackButton", "ExpandableCard",
      "ExpandedCardView", "CollapsedCardView", "UIImpactFeedbackGenerator", "AnimationTests",
      "testMotionSafeWithReduceMotion", "testAnimationTokenValues",
    ],
  ]

  @Test("S4.75 every name of the documents is in the first column of its document's table")
  func everyNameIsMapped() throws {
    let sections = try page("FromTheDocuments").components(separatedBy: "\n## ").dropFirst()
      .prefix(5)
    #expect(sections.count == 5)
    for (section, names) in zip(sections, Self.documents) {
      let firstColumn = section.split(separator: "\n").filter {
        $0.hasPrefix("| `") || $0.hasPrefix("| ")
      }
      .compactMap { $0.split(separator: "|").first }.joined(separator: " ")
      for name in names {
        #expect(firstColumn.contains("`\(name)`"), "\(name): \(section.prefix { $0 != "\n" })")
      }
    }
  }

  @Test("S4.75 every name of ours on that page exists, and every form is one that is compiled")
  func everyNameExists() throws {
    let text = try page("FromTheDocuments")
    let sources = try PackageFolder.swiftFiles(in: "Sources/Legato").map {
      try String(contentsOf: $0, encoding: .utf8)
    }.joined(separator: "\n")
    let declaration = #/\b(?:struct|class|enum|func|var|let|case|typealias) ([A-Za-z]+)\b/#
    let declared = Set(sources.matches(of: declaration).map(\.output.1))
    var count = 0
    for match in text.matches(of: #/``([A-Za-z\/]+)``/#) {
      for part in match.output.1.split(separator: "/") {
        count += 1
        #expect(declared.contains(part), "\(part)")
      }
    }
    for match in text.matches(of: #/`\.?([A-Z]?[A-Za-z]+)\(/#) {
      let known: Set<Substring> = [
        "modifier", "buttonStyle", "transition", "font", "animation", "tokenTheme", "struct",
      ]
      guard !known.contains(match.output.1) else { continue }
      count += 1
      #expect(declared.contains(match.output.1), "\(match.output.1)")
    }
    #expect(count > 100)
    let forms = try PackageFolder.swiftFiles(in: "Tests/LegatoTests/Specification").map {
      try String(contentsOf: $0, encoding: .utf8)
    }.joined()
    let types = Self.documents.joined().filter { $0.first?.isUppercase == true }
    let apps: Set = [
      "State", "Item", "ParticleData", "MessageView", "MessageListView",
      "UIImpactFeedbackGenerator", "AnimationTests", "VerticalListButtonItemStyle", "RIZQSpacing",
      "HapticManager",
    ]
    for type in types where !apps.contains(type) {
      #expect(forms.contains("\(type)("), "no form of \(type) is compiled")
    }
  }

  // MARK: What the documents leave open

  @Test("S4.75 scope, non-goals, edge cases, dependencies, interfaces and tests are stated")
  func scope() throws {
    let sections = try page("Scope").components(separatedBy: "\n## ").dropFirst()
    let titles = sections.map { String($0.prefix { $0 != "\n" }) }
    #expect(
      titles == ["In scope", "Non-goals", "Edge cases", "Dependencies", "Interfaces", "Tests"])
    for section in sections {
      #expect(section.split(separator: "\n").dropFirst().joined().count > 60, "\(section)")
      #expect(!section.contains("TBD"))
    }
    #expect(try page("Legato").contains("<doc:Scope>"))
    // What the page says of numbers, of both at once and of platforms is so.
    #expect(Fraction(.nan).value == 0 && Fraction(7).value == 1)
    #expect(TokenTheme().measure(-1, or: .ring.size) == 80)
    let manifest = try String(
      contentsOf: PackageFolder.url("Package.swift"), encoding: .utf8)
    for platform in [".iOS(.v17)", ".macOS(.v14)", ".macCatalyst(.v17)"] {
      #expect(manifest.contains(platform), "\(platform)")
    }
    #expect(!manifest.contains(".watchOS(") && !manifest.contains(".tvOS("))
    for name in try page("Scope").matches(of: #/``([A-Z]\w+)``/#).map({ String($0.output.1) }) {
      let isThere = try PackageFolder.swiftFiles(in: "Sources/Legato").contains {
        try String(contentsOf: $0, encoding: .utf8).contains("struct \(name)")
      }
      #expect(isThere, "\(name)")
    }
  }
}
