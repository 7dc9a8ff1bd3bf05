import Foundation
import LegatoFilm
import Testing

@testable import LegatoCommand

@MainActor @Suite("legato doctor")
struct DoctorTests {
  private func examination(_ answers: [String: String]) -> Examination {
    var examination = Examination()
    examination.environment = ["PATH": "/nothing/there"]
    examination.output = { program, arguments in
      answers[([program] + arguments).joined(separator: " ")]
    }
    return examination
  }

  @Test(arguments: [
    ("Swift version 6.3.1 (swift-6.3.1-RELEASE)", DoctorFinding.State.found),
    ("Apple Swift version 6.2", .found), ("Swift version 6.10", .found),
    ("Swift version 6.1.9 (x)", .missing), ("Swift version 5.10", .missing), ("nonsense", .missing),
    ("Swift version ", .missing),
  ])
  func aCompilerThatIsTooOldIsNone(text: String, state: DoctorFinding.State) {
    #expect(examination(["swiftc --version": text]).compiler.state == state)
  }

  @Test func whatIsMissingSaysHowToGetIt() {
    let examination = examination([:])
    #expect(examination.compiler.detail.contains("https://www.swift.org/install/linux"))
    #expect(examination.programs.map(\.name) == ["ffmpeg", "Browser", "git"])
    for (finding, package) in zip(examination.programs, ["ffmpeg", "chromium", "git"]) {
      #expect(finding.state == .optional)
      #expect(finding.detail.hasSuffix(": apt-get install \(package)"))
    }
    #expect(examination.libraries.map(\.name) == ["pkg-config"])
    let libraries = self.examination(["pkg-config --version": "1"]).libraries
    #expect(libraries.count == 7 && libraries.allSatisfy { $0.state == .optional })
    #expect(libraries[0].detail.hasSuffix("apt-get install zlib1g-dev"))
  }

  @Test("Libraries of the manifest are installed by scripts/setup and looked for")
  func librariesOfTheManifest() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    func text(_ path: String) throws -> String {
      try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
    let setup = try text("scripts/setup")
    let installed = try #require(setup.firstMatch(of: /packages="([^"]+)"/)?.output.1)
      .split(separator: " ")
    let manifest = try text("Package.swift")
    let names = manifest.matches(of: /pkgConfig: "([^"]+)"/).map { String($0.output.1) }
    #expect(names.count == manifest.components(separatedBy: ".systemLibrary(").count - 1)
    #expect(names.filter { name in !Examination.modules.contains { $0.0 == name } } == [])
    let packages = manifest.matches(of: /\.apt\(\[([^\]]+)\]\)/).flatMap {
      $0.output.1.split(separator: ",").map { $0.trimmingCharacters(in: ["\"", " "]) }
    }
    for package in packages + Examination.modules.map(\.1) {
      let isInstalled = installed.contains(package[...])
      #expect(isInstalled, "\(package)")
    }
  }

  @Test func partsThatAreMissingAreNamed() {
    var examination = examination([:])
    examination.installation = { () throws(FilmFailure) in throw FilmFailure("gone") }
    #expect(
      examination.parts == [DoctorFinding(name: "legato's parts", state: .missing, detail: "gone")])
  }

  @Test func onThisMachineTextCanBeDrawn() {
    #expect(Examination().fonts.state == .found)
  }

  @Test func aFindingIsALine() {
    let finding = DoctorFinding(name: "ffmpeg", state: .found, detail: "here")
    #expect(finding.line(width: 8, hasColors: false) == "ok        ffmpeg  here")
    #expect(
      finding.line(width: 8, hasColors: true).hasPrefix("\u{1B}[32mok        \u{1B}[0mffmpeg"))
  }
}
