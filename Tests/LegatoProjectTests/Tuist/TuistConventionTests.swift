import Foundation
import Testing

@testable import LegatoProject

@Suite("Tuist projects whose targets are made by functions")
struct TuistConventionTests {
  private static let module = """
    import ProjectDescription
    let project: Project = .makeModule(name: ModulePath.feature.name, targets: [.feature(.chat)])
    """

  /// A workspace of modules as such projects lie on disk.
  private static let workspace = [
    "Workspace.swift":
      "let workspace = Workspace(name: \"Chat\", projects: [\"Projects/App\", \"Projects/**\"])",
    "Tuist/ProjectDescriptionHelpers/Project+Module.swift": "import Gone",
    "Projects/App/Project.swift":
      "let targets: [Target] = [.app(.iOS)]\nlet project: Project = .makeModule(name: \"Chat\", targets: targets)",
    "Projects/App/Sources/ChatApp.swift":
      "import FeatureRoom\nimport FeatureRoomInterface\n@testable import Kit\n@main struct ChatApp: App {}",
    "Projects/App/Resources/Info.txt": "a",
    "Projects/App/Tests/ChatTests.swift": "import Chat",
    "Projects/Feature/Room/Project.swift": module,
    "Projects/Feature/Room/Sources/Room.swift": "import SharedDesign.Colors",
    "Projects/Feature/Room/Interface/RoomInterface.swift": "public protocol Rooms {}",
    "Projects/Feature/Room/Testing/FakeRooms.swift": "struct FakeRooms {}",
    "Projects/Feature/Room/Example/Sources/Demo.swift": "@main struct Demo: App {}",
    "Projects/Shared/Design/Project.swift": module,
    "Projects/Shared/Design/Sources/Colors.swift": "enum Colors {}",
    "Projects/Kit/Project.swift":
      "let project = Project(name: \"Kit\", targets: Module.all.targets)",
    "Projects/Kit/Kit/Kit.swift": "enum Kit {}",
    "Projects/Kit/KitTests/KitTests.swift": "import Kit",
  ]

  @Test("Are those of their folders, by the names that code imports")
  func targets() throws {
    let project = try Fixture.with(Self.workspace) { try ProjectReader.read($0) }
    let names = project.targets.map { "\($0.name) \($0.kind.rawValue) \($0.sources.count)" }
    #expect(
      names.sorted() == [
        "Chat application 1", "FeatureRoom library 1", "FeatureRoomInterface library 1",
        "Kit library 1", "RoomExample application 1", "RoomTesting library 1",
        "SharedDesign library 1",
      ])
    #expect(try project.target("Chat").resourceNames == ["Info.txt"])
    #expect(project.module("FeatureRoomInterface") != nil)
    #expect(
      project.problems.filter { $0.message.contains("made by code") }.map(\.message).contains(
        "the targets are made by code, and the manifest is read, not run: by its folders they are Chat"
      ))
  }

  @Test("A folder without code, or with links that lead out, has none")
  func hostile() throws {
    let project = try Fixture.with(["Project.swift": "let project = Project.app(name: name)"]) {
      try FileManager.default.createSymbolicLink(
        atPath: $0 + "/Sources", withDestinationPath: "/usr/share")
      return try ProjectReader.read($0)
    }
    #expect(project.targets.isEmpty)
    #expect(
      project.problems.contains { $0.message.hasSuffix("its folders have none that are usual") })
  }
}
