import Foundation
import TestSupport
import Testing

@testable import LegatoCommand

extension TemporaryFolder {
  /// Writes an Xcode project of one app, whose files are those in the folder of its name.
  func writeAppProject(_ name: String) throws {
    try write(
      "\(name).xcodeproj/project.pbxproj",
      """
      { objects = { P = {isa = PBXProject; mainGroup = G; targets = (T); };
        G = {isa = PBXGroup; children = (S); sourceTree = "<group>"; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = \(name); sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.application";
          buildPhases = (); fileSystemSynchronizedGroups = (S); }; }; rootObject = P; }
      """)
  }

  /// Writes a package of one app, `MyApp`, which is the code of one file.
  func writePackage(_ code: String) throws {
    try write(
      "Package.swift",
      "let package = Package(name: \"MyApp\", targets: [.executableTarget(name: \"MyApp\")])")
    try write("Sources/MyApp/MyApp.swift", code)
  }

  /// Films the project in the folder.
  ///
  /// - Returns: the film as text, and as data with all that was reported.
  @MainActor func filmed(_ words: String...) throws -> String {
    let outputs = ["film.txt", "film.json"].map { path + "/" + $0 }
    let command = try FilmCommand(
      [path, "--duration", "0.1"] + words + outputs.flatMap { ["--out", $0] })
    #expect(try command.run() == 0)
    return try outputs.map { try String(contentsOfFile: $0, encoding: .utf8) }.joined()
  }

  /// Reports on the project in the folder, and films what it shows.
  func adopted() throws -> Adoption {
    let options = try AdoptOptions([path, "--film"])
    let compiler = try options.project.compiler()
    let project = try ProjectSubject.read(options.path)
    let codes = ProjectCode.all(of: project.mainTargets, in: project, compiler)
    return try Adopter(compiler: compiler, codes: codes, options: options).adoption()
  }
}
