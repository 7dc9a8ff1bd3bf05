import Foundation
import Testing

@testable import LegatoProject

@Suite("Names with other capitals than on the disk")
struct SpelledPathTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("legato-spelled-\(UUID().uuidString)").resolvingSymlinksInPath().path

  private func write(_ paths: [String]) throws {
    for path in paths {
      let url = URL(fileURLWithPath: folder + "/" + path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("import SwiftUI\n".utf8).write(to: url)
    }
  }

  @Test("The only thing that is alike is meant; of two, neither")
  func spelled() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(["Bucketlist/ContentView.swift", "Kit/A.swift", "Kit/a.swift"])
    let disk = ProjectDisk(of: folder)
    func spelled(_ path: String) -> String {
      String(disk.spelled(folder + "/" + path, below: folder).dropFirst(folder.count + 1))
    }
    #expect(spelled("BucketList/contentview.swift") == "Bucketlist/ContentView.swift")
    #expect(spelled("Bucketlist/ContentView.swift") == "Bucketlist/ContentView.swift")
    #expect(spelled("KIT/A.SWIFT") == "KIT/A.SWIFT")
    #expect(spelled("Kit/A.swift") == "Kit/A.swift")
    #expect(spelled("Gone/A.swift") == "Gone/A.swift")
    #expect(disk.spelled("/etc/PASSWD", below: "/etc") == "/etc/PASSWD")
  }

  @Test("An Xcode project finds its files as a Mac does")
  func project() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(["App/ContentView.swift"])
    let project = """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (A); sourceTree = "<group>"; };
        A = { isa = PBXGroup; children = (F); path = app; sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = Contentview.swift; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
              buildPhases = (S); };
        S = { isa = PBXSourcesBuildPhase; files = (B); };
        B = { isa = PBXBuildFile; fileRef = F; };
      }; }
      """
    let file = folder + "/App.xcodeproj"
    try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: true)
    try Data(project.utf8).write(to: URL(fileURLWithPath: file + "/project.pbxproj"))
    let found = try XcodeProject.read(file, disk: ProjectDisk(of: file))
    #expect(found.targets.first?.sources == [folder + "/App/ContentView.swift"])
    #expect(found.problems.isEmpty)
  }
}
