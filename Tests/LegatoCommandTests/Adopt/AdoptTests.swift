import Foundation
import LegatoFilm
import LegatoProject
import LegatoSlices
import TestSupport
import Testing

@testable import LegatoCommand

@Suite("Adopting projects")
struct AdoptTests {
  private static let fixtures = PackageFolder.url("Tests/LegatoProjectTests/Fixtures").path

  private func adoption(_ name: String, _ arguments: [String] = []) throws -> Adoption {
    let options = try AdoptOptions(["\(Self.fixtures)/\(name)"] + arguments)
    let compiler = try options.project.compiler()
    let project = try ProjectSubject.read(options.path)
    let targets = project.mainTargets.filter {
      $0.platforms.isEmpty || $0.platforms.contains("iOS")
    }
    let codes = ProjectCode.all(of: targets, in: project, compiler)
    return try Adopter(compiler: compiler, codes: codes, options: options).adoption()
  }

  /// The status of each subject, by its name.
  private func statuses(_ adoption: Adoption) -> [String: Adoption.Status] {
    Dictionary(
      adoption.subjects.map { ("\($0.kind) \($0.name)", $0.status) },
      uniquingKeysWith: { first, _ in first })
  }

  @Test("An Xcode app: what compiles, what does without, what does not, and why")
  func xcode() throws {
    let adoption = try adoption("Larder")
    #expect(
      statuses(adoption) == [
        "app LarderApp": .partial, "preview Filled": .partial, "view RecipeList": .partial,
        "preview Row": .whole,
        "view RecipeRow": .whole, "preview Scanner": .failed, "view RecipeScanner": .failed,
        "view ShelfLabel": .whole,
      ])
    #expect(adoption.wants.first?.name == "DataScannerHost")
    #expect(adoption.wants.first?.stops == 2)
    #expect(adoption.wants.first?.places.first?.line == 7)
    let left = try #require(adoption.subjects.first { $0.name == "LarderApp" }).leftOut
    #expect(left.map(\.name) == ["CloudSync.container"])
    #expect(left.first?.reason == "cannot find 'NISession' in scope")
    let text = AdoptionReport(adoption: adoption).text
    #expect(text.contains("Larder (Xcode project), targets Larder, Pantry, 11 Swift files"))
    #expect(text.contains("DataScannerHost  stops 2 views"))
    #expect(text.contains("Gone.swift does not exist"))
    let decoded = try JSONDecoder().decode(
      Adoption.self, from: Data(AdoptionReport(adoption: adoption).json.utf8))
    #expect(decoded == adoption)
  }

  @Test(
    "Every other kind of project: each of its views compiles",
    arguments: ["Meadow", "Atlas", "Sketchbook.swiftpm"])
  func others(name: String) throws {
    let adoption = try adoption(name)
    #expect(adoption.subjects.count >= 2)
    #expect(
      adoption.subjects.allSatisfy { $0.status == .whole },
      "\(AdoptionReport(adoption: adoption).text)")
  }

  @Test("A stand-in takes the place of a module, and the report names it")
  func standIns() throws {
    let adoption = try adoption("Tide")
    #expect(
      adoption.subjects.allSatisfy { $0.status == .whole },
      "\(AdoptionReport(adoption: adoption).text)")
    #expect(adoption.standIns == ["Lottie"])
    #expect(adoption.modules.map(\.name) == ["Lottie"])
    #expect(
      AdoptionReport(adoption: adoption).text.contains(
        "Stand-ins that took the place of modules: Lottie"))
  }

  @Test(
    "The app of each project films, and the film says what it was made without",
    arguments: [
      ("Larder", "NISession"), ("Meadow", "Left out"),
      ("Tide", "a stand-in took the place of the module Lottie"), ("Sketchbook.swiftpm", "film of"),
    ])
  @MainActor
  func films(name: String, said: String) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let output = folder.path + "/film.txt"
    let command = try FilmCommand(["\(Self.fixtures)/\(name)", "--duration", "0.1", "-o", output])
    #expect(try command.run() == 0)
    let text = try String(contentsOfFile: output, encoding: .utf8)
    #expect(text.contains(said), "\(text.prefix(600))")
  }

  @Test("Where there are several targets, one has to be chosen")
  func severalTargets() throws {
    let command = try FilmCommand([Self.fixtures + "/Atlas"])
    let failure = #expect(throws: FilmFailure.self) { try command.compiled() }
    #expect(failure?.message.contains("choose one with --target") == true)
    #expect(failure?.message.contains("--target MapsUI  (library, 1 files)") == true)
    let wrong = try FilmCommand([Self.fixtures + "/Atlas", "--target", "Nobody"])
    #expect(throws: FilmFailure.self) { try wrong.compiled() }
  }

  @Test("The stand-ins of the shelf compile, and do what a view file asks of them")
  func shelf() throws {
    let uses: [String: String] = [
      "CallKit": "Text(CXHandle(type: .generic, value: \"a\").value)",
      "Intents": "Text(INPreferences.siriAuthorizationStatus() == .denied ? \"a\" : \"b\")",
      "IntentsUI": "Button(\"a\") { _ = INUIAddVoiceShortcutButton(style: .black) }",
      "Messages": "Text(MSMessage().summaryText ?? \"a\")",
      "PushKit": "Text(PKPushType.voIP.rawValue)",
      "ActivityKit": "Text(ActivityAuthorizationInfo().areActivitiesEnabled ? \"a\" : \"b\")",
      "AppIntents": "ShortcutsLink()",
      "BackgroundTasks":
        "Button(\"a\") { try? BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: \"a\")) }",
      "CloudKit": "Text(CKRecord(recordType: \"A\").recordType)",
      "Contacts":
        "Text(CNContactStore.authorizationStatus(for: .contacts) == .denied ? \"a\" : \"b\")",
      "ContactsUI": "Button(\"a\") { _ = CNContactPickerViewController() }",
      "CoreBluetooth": "Text(CBUUID(string: \"180D\").uuidString)",
      "CoreImage": "Text(CIFilter.qrCodeGenerator().outputImage == nil ? \"a\" : \"b\")",
      "CoreML": "Button(\"a\") { _ = try? MLModel(contentsOf: URL(fileURLWithPath: \"/\")) }",
      "CoreNFC": "Text(NFCNDEFReaderSession.readingAvailable ? \"a\" : \"b\")",
      "CoreSpotlight": "Button(\"a\") { CSSearchableIndex.default().deleteAllSearchableItems() }",
      "CoreText": "Text(\"\\(CTFontManagerCopyAvailableFontFamilyNames().count)\")",
      "CoreVideo": "Text(\"\\(kCVReturnSuccess)\")",
      "DeviceActivity": "DeviceActivityReport(.init(\"a\"))",
      "EventKit": "Text(EKEventStore.authorizationStatus(for: .event) == .denied ? \"a\" : \"b\")",
      "EventKitUI": "Button(\"a\") { _ = EKEventEditViewController() }",
      "FamilyControls": "Text(AuthorizationCenter.shared.authorizationStatus.description)",
      "FoundationModels": "Text(SystemLanguageModel.default.isAvailable ? \"a\" : \"b\")",
      "GameKit": "Text(GKLocalPlayer.local.isAuthenticated ? \"a\" : \"b\")",
      "HealthKit": "Text(HKHealthStore.isHealthDataAvailable() ? \"a\" : \"b\")",
      "ImageIO": "Text(CGImageSourceCreateWithData(Data() as CFData, nil) == nil ? \"a\" : \"b\")",
      "ManagedSettings": "Button(\"a\") { ManagedSettingsStore().clearAllSettings() }",
      "MediaPlayer":
        "Button(\"a\") { MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: \"a\"] }",
      "MultipeerConnectivity": "Text(MCPeerID(displayName: \"a\").displayName)",
      "MusicKit": "Text(MusicAuthorization.currentStatus.description)",
      "NaturalLanguage":
        "Text(NLLanguageRecognizer.dominantLanguage(for: \"a\")?.rawValue ?? \"b\")",
      "PDFKit": "Text(\"\\(PDFDocument().pageCount)\")",
      "PassKit": "PayWithApplePayButton(.buy, action: {})",
      "QuickLook": "Text(\"a\").quickLookPreview(.constant(nil))",
      "QuickLookThumbnailing":
        "Text(\"\\(QLThumbnailGenerator.Request.RepresentationTypes.icon.rawValue)\")",
      "ReplayKit": "Text(RPScreenRecorder.shared().isAvailable ? \"a\" : \"b\")",
      "SceneKit": "SceneView(scene: SCNScene(), options: [.allowsCameraControl])",
      "Speech": "Text(SFSpeechRecognizer.authorizationStatus() == .denied ? \"a\" : \"b\")",
      "SpriteKit": "SpriteView(scene: SKScene(size: CGSize(width: 9, height: 9)))",
      "Translation":
        "Text(\"a\").translationPresentation(isPresented: .constant(false), text: \"a\")",
      "Vision":
        "Button(\"a\") { try? VNSequenceRequestHandler().perform([VNDetectBarcodesRequest()], on: UIImage().cgImage!) }",
      "VisionKit": "Text(DataScannerViewController.isSupported ? \"a\" : \"b\")",
      "WeatherKit": "Text(WeatherCondition.mostlyClear.description)",
      "AVFoundation":
        "Text(\"a\").onAppear { AVSpeechSynthesizer().speak(AVSpeechUtterance(string: \"a\")) }",
      "AppTrackingTransparency":
        "Text(\"a\").task { _ = await ATTrackingManager.requestTrackingAuthorization() }",
      "AudioToolbox":
        "Button(\"a\") { AudioServicesPlaySystemSound(kSystemSoundID_Vibrate) }",
      "AuthenticationServices":
        "SignInWithAppleButton { _ in } onCompletion: { _ in }",
      "CommonCrypto":
        "Text(\"\\(CC_SHA256_DIGEST_LENGTH)\").onAppear { _ = CC_SHA256(nil, 0, nil) }",
      "CoreData":
        "Text(\"a\").environment(\\.managedObjectContext, NSPersistentContainer(name: \"a\").viewContext)",
      "CoreHaptics":
        "Text(CHHapticEngine.capabilitiesForHardware().supportsHaptics ? \"a\" : \"b\")",
      "CoreLocation":
        "Text(CLLocationManager().authorizationStatus == .notDetermined ? \"a\" : \"b\")",
      "CoreMotion":
        "Text(CMMotionManager().isDeviceMotionAvailable ? \"a\" : \"b\")",
      "CryptoKit":
        "Text(SHA256.hash(data: Data()).description)",
      "LinkPresentation":
        "Text(LPLinkMetadata().title ?? \"a\")",
      "LocalAuthentication":
        "Text(LAContext().biometryType == .none ? \"a\" : \"b\")",
      "MessageUI":
        "Button(\"a\") {}.disabled(!MFMailComposeViewController.canSendMail())",
      "Network":
        "Text(NWPathMonitor().currentPath.status == .satisfied ? \"a\" : \"b\")",
      "Photos":
        "Text(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .authorized ? \"a\" : \"b\")",
      "SafariServices":
        "Button(\"a\") { _ = SFSafariViewController(url: URL(fileURLWithPath: \"/\")) }",
      "SDWebImage":
        "Button(\"a\") { SDImageCache.shared.clearMemory() }",
      "SDWebImageSwiftUI":
        "WebImage(url: nil).resizable().indicator(.activity).transition(.fade).scaledToFit()",
      "Security":
        "Text(SecItemDelete([kSecClass: kSecClassGenericPassword] as CFDictionary) == errSecSuccess ? \"a\" : \"b\")",
      "StoreKit":
        "ProductView(id: \"a\").task { _ = try? await Product.products(for: [\"a\"]) }",
      "SystemConfiguration":
        "Text(SCNetworkReachabilityCreateWithName(nil, \"a\") == nil ? \"a\" : \"b\")",
      "TipKit":
        "Text(\"a\").task { try? Tips.configure([.displayFrequency(.daily)]) }",
      "UserNotifications":
        "Text(\"a\").onAppear { UNUserNotificationCenter.current().removeAllDeliveredNotifications() }",
      "WidgetKit":
        "Text(\"a\").containerBackground(.red, for: .widget).widgetURL(nil)",
      "CachedAsyncImage": "CachedAsyncImage(url: nil) { $0.image }",
      "Inject": "Text(\"a\").enableInjection()",
      "Kingfisher":
        "KFImage(nil).resizable().placeholder { Color.red }.fade(duration: 0.2).scaledToFit()",
      "Lottie": "LottieView(animation: .named(\"a\")).looping().frame(width: 20)",
      "NukeUI":
        "LazyImage(url: nil) { state in if let image = state.image { image } else { Color.gray } }",
      "OSLog":
        "Text(\"a\").onAppear { Logger(subsystem: \"a\", category: \"b\").info(\"x \\(1, privacy: .public)\") }",
      "os": "Text(\"a\").onAppear { Logger().error(\"x\") }",
      "RiveRuntime": "RiveViewModel(fileName: \"a\").view()",
      "SFSafeSymbols":
        "VStack { Image(systemSymbol: .starFill); Label(\"a\", systemSymbol: ._1Circle) }",
      "Shimmer": "Text(\"a\").shimmering()",
      "SwiftData": "Text(\"a\").modelContainer(for: [], inMemory: true)",
      "Algorithms": "Text([1, 1, 2].uniqued().adjacentPairs().map { \"\\($0)\" }.joined())",
      "Collections": "Text(\"\\(Deque([1, 2]).count) \\(OrderedSet([1, 1]).count)\")",
      "DequeModule": "Text(\"\\(Deque([1, 2]).count)\")",
      "OrderedCollections":
        "ForEach(OrderedDictionary(dictionaryLiteral: (\"a\", 1)).elements, id: \\.key) { Text($0.key) }",
      "IdentifiedCollections":
        "Text(\"\\(IdentifiedArray(uniqueElements: [\"a\"], id: \\.self).ids.count)\")",
      "Defaults": "Text(Defaults.Key<Bool>(\"a\", default: true).defaultValue ? \"a\" : \"b\")",
      "Factory": "Text(Factory(Container.shared) { \"a\" }.singleton())",
      "FactoryKit": "Text(Factory(Container.shared) { \"a\" }.cached())",
      "Firebase":
        "Text(Auth.auth().currentUser == nil ? \"a\" : \"b\").onAppear { FirebaseApp.configure() }",
      "FirebaseAnalytics":
        "Text(\"a\").analyticsScreen(name: \"a\").onAppear { Analytics.logEvent(\"a\", parameters: nil) }",
      "FirebaseAuth":
        "Text(\"a\").task { _ = try? await Auth.auth().signIn(withEmail: \"a\", password: \"b\").user.uid }",
      "FirebaseCore": "Text(\"a\").onAppear { FirebaseApp.configure() }",
      "FirebaseCrashlytics":
        "Text(\"a\").onAppear { Crashlytics.crashlytics().record(error: URLError(.unknown)) }",
      "FirebaseFirestore":
        "Text(\"a\").task { _ = try? await Firestore.firestore().collection(\"a\").limit(to: 1).getDocuments().documents }",
      "JavaScriptCore": "Text(JSContext()?.objectForKeyedSubscript(\"a\")?.toString() ?? \"b\")",
      "KeychainAccess": "Text(Keychain(service: \"a\")[\"b\"] ?? \"c\")",
      "KeychainSwift": "Text(KeychainSwift().get(\"a\") ?? \"b\")",
      "Nuke":
        "Text(\"a\").task { _ = try? await ImagePipeline.shared.image(for: ImageRequest(url: nil, processors: [.circle()])) }",
      "RevenueCat":
        "Text(\"a\").task { _ = try? await Purchases.shared.customerInfo().entitlements[\"a\"]?.isActive }",
      "RevenueCatUI": "PaywallView(displayCloseButton: true)",
      "Sentry":
        "Text(\"a\").onAppear { SentrySDK.start { $0.dsn = \"a\"; $0.tracesSampleRate = 1 } }",
      "TelemetryClient":
        "Text(\"a\").onAppear { TelemetryManager.send(\"a\", with: [\"b\": \"c\"]) }",
      "TelemetryDeck":
        "Text(\"a\").onAppear { TelemetryDeck.signal(\"a\", parameters: [\"b\": \"c\"]) }",
      "WishKit": "WishKit.FeedbackListView().withNavigation()",
      "SwiftUIIntrospect": "Text(\"a\").introspect(.scrollView, on: .iOS(.v17, .v18)) { _ in }",
    ]
    #expect(Set(StandInShelf.names).subtracting(["KingfisherSwiftUI"]) == Set(uses.keys))
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(
      "Package.swift", "let package = Package(name: \"A\", targets: [.target(name: \"A\")])")
    for (module, code) in uses {
      try folder.write(
        "Sources/A/Uses\(module).swift",
        "import \(module)\nimport SwiftUI\nstruct Uses\(module): View { var body: some View { \(code) } }"
      )
    }
    let options = try AdoptOptions([folder.path])
    let compiler = try options.project.compiler()
    let project = try ProjectSubject.read(folder.path)
    let code = ProjectCode(project, project.targets[0], compiler)
    let adoption = try Adopter(compiler: compiler, codes: [code], options: options).adoption()
    #expect(adoption.subjects.count == uses.count)
    #expect(
      adoption.subjects.allSatisfy { $0.status == .whole },
      "\(AdoptionReport(adoption: adoption).text)")
    #expect(adoption.standIns.count == uses.count)
  }

  @Test("A package for tests has what they name, and nothing that does not compile")
  func testPackage() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(
      "Tests/RowTests.swift",
      "import SwiftUI\n@testable import Larder\n@MainActor func row() -> any View { RecipeRow(recipe: Recipe.samples[0]) }"
    )
    let command = try TestCommand([
      Self.fixtures + "/Larder", "--tests", folder.path + "/Tests", "--package",
      folder.path + "/package", "--write-only",
    ])
    #expect(try command.run() == 0)
    let manifest = try String(
      contentsOfFile: folder.path + "/package/Package.swift", encoding: .utf8)
    #expect(
      manifest.contains(".target(name: \"Larder\"") && manifest.contains(".define(\"PANTRY\")"))
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.path + "/package/Sources/Larder")
    #expect(Set(names).isSuperset(of: ["Recipe.swift", "RecipeRow.swift"]))
    #expect(!names.contains("RecipeScanner.swift") && !names.contains("CloudSync.swift"))
  }

  @Test(
    "Models and queries over memory: what is inserted, changed and deleted is shown, sorted and filtered"
  )
  func swiftData() throws {
    let folder = try app(
      """
      import SwiftData
      import SwiftUI

      @Model final class Note {
        @Attribute(.unique) var name: String
        var rank = 0
        @Relationship(deleteRule: .cascade) var parts: [Note] = []
        @Transient var isOpen = false
        var title: String { name.uppercased() }
        init(_ name: String, rank: Int) { self.name = name; self.rank = rank }
      }

      struct Notes: View {
        @Environment(\\.modelContext) private var context
        @Query(filter: #Predicate<Note> { $0.rank > 0 }, sort: \\Note.rank, order: .reverse) private var notes: [Note]
        @Query private var all: [Note]
        var body: some View {
          VStack {
            ForEach(notes) { note in Text(note.title) }
            Text("of \\(all.count)")
            Button("Add") {
              for rank in 0...2 { context.insert(Note("n\\(rank)", rank: rank)) }
              try? context.save()
            }
            Button("Rename") { notes.first?.name = "last" }
            Button("Delete") { if let note = notes.first { context.delete(note) } }
          }
        }
      }

      @main struct MyApp: App {
        var body: some Scene { WindowGroup { Notes() }.modelContainer(for: Note.self, inMemory: true) }
      }
      """)
    defer { folder.remove() }
    try folder.write(
      "MotionTests/NotesTests.swift",
      """
      import LegatoTesting
      import SwiftData
      import SwiftUI
      import Testing
      @testable import MyApp

      @Test @MainActor func notes() throws {
        let host = try MotionHost { Notes().modelContainer(for: Note.self) }
        #expect(host.texts == ["of 0"])
        host.tap("Add")
        host.advance(by: 1)
        #expect(host.texts == ["N2", "N1", "of 3"])
        host.tap("Rename")
        host.advance(by: 1)
        #expect(host.texts == ["LAST", "N1", "of 3"])
        host.tap("Delete")
        host.advance(by: 1)
        #expect(host.texts == ["N1", "of 2"])
      }

      extension MotionHost {
        @MainActor var texts: [String] {
          labels.filter { !["Add", "Rename", "Delete"].contains($0) }
        }
      }
      """)
    #expect(try TestCommand([folder.path]).run() == 0)
  }

  @Test("Tests run against an app, and what fails, does not compile or is not there is said so")
  func testRun() throws {
    let folder = try app(
      """
      import SwiftUI
      struct Lamp: View {
        @State private var isOn = false
        var body: some View { Toggle("Lamp", isOn: $isOn).opacity(isOn ? 1 : 0.5) }
      }
      struct Elsewhere { let unknown: Nowhere }
      @main struct MyApp: App { var body: some Scene { WindowGroup { Lamp() } } }
      """)
    defer { folder.remove() }
    func test(_ code: String, _ arguments: String...) throws -> Int32 {
      try folder.write(
        "MotionTests/LampTests.swift",
        "import LegatoTesting\nimport SwiftUI\nimport Testing\n@testable import MyApp\n\n\(code)\n")
      return try TestCommand([folder.path] + arguments).run()
    }
    let passing = "@Test @MainActor func lamp() throws { try MotionHost { Lamp() }.expectStill() }"
    #expect(try test(passing) == 0)
    #expect(try test(passing, "--filter", "nobody") == 1)
    #expect(try test("@Test func lamp() { #expect(#filePath == \"\") }") == 1)
    // The folder beside the test, where pictures are kept, is the person's own.
    #expect(
      try test(
        "@Test func place() { #expect(#filePath == \"\(folder.path)/MotionTests/LampTests.swift\"); #expect(#line == 6) }"
      ) == 0)
    let broken = #expect(throws: FilmFailure.self) { try test("@Test func lamp() { Lamp().x() }") }
    #expect(broken?.message.contains("MotionTests/LampTests.swift:6") == true)
    let old = #expect(throws: FilmFailure.self) { try test("import XCTest") }
    #expect(old?.message.contains("imports XCTest") == true)
  }

  private func app(_ code: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.writeAppProject("MyApp")
    try folder.write("MyApp/MyApp.swift", code)
    return folder
  }
}
