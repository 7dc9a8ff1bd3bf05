import Foundation
import Testing

@testable import LegatoProject

@Suite("Hostile projects")
struct HostileProjectTests {
  private func pbxproj(_ objects: String) -> String {
    "// !$*UTF8*$!\n{ objects = {\n P = {isa = PBXProject; mainGroup = G; targets = (T); };\n\(objects)\n}; rootObject = P; }"
  }

  private let target =
    "T = {isa = PBXNativeTarget; name = App; productType = \"com.apple.product-type.application\"; buildPhases = (S); };"

  private func problem(_ files: [String: String], _ path: String = "") throws -> String {
    try Fixture.with(files) { root in
      do {
        return try ProjectReader.read(root + "/" + path).problems.map(\.description).joined(
          separator: "\n")
      } catch let problem as ProjectProblem {
        return problem.description
      }
    }
  }

  @Test("A group that holds itself is read once")
  func cyclicGroups() throws {
    let text = pbxproj(
      """
      \(target)
      S = {isa = PBXSourcesBuildPhase; files = (B); };
      B = {isa = PBXBuildFile; fileRef = F; };
      F = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      G = {isa = PBXGroup; children = (H); sourceTree = "<group>"; };
      H = {isa = PBXGroup; children = (G, H, F); name = Round; sourceTree = "<group>"; };
      """)
    let project = try Fixture.with(["App.xcodeproj/project.pbxproj": text, "A.swift": ""]) {
      try ProjectReader.read($0)
    }
    #expect(project.targets.first?.sources.map(Paths.name) == ["A.swift"])
    #expect(project.problems.contains { $0.message.contains("holds itself") })
  }

  @Test("Links and paths that leave the folder are not followed")
  func outside() throws {
    let text = pbxproj(
      """
      \(target)
      S = {isa = PBXSourcesBuildPhase; files = (B, C); };
      B = {isa = PBXBuildFile; fileRef = F; };
      C = {isa = PBXBuildFile; fileRef = E; };
      F = {isa = PBXFileReference; path = Link.swift; sourceTree = "<group>"; };
      E = {isa = PBXFileReference; path = /etc/passwd.swift; sourceTree = "<absolute>"; };
      G = {isa = PBXGroup; children = (F, E, D); sourceTree = "<group>"; };
      D = {isa = PBXFileSystemSynchronizedRootGroup; path = Sources; sourceTree = "<group>"; };
      """
    ).replacingOccurrences(
      of: "buildPhases = (S);", with: "buildPhases = (S); fileSystemSynchronizedGroups = (D);")
    try Fixture.with([
      "secret/Secret.swift": "let secret = 1", "app/App.xcodeproj/project.pbxproj": text,
      "app/Sources/Own.swift": "",
    ]) { root in
      let files = FileManager.default
      try files.createSymbolicLink(
        atPath: root + "/app/Link.swift", withDestinationPath: root + "/secret/Secret.swift")
      try files.createSymbolicLink(
        atPath: root + "/app/Sources/More", withDestinationPath: root + "/secret")
      try files.createSymbolicLink(
        atPath: root + "/app/Sources/Round", withDestinationPath: root + "/app/Sources")
      let project = try ProjectReader.read(root + "/app")
      #expect(project.targets.first?.sources.map(Paths.name) == ["Own.swift"])
      #expect(project.problems.count { $0.message.contains("lies outside of") } >= 2)
    }
  }

  @Test("A project file of 50 MB is named with its size, and one of 20 MB is read")
  func large() throws {
    let filler = String(repeating: "/* nothing at all, over and over */\n", count: 1_500_000)
    #expect(
      try problem(["App.xcodeproj/project.pbxproj": filler]).contains(
        "it has 51 MB; at most 32 MB are read"))
    let text = pbxproj(
      "\(target)\nS = {isa = PBXSourcesBuildPhase; files = (); };\nG = {isa = PBXGroup; children = (); };"
        + String(filler.prefix(20_000_000 / 36 * 36)))
    let start = ContinuousClock.now
    let project = try Fixture.with(["App.xcodeproj/project.pbxproj": text]) {
      try ProjectReader.read($0)
    }
    #expect(project.targets.map(\.name) == ["App"])
    #expect(ContinuousClock.now - start < .seconds(30))
  }

  @Test("Names with line breaks and quotes are shown in one line")
  func names() throws {
    let text = pbxproj(
      #"""
      T = {isa = PBXNativeTarget; name = "A\n\"B\""; productType = "com.apple.product-type.application"; buildPhases = (S); };
      S = {isa = PBXSourcesBuildPhase; files = (B); };
      B = {isa = PBXBuildFile; fileRef = F; };
      F = {isa = PBXFileReference; path = "two\nlines.swift"; sourceTree = "<group>"; };
      G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
      """#)
    let missing = try problem(["App.xcodeproj/project.pbxproj": text])
    #expect(missing.contains(#"two\nlines.swift does not exist"#))
    #expect(missing.split(separator: "\n").count == 1)
    let project = try Fixture.with([
      "App.xcodeproj/project.pbxproj": text, "two\nlines.swift": "let a = 1",
    ]) {
      try ProjectReader.read($0)
    }
    #expect(project.targets.first?.moduleName == "A__B_")
    #expect(project.targets.first?.sources.count == 1)
  }

  @Test(
    "What is broken is named with its line",
    arguments: [
      (
        "App.xcodeproj/project.pbxproj", "{ objects = {\n A = {isa = X;\n",
        "pbxproj:2: a { is not closed"
      ),
      (
        "App.xcodeproj/project.pbxproj", "{\n<<<<<<< HEAD\n a = 1;\n",
        "a merge conflict stands in it"
      ),
      ("App.xcodeproj/project.pbxproj", "", "it is empty"),
      ("App.xcodeproj/project.pbxproj", "{ a = \"unended", "a text is not closed"),
      (
        "App.xcodeproj/project.pbxproj", "{ rootObject = X; objects = {}; }",
        "its root object does not exist"
      ),
      (
        "project.yml", "name: A\ntargets:\n\tApp: 1\n",
        "project.yml:3: YAML is indented with spaces"
      ),
      ("project.yml", "name: [a, b\n", "a bracket is not closed"),
      ("project.yml", "name: *nobody\n", "nothing is called nobody"),
      ("project.yml", "include: project.yml\n", "it includes itself"),
      ("Package.swift", "let package = make()", "no target stands in it as plain text"),
      ("Project.swift", "let project = Project.make()", "the manifest is read, not run"),
      ("Notes.txt", "", "there is no project in it"),
    ])
  func broken(file: String, text: String, message: String) throws {
    let found = try problem([file: text])
    #expect(found.contains(message), "\(found)")
  }

  @Test("Nesting without end, anchors without end, and templates of themselves come to an end")
  func endless() throws {
    let deep = "{ a = " + String(repeating: "(", count: 100_000) + "; }"
    #expect(try problem(["App.xcodeproj/project.pbxproj": deep]).contains("nested more than"))
    let bomb =
      "a: &a [x, x, x, x, x, x, x, x, x, x]\n"
      + (1..<9).map {
        "\(Character(Unicode.Scalar(97 + $0)!)): &\(Character(Unicode.Scalar(97 + $0)!)) [\(Array(repeating: "*\(Character(Unicode.Scalar(96 + $0)!))", count: 10).joined(separator: ", "))]\n"
      }.joined()
    #expect(try problem(["project.yml": bomb + "targets: {}\n"]).contains("values"))
    let template =
      "targetTemplates:\n  A:\n    templates: [A]\n    type: application\ntargets:\n  App:\n    platform: iOS\n    templates: [A]\n    sources: [App]\n"
    #expect(try problem(["project.yml": template, "App/a.swift": ""]).contains("uses itself"))
  }

  @Test("A settings file's values cannot grow without end")
  func settings() throws {
    var table = SettingsTable(["A": "$(B)$(B)", "B": "$(A)$(A)"])
    table.apply([("C", "$(inherited) $(C) x"), ("C", "$(inherited) y")], configuration: "Debug")
    #expect(table.expanded()["A"]?.utf8.count ?? 0 < 1 << 18)
    #expect(table.expanded()["C"]?.hasSuffix("x y") == true)
  }

  @Test("A path with nothing there is said to be so")
  func nothing() {
    #expect(throws: ProjectProblem.self) { try ProjectReader.read("/nowhere/at/all") }
  }
}
