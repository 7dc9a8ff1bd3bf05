import Foundation
import LegatoFilm
import LegatoProject
import LegatoSlices
import TestSupport
import Testing

@testable import LegatoCommand

/// Every stand-in that comes along is compiled and asked for one thing that view files ask of it.
@Suite("The shelf of stand-ins")
struct ShelfStandInTests {
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
        "Text(\"a\").task { try? Tips.configure([.displayFrequency(.daily), .cloudKitContainer(.automatic)]) }",
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
      "Alamofire":
        "Button(\"a\") { AF.request(\"b\", headers: [\"c\": \"d\"]).validate().responseData { _ in } }",
      "MobileCoreServices": "Text(kUTTypePDF as String)",
      "SwiftyJSON": "Text(JSON(parseJSON: \"[1]\")[0].stringValue)",
      "WatchConnectivity": "Text(WCSession.isSupported() ? \"a\" : \"b\")",
      "TelemetryDeck":
        "Text(\"a\").onAppear { TelemetryDeck.signal(\"a\", parameters: [\"b\": \"c\"]) }",
      "Dependencies": "Text(Dependency(\\.locale).wrappedValue.identifier)",
      "FirebaseFirestoreSwift": "Text(Firestore.firestore().collection(\"a\").path)",
      "FirebaseMessaging": "Text(Messaging.messaging().fcmToken ?? \"a\")",
      "FirebaseStorage": "Text(Storage.storage().reference().child(\"a\").name)",
      "GoogleSignIn": "Text(\"a\").onOpenURL { GIDSignIn.sharedInstance.handle($0) }",
      "GoogleSignInSwift": "GoogleSignInButton(scheme: .dark) {}",
      "simd": "Circle().scale(CGFloat(simd_length(simd_float2(3, 4))))",
      "Resolver": "Text(Resolver.optional(String.self) ?? \"a\")",
      "Swinject": "Text(Container().resolve(String.self) ?? \"a\")",
      "WishKit": "WishKit.FeedbackListView().withNavigation()",
      "SwiftProtobuf": "Text(Google_Protobuf_Timestamp(seconds: 60).date, style: .date)",
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
}
