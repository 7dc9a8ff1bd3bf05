import Foundation
import LegatoLint
import TestSupport
import Testing

/// Row S4.71: what the design system uses of SwiftUI is there on the platforms that the package names.
@Suite("Availability")
struct AvailabilityTests {
  private static let root = PackageFolder.root

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private static func table() throws -> AvailabilityTable {
    try AvailabilityTable(text("Documentation/availability.txt"))
  }

  /// The Swift files below a folder, with their paths from the root.
  private static func sources(_ folder: String) throws -> [(path: String, text: String)] {
    let files = SwiftFiles.files(at: root.appendingPathComponent(folder).path) ?? []
    try #require(!files.isEmpty)
    return try files.map { path in
      (
        String(path.dropFirst(root.path.count + 1)),
        try String(contentsOfFile: path, encoding: .utf8)
      )
    }
  }

  /// What the manifest says.
  private static func minimums() throws -> AvailabilityLint.Minimums {
    let manifest = try text("Package.swift")
    var minimums: AvailabilityLint.Minimums = [:]
    for platform in AvailabilityTable.Platform.allCases {
      let pattern = try Regex(
        "\\.\(platform.rawValue)\\(\\.v([0-9_]+)\\)", as: (Substring, Substring).self)
      let version = try #require(manifest.firstMatch(of: pattern)?.output.1)
      minimums[platform] = AvailabilityTable.Version(version.replacing("_", with: "."))
    }
    try #require(minimums.count == 3)
    return minimums
  }

  private static let old: AvailabilityLint.Minimums = [
    .iOS: .init(17), .macOS: .init(14), .visionOS: .init(26),
  ]

  @Test("S4.71 the design system uses nothing newer than the package's platforms")
  func designSystem() throws {
    let (table, minimums) = (try Self.table(), try Self.minimums())
    #expect(minimums == Self.old)
    let sources = try Self.sources("Sources/Legato")
    let own = sources.reduce(into: Set<String>()) {
      $0.formUnion(AvailabilityLint.declarations(in: $1.text))
    }
    for source in sources {
      let findings = AvailabilityLint.findings(
        in: source.text, path: source.path, table: table, minimums: minimums, own: own)
      for finding in findings {
        Issue.record("\(finding.file):\(finding.line): \(finding.message)")
      }
    }
    // It is looked at: one version less, and much of it is too new.
    var less = minimums
    less[.iOS] = .init(16)
    let found = sources.flatMap {
      AvailabilityLint.findings(
        in: $0.text, path: $0.path, table: table, minimums: less, own: own)
    }
    #expect(found.contains { $0.message.hasPrefix("View.sensoryFeedback(_:trigger:condition:) ") })
    #expect(found.contains { $0.message.hasPrefix("CustomAnimation ") })
  }

  @Test("S4.71 the table has every public name of this SwiftUI, and no other")
  func complete() throws {
    let names = try ["Sources/SwiftUI", "Sources/SwiftUICore"].flatMap(Self.sources)
      .reduce(into: Set<String>()) { $0.formUnion(PublicNames.names(in: $1.text)) }
    #expect(names.count > 3000)
    let known = try Self.table().names
    let missing = names.subtracting(known).sorted()
    let left = known.subtracting(names).sorted()
    #expect(
      missing.isEmpty,
      """
      Documentation/availability.txt lacks a line for each of these, with the iOS that Apple's \
      documentation says it came with: \(missing.joined(separator: " "))
      """)
    #expect(
      left.isEmpty,
      "Documentation/availability.txt has lines for what is gone: \(left.joined(separator: " "))")
  }

  private func messages(_ source: String, own: Set<String> = []) throws -> [String] {
    AvailabilityLint.findings(
      in: source, path: "A.swift", table: try Self.table(), minimums: Self.old, own: own
    ).map { "\($0.line) \($0.message)" }
  }

  @Test(
    "What is newer is told of, in whatever way it is written",
    arguments: [
      ("view.onScrollPhaseChange { _, _ in }", "View.onScrollPhaseChange(_:)"),
      ("Text(\"a\").scrollPosition($place, anchor: .top)", "View.scrollPosition(_:anchor:)"),
      ("let place = ScrollPosition()", "ScrollPosition"),
      ("@State var place = ScrollPosition(edge: .top)", "ScrollPosition"),
      ("func at(_ phase: ScrollPhase) {}", "ScrollPhase"),
      ("image.symbolEffect(.wiggle)", "SymbolEffect.wiggle"),
      ("let effect: any SymbolEffect = .breathe", "SymbolEffect.breathe"),
      ("TabView { Tab(\"a\", systemImage: \"b\") { Text(\"c\") } }", "Tab"),
      ("struct A: TabContent {}", "TabContent"),
      ("let blue = Color.red.mix(with: .blue, by: 0.5)", "Color.mix(with:by:in:)"),
      ("view.toolbarVisibility(.hidden, for: .automatic)", "View.toolbarVisibility(_:for:)"),
      ("view.sensoryFeedback(.pathComplete, trigger: a)", "SensoryFeedback.pathComplete"),
    ])
  func newer(source: String, name: String) throws {
    let found = try messages(source)
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.hasPrefix("1 \(name) is newer than the package's platforms: iOS") == true)
  }

  @Test("What a platform has not is told of")
  func platforms() throws {
    #expect(
      try messages("view.fullScreenCover(isPresented: $a) {}") == [
        "1 View.fullScreenCover(isPresented:onDismiss:content:) is newer than the package's platforms:"
          + " not on macOS."
      ])
    #expect(
      try messages("view.navigationSubtitle(\"a\")").first?.contains("iOS 26") == true)
    let visor = AvailabilityLint.findings(
      in: "view.sensoryFeedback(.success, trigger: a)", path: "", table: try Self.table(),
      minimums: [.visionOS: .init(2)])
    #expect(visor.first?.message.contains("visionOS 26") == true)
  }

  @Test("What nobody has looked up is not passed")
  func unknown() throws {
    let table = try AvailabilityTable("View.shine()  ?\nView.glow()  17\nView.fade()  own\n")
    let found = AvailabilityLint.findings(
      in: "a.shine().glow().fade()", path: "", table: table, minimums: Self.old)
    #expect(found.count == 1)
    #expect(found.first?.message.contains("nobody has looked up since when on iOS") == true)
  }

  @Test(
    "What is asked for with #available, or is as old as the platforms, is left alone",
    arguments: [
      "if #available(iOS 18, macOS 15, *) { view.onScrollPhaseChange { _, _ in } }",
      "func a(footer: () -> Int) { _ = footer() }",
      "func a(footer containerValue: (Int, Int) -> Int) { _ = containerValue(1, 2) }",
      "func a() { guard #available(iOS 18, macOS 15, *) else { return }\n_ = ScrollPosition() }",
      "@available(iOS 18.0, macOS 15.0, *) struct A { var place = ScrollPosition() }",
      "struct A { @available(iOS 18, macOS 15, *) func a() { _ = ScrollPosition() } }",
      "extension A { func a() { if #available(iOS 18, macOS 15, *), isOn { Tab(\"a\", systemImage: \"b\") {} } } }",
      "view.scrollPosition(id: $id)", "view.contentMargins(.top, 8)", "#Preview { Text(\"a\") }",
      "view.symbolEffect(.bounce, value: a)",
      "ScrollView { Text(\"a\") }.defaultScrollAnchor(.top)",
    ])
  func older(source: String) throws {
    let found = try messages(source)
    #expect(found.isEmpty, "\(found)")
  }

  @Test("A condition holds where it stands, and for the platforms that it names")
  func scopes() throws {
    let other = """
      if #available(iOS 18, macOS 15, *) { a() } else { _ = ScrollPosition() }
      _ = ScrollPosition()
      """
    #expect(try messages(other).map { $0.prefix(1) } == ["1", "2"])
    let before =
      "func a() {\n_ = ScrollPosition()\nguard #available(iOS 18, macOS 15, *) else { return } }"
    #expect(try messages(before).count == 1)
    #expect(
      try messages("if #available(iOS 18, *) { _ = ScrollPosition() }") == [
        "1 ScrollPosition is newer than the package's platforms: macOS 15."
      ])
    #expect(try messages("if #unavailable(iOS 18) { _ = ScrollPosition() }").count == 1)
  }

  @Test("What the sources declare themselves is theirs")
  func own() throws {
    let source = "struct ScrollPhase {}\nlet phase = ScrollPhase()"
    #expect(try messages(source).count == 1)
    #expect(try messages(source, own: AvailabilityLint.declarations(in: source)).isEmpty)
  }

  @Test(
    "A line that is none is an error",
    arguments: ["View", "View seventeen", "View 17 tvOS=1", "View 17 macOS=x", "View 17\nView 18"])
  func faults(text: String) {
    #expect(throws: AvailabilityTable.Fault.self) { try AvailabilityTable(text) }
  }

  @Test("macOS and visionOS follow from iOS where nothing else is said")
  func years() throws {
    let table = try AvailabilityTable(
      "a  13\nb  16.4\nc  17  visionOS=26\nd  18\ne  26\nf  14  macOS=–\n# a comment\n\n")
    func words(_ index: Int) -> [String] {
      AvailabilityTable.Platform.allCases.map { platform in
        switch table.entries[index].since[platform] {
        case .version(let version): "\(version)"
        default: "–"
        }
      }
    }
    #expect(words(0) == ["13", "10.15", "1"])
    #expect(words(1) == ["16.4", "13.3", "1"])
    #expect(words(2) == ["17", "14", "26"])
    #expect(words(3) == ["18", "15", "2"])
    #expect(words(4) == ["26", "26", "26"])
    #expect(words(5) == ["14", "–", "1"])
  }
}

@Suite("Public names")
struct PublicNamesTests {
  @Test("Names have their types in front and their labels behind; what is not public is left out")
  func names() {
    let source = """
      public protocol Fading { associatedtype Body; func fade(_ amount: Double, by other: Int) -> Body }
      extension Fading { func hidden() {}; public func shown() {} }
      public extension Fading { var open: Int { 0 }; internal var closed: Int { 0 } }
      public enum Side: Sendable { case left, right(Int); public struct Set { public init(raw value: Int) {} } }
      struct Inner { public var seen = 0 }
      extension Side.Set { public static let all = Set(raw: 1); public static func == (a: Set, b: Set) -> Bool { true } }
      @_spi(Host) public func host() {}
      public func `repeat`(_ count: Int) {}
      public struct _Part { public var a = 0 }
      public struct Box<Content> { public private(set) var size = 0; package var own = 0
        public subscript(i: Int) -> Int { i } }
      extension Box where Content == Int { public init(_ number: Int) {} }
      """
    #expect(
      PublicNames.names(in: source) == [
        "Fading", "Fading.Body", "Fading.fade(_:by:)", "Fading.shown()", "Fading.open", "Side",
        "Side.left", "Side.right", "Side.Set", "Side.Set.init(raw:)", "Side.Set.all", "repeat(_:)",
        "Box", "Box.size", "Box.init(_:)",
      ])
  }
}
