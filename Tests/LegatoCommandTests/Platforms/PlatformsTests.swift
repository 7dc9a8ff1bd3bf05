import Foundation
import TestSupport
import Testing

/// Row S4.71: what can be proven of Apple's tools without them.
@Suite("What is built where")
struct PlatformsTests {
  private static let root = PackageFolder.root

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The manifest without what is for Linux alone.
  private func appleManifest() throws -> String {
    var depth = 0
    var lines: [Substring] = []
    for line in try Self.text("Package.swift").split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("#if") {
        #expect(code == "#if os(Linux)", "The test knows no other condition: \(line)")
        depth += 1
      } else if code.hasPrefix("#endif") {
        depth -= 1
      } else if depth == 0 {
        lines.append(line)
      }
    }
    #expect(depth == 0)
    return lines.joined(separator: "\n")
  }

  private struct Manifest: Decodable {
    struct Target: Decodable {
      let name: String
      let type: String
      let dependencies: [[String: [String?]]]
      let settings: [[String: JSON]]
    }
    struct Product: Decodable {
      let name: String
      let targets: [String]
    }
    struct Platform: Decodable {
      let platformName: String
      let version: String
    }
    let products: [Product]
    let targets: [Target]
    let platforms: [Platform]
    let swiftLanguageVersions: [String]?
  }

  /// Anything: only its text is looked at.
  private struct JSON: Decodable {
    let text: String
    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let map = try? value.decode([String: JSON].self) {
        text = map.map { "\($0.key) \($0.value.text)" }.sorted().joined(separator: " ")
      } else if let list = try? value.decode([JSON].self) {
        text = list.map(\.text).joined(separator: " ")
      } else {
        text = (try? value.decode(String.self)) ?? ""
      }
    }
  }

  /// What SwiftPM reads in a manifest.
  private func read(_ manifest: String) throws -> Manifest {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("Package.swift", manifest)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", folder.path, "dump-package"]
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "LEGATO_TESTS" }
    let (output, errors) = (
      folder.url.appendingPathComponent("out"), folder.url.appendingPathComponent("err")
    )
    for file in [output, errors] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    let fault = try String(contentsOf: errors, encoding: .utf8)
    try #require(process.terminationStatus == 0, "\(fault)")
    return try JSONDecoder().decode(Manifest.self, from: Data(contentsOf: output))
  }

  @Test("S4.71 without what is for Linux the manifest has two libraries and all that they need")
  func manifest() throws {
    let manifest = try read(try appleManifest())
    #expect(manifest.products.map(\.name).sorted() == ["Legato", "LegatoMotion"])
    let names = Set(manifest.targets.map(\.name))
    #expect(names == ["LegatoMotion", "Legato", "LegatoMotionTests"])
    for target in manifest.targets {
      let needed = target.dependencies.flatMap(\.values).compactMap { $0.first ?? nil }
      #expect(names.isSuperset(of: needed), "\(target.name) needs \(needed)")
      let settings = target.settings.map { $0.values.map(\.text).joined(separator: " ") }
      #expect(settings.contains { $0.contains("treatAllWarnings") }, "\(target.name) \(settings)")
      #expect(!settings.contains { $0.contains("unsafeFlags") }, "\(target.name) \(settings)")
      let folder = (target.type == "test" ? "Tests/" : "Sources/") + target.name
      for module in try imports(folder) where module != target.name {
        let isApples = ["SwiftUI", "Foundation", "Testing"].contains(module)
        #expect(isApples || needed.contains(module), "\(target.name) imports \(module)")
      }
    }
    #expect(manifest.swiftLanguageVersions == ["6"])
    let platforms = Dictionary(
      uniqueKeysWithValues: manifest.platforms.map { ($0.platformName, $0.version) })
    #expect(
      platforms == ["ios": "17.0", "maccatalyst": "17.0", "macos": "14.0", "visionos": "26.0"])
  }

  /// The modules that a target's files import.
  private func imports(_ folder: String) throws -> Set<String> {
    let files = try #require(
      FileManager.default.enumerator(
        at: Self.root.appendingPathComponent(folder), includingPropertiesForKeys: nil))
    var modules: Set<String> = []
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      count += 1
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let words = line.split(separator: " ")
        if let place = words.firstIndex(of: "import"), place <= 1, words.count == place + 2 {
          modules.insert(String(words[place + 1]))
        }
      }
    }
    #expect(count > 0, "there are no sources in \(folder)")
    return modules
  }

  @Test("S4.71 the workflow tests all on Linux, and builds for every platform on a Mac")
  func workflow() throws {
    let source = try WorkflowSource(try Self.text(".github/workflows/build.yml"))
    let jobs = try #require(source["jobs"])
    #expect(source["on"]?.keys == ["pull_request", "push"])
    for name in jobs.keys {
      let job = try #require(jobs[name])
      #expect(job["runs-on"]?.text != nil, "\(name)")
      #expect(Int(job["timeout-minutes"]?.text ?? "") != nil, "\(name)")
      let steps = job["steps"]?.items ?? []
      #expect(steps.first?["uses"]?.text?.hasPrefix("actions/checkout@") == true, "\(name)")
      for step in steps { #expect((step["uses"] == nil) != (step["run"] == nil), "\(name)") }
    }
    func commands(_ job: String) -> [String] {
      (jobs[job]?["steps"]?.items ?? []).compactMap { $0["run"]?.text }
    }
    #expect(commands("linux") == ["scripts/test"])
    #expect(jobs["linux"]?["runs-on"]?.text?.hasPrefix("ubuntu") == true)
    for mac in ["macos", "devices"] {
      #expect(jobs[mac]?["runs-on"]?.text?.hasPrefix("macos") == true)
    }
    #expect(commands("macos").contains("swift build --build-tests"))
    #expect(commands("macos").contains("swift test --skip-build"))
    let platforms = jobs["devices"]?["strategy"]?["matrix"]?["include"]?.items ?? []
    #expect(platforms.compactMap { $0["platform"]?.text } == ["iOS", "Mac Catalyst", "visionOS"])
    let build = try #require(commands("devices").first)
    for library in ["Legato", "LegatoMotion"] { #expect(build.contains(library)) }
  }

  @Test("S4.71 the page says what was done here, and that no Mac has built it yet")
  func page() throws {
    let page = try Self.text("Documentation/Platforms.md")
    for words in [
      "iOS 17, Mac Catalyst 17, macOS 14, visionOS 26", "**nowhere yet**", "newer-than-platform",
      "build.yml", "Swift 6.2",
    ] {
      #expect(page.contains(words), "\(words)")
    }
  }

  @Test("The other workflow is one as well") func otherWorkflow() throws {
    let source = try WorkflowSource(
      try Self.text("Documentation/continuous-integration/motion-tests.yml"))
    #expect(source["jobs"]?["motion"]?["steps"]?.items.count == 7)
  }

  @Test(
    "What a service would refuse is refused",
    arguments: [
      "a: 1\n  b: 2", "a: 1\na: 2", "just words", "a: 'open", "a: b: c", "a:\n  - x\n - y",
      "a: {b: c}",
    ])
  func broken(source: String) {
    #expect(throws: WorkflowSource.Fault.self) { try WorkflowSource(source) }
  }
}
