import Testing

@testable import LegatoProject

@Suite("Projects of every kind")
struct ProjectKindsTests {
  @Test(
    "An Xcode project: groups, synchronized folders with exceptions, settings, packages, schemes")
  func xcode() throws {
    let project = try Fixture.project("Larder")
    #expect(project.kind == .xcode)
    #expect(project.targets.map(\.name) == ["Larder", "LarderWidget", "LarderTests", "Pantry"])
    let app = try project.target("Larder")
    #expect(app.kind == .application)
    #expect(
      app.sourceNames == [
        "Recipe.swift", "Unit's \"cup\".swift", "LarderApp.swift", "CloudSync.swift",
        "RecipeList.swift",
        "RecipeRow.swift", "RecipeScanner.swift", "RecipeStore.swift", "Palette.swift",
      ])
    #expect(app.resourceNames == ["Assets.xcassets", "Localizable.strings", "Localizable.strings"])
    #expect(app.settings.conditions == ["DEBUG", "SHARED", "PANTRY"])
    #expect(app.settings.languageVersion == "5")
    #expect(app.settings.deploymentTarget == "17.4")
    #expect(app.settings.upcomingFeatures == ["MemberImportVisibility"])
    #expect(!app.settings.isolatesToMainActor)
    #expect(app.info["CFBundleDisplayName"] == "The Larder")
    #expect(app.info["CFBundleName"] == "Larder App")
    #expect(app.fonts == ["Lora-Bold.ttf"])
    #expect(app.dependencies == ["LarderWidget"])
    #expect(app.products == ["Kingfisher", "Pantry"])
    #expect(
      try project.target("LarderWidget").sourceNames == ["Palette.swift", "LarderWidget.swift"])
    #expect(try project.target("LarderTests").dependencies == ["Larder"])
    #expect(try project.target("Pantry").settings.upcomingFeatures == ["ExistentialAny"])
    #expect(
      project.schemes == [ProjectScheme(name: "Larder", targets: ["Larder", "LarderWidget"])])
    #expect(
      project.packages.first
        == PackageReference(
          name: "Kingfisher", location: .remote("https://github.com/onevcat/Kingfisher.git")))
    let problems = project.problems.map(\.description)
    #expect(problems.contains { $0.hasSuffix("Gone.swift does not exist") })
    #expect(problems.contains { $0.contains("Base.xcconfig: it includes itself") })
  }

  @Test(
    "XcodeGen: includes, templates, settings of configurations, excludes, one target for each platform"
  )
  func xcodeGen() throws {
    let project = try Fixture.project("Meadow")
    #expect(project.kind == .xcodeGen)
    #expect(
      Set(project.targets.map(\.name)) == [
        "Meadow", "MeadowKit_iOS", "MeadowKit_macOS", "MeadowTests",
      ])
    let app = try project.target("Meadow")
    #expect(app.sourceNames == ["MeadowApp.swift", "FieldScreen.swift"])
    #expect(app.settings.conditions == ["DEBUG", "FLOWERS"])
    #expect(app.settings.languageVersion == "6")
    #expect(app.settings.isolatesToMainActor)
    #expect(app.settings.deploymentTarget == "17.0")
    #expect(app.info["CFBundleDisplayName"] == "Meadow, the app")
    #expect(app.fonts == ["Lora.ttf"])
    #expect(app.products == ["Shimmer"])
    let kit = try project.target("MeadowKit_iOS")
    #expect(kit.moduleName == "MeadowKit")
    #expect(kit.sourceNames == ["Flower.swift", "L10n.swift"])
    #expect(kit.platforms == ["iOS"])
    #expect(try project.target("MeadowTests").kind == .tests)
    #expect(project.problems == [])
  }

  @Test("Tuist: constants, globs with exclusions, and what only code would say")
  func tuist() throws {
    let project = try Fixture.project("Tide")
    #expect(project.targets.map(\.name) == ["Tide", "TideCore", "TideTests"])
    let app = try project.target("Tide")
    #expect(app.sourceNames == ["TideApp.swift", "TideScreen.swift"])
    #expect(app.resourceNames == ["splash.json"])
    #expect(app.settings.conditions == ["TIDE"])
    #expect(app.settings.languageVersion == "5")
    #expect(app.settings.deploymentTarget == "17.0")
    #expect(app.dependencies == ["TideCore"])
    #expect(app.products == ["Lottie"])
    #expect(app.info["CFBundleDisplayName"] == "Tide")
    #expect(app.fonts == ["Wave.ttf"])
    #expect(
      project.problems.map(\.message) == ["a target is made by code: the manifest is read, not run"]
    )
    #expect(project.problems.first?.line == 38)
  }

  @Test(
    "A workspace of packages: settings in constants, packages beside it, and none that lies elsewhere"
  )
  func workspace() throws {
    let project = try Fixture.project("Atlas")
    #expect(project.kind == .xcodeWorkspace)
    #expect(Set(project.targets.map(\.name)) == ["Maps", "MapsUI", "MapsTests", "Design"])
    #expect(try project.target("MapsUI").settings.conditions == ["ATLAS"])
    #expect(try project.target("MapsUI").settings.languageVersion == "5")
    #expect(try project.target("Design").settings.isolatesToMainActor)
    #expect(try project.target("Design").settings.languageVersion == "6")
    #expect(try project.target("Maps").sourceNames == ["Place.swift"])
    let problems = project.problems.map(\.description)
    #expect(problems.contains { $0.contains("Nowhere, which does not exist") })
    #expect(problems.contains { $0.contains("elsewhere") })
  }

  @Test("An app playground: the app's target, and the folders of others inside it")
  func playground() throws {
    let project = try Fixture.project("Sketchbook.swiftpm")
    #expect(project.kind == .playground)
    let app = try project.target("AppModule")
    #expect(app.kind == .application)
    #expect(app.sourceNames == ["ContentView.swift", "MyApp.swift", "Pencil.swift"])
    #expect(app.settings.deploymentTarget == "16.0")
    #expect(try project.target("Brushes").sourceNames == ["Stroke.swift"])
  }

  @Test("A project is read by the path of its folder and by that of its file")
  func paths() throws {
    let files = [
      "App.xcodeproj/project.pbxproj": """
      { objects = { P = {isa = PBXProject; mainGroup = G; targets = (T); };
        G = {isa = PBXGroup; children = (S); sourceTree = "<group>"; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildPhases = (); fileSystemSynchronizedGroups = (S); }; }; rootObject = P; }
      """, "App/App.swift": "",
    ]
    try Fixture.with(files) { root in
      #expect(try ProjectReader.read(root).targets.first?.sourceNames == ["App.swift"])
      let project = try ProjectReader.read(root + "/App.xcodeproj")
      #expect(project.targets.first?.sourceNames == ["App.swift"])
      #expect(project.problems == [])
    }
  }

  @Test("The project of a file is the nearest that has it")
  func projectOfFile() throws {
    let list = Fixture.folder + "/Larder/Larder/Recipes/RecipeList.swift"
    #expect(ProjectReader.project(of: list)?.name == "Larder")
    #expect(
      ProjectReader.project(
        of: Fixture.folder + "/Larder/Packages/Pantry/Sources/Pantry/Shelf.swift")?.kind == .package
    )
    // It is left out of every target.
    #expect(
      ProjectReader.project(of: Fixture.folder + "/Larder/Larder/Support/Legacy.swift")?.name
        != "Larder")
  }

  @Test("An app in a folder of its logic's package, and a package of views with an example")
  func besides() throws {
    let package = "let package = Package(name: \"Core\", targets: [.target(name: \"Core\")])"
    let app = """
      name: Notes
      targets:
        Notes: { type: application, platform: iOS, sources: [Sources] }
      """
    func project(_ code: String) throws -> Project {
      try Fixture.with([
        "Package.swift": package, "Sources/Core/Core.swift": code, "App/project.yml": app,
        "App/Sources/NotesApp.swift": "import SwiftUI",
      ]) { try ProjectReader.read($0) }
    }
    let notes = try project("public struct Note {}")
    #expect(notes.targets.map(\.name) == ["Notes", "Core"])
    #expect(notes.kind == .xcodeGen)
    let views = try project("import SwiftUI\npublic struct Card: View {}")
    #expect(views.targets.map(\.name) == ["Core"])
    #expect(views.kind == .package)
  }
}
