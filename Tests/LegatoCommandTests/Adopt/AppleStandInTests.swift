import Foundation
import LegatoFilm
import LegatoProject
import LegatoSlices
import TestSupport
import Testing

@testable import LegatoCommand

@Suite("Stand-ins for Apple's modules")
struct AppleStandInTests {
  /// View files as apps have them, by the modules that they are about.
  private static let files: [String: String] = [
    "SafariServices": """
    import SafariServices
    import SwiftUI

    struct SafariView: UIViewControllerRepresentable {
      let url: URL
      final class Coordinator: NSObject, SFSafariViewControllerDelegate {
        func safariViewControllerDidFinish(_ controller: SFSafariViewController) { print("done") }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      func makeUIViewController(context: Context) -> SFSafariViewController {
        let configuration = SFSafariViewController.Configuration()
        configuration.entersReaderIfAvailable = true
        let controller = SFSafariViewController(url: url, configuration: configuration)
        controller.preferredControlTintColor = .systemPink
        controller.dismissButtonStyle = .close
        controller.delegate = context.coordinator
        return controller
      }
      func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
    }
    struct Terms: View { var body: some View { SafariView(url: URL(string: "https://example.com")!) } }
    """,
    "MessageUI": """
    import MessageUI
    import SwiftUI

    struct MailView: UIViewControllerRepresentable {
      @Binding var result: Result<MFMailComposeResult, Error>?
      class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
        @Binding var result: Result<MFMailComposeResult, Error>?
        init(result: Binding<Result<MFMailComposeResult, Error>?>) { _result = result }
        func mailComposeController(
          _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?
        ) {
          if let error { self.result = .failure(error) } else { self.result = .success(result) }
          controller.dismiss(animated: true)
        }
      }
      func makeCoordinator() -> Coordinator { Coordinator(result: $result) }
      func makeUIViewController(context: Context) -> MFMailComposeViewController {
        let mail = MFMailComposeViewController()
        mail.setToRecipients(["a@example.com"])
        mail.setSubject("Feedback")
        mail.setMessageBody("<b>Hello</b>", isHTML: true)
        mail.mailComposeDelegate = context.coordinator
        return mail
      }
      func updateUIViewController(_ mail: MFMailComposeViewController, context: Context) {}
    }
    struct Feedback: View {
      @State private var isShown = false
      @State private var result: Result<MFMailComposeResult, Error>?
      var body: some View {
        Button("Write") { isShown = true }
          .disabled(!MFMailComposeViewController.canSendMail())
          .sheet(isPresented: $isShown) { MailView(result: $result) }
      }
    }
    """,
    "StoreKit": """
    import StoreKit
    import SwiftUI

    @MainActor @Observable final class Store {
      private(set) var products: [Product] = []
      private(set) var isPro = false
      func load() async {
        products = (try? await Product.products(for: ["pro"]).sorted { $0.price < $1.price }) ?? []
        for await result in StoreKit.Transaction.currentEntitlements {
          guard case .verified(let transaction) = result else { continue }
          isPro = isPro || transaction.productType == .autoRenewable
          await transaction.finish()
        }
      }
      func buy(_ product: Product) async throws {
        switch try await product.purchase() {
        case .success(let result): await (try result.payloadValue).finish()
        case .userCancelled, .pending: break
        @unknown default: break
        }
      }
    }
    struct Paywall: View {
      @Environment(\\.requestReview) private var requestReview
      @State private var store = Store()
      var body: some View {
        List {
          ForEach(store.products) { product in
            Button(product.displayName + " " + product.displayPrice) { Task { try? await store.buy(product) } }
          }
          Text("\\(store.products.count) products")
          ProductView(id: "pro") { Image(systemName: "star") }
          Button("Rate") { requestReview() }
        }
        .task { await store.load() }
      }
    }
    """,
    "WidgetKit": """
    import SwiftUI
    import WidgetKit

    struct CountEntry: TimelineEntry { let date: Date; let count: Int }
    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> CountEntry { CountEntry(date: Date(), count: 0) }
      func getSnapshot(in context: Context, completion: @escaping (CountEntry) -> Void) {
        completion(placeholder(in: context))
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<CountEntry>) -> Void) {
        completion(Timeline(entries: [placeholder(in: context)], policy: .atEnd))
      }
    }
    struct CountView: View {
      @Environment(\\.widgetFamily) private var family
      var entry: Provider.Entry
      var body: some View {
        switch family {
        case .systemSmall, .systemMedium: Text("\\(entry.count)").containerBackground(.blue, for: .widget)
        default: ZStack { AccessoryWidgetBackground(); Text("\\(entry.count)").widgetAccentable() }
        }
      }
    }
    struct CountWidget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Count", provider: Provider()) { entry in CountView(entry: entry) }
          .configurationDisplayName("Count")
          .supportedFamilies([.systemSmall, .accessoryCircular])
      }
    }
    struct Widgets: WidgetBundle { var body: some Widget { CountWidget() } }
    struct CountScreen: View { var body: some View { CountView(entry: CountEntry(date: .now, count: 3)) } }
    """,
    "AVFoundation": """
    import AVFoundation
    import AVKit
    import SwiftUI

    @MainActor final class AudioModel: NSObject, ObservableObject, AVAudioPlayerDelegate {
      @Published var isPlaying = false
      private var player: AVAudioPlayer?
      func start() {
        do {
          try AVAudioSession.sharedInstance().setCategory(.playback, mode: .default, options: [.mixWithOthers])
          try AVAudioSession.sharedInstance().setActive(true)
          player = try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/a.mp3"))
          player?.delegate = self
          player?.play()
          isPlaying = player?.isPlaying ?? false
        } catch { print(error) }
      }
      nonisolated func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    }
    struct Player: View {
      @StateObject private var audio = AudioModel()
      @State private var player = AVPlayer(playerItem: AVPlayerItem(url: URL(fileURLWithPath: "/a.mp4")))
      var body: some View {
        VStack {
          VideoPlayer(player: player)
          Text(audio.isPlaying ? "playing" : "silent")
          Text("\\((CMTime(value: 1, timescale: 3) + CMTime(seconds: 0.5, preferredTimescale: 600)).seconds)")
        }
        .onAppear { audio.start(); player.seek(to: .zero); AudioServicesPlaySystemSound(1104) }
      }
    }
    """,
    "CoreLocation": """
    import CoreLocation
    import SwiftUI

    final class LocationModel: NSObject, ObservableObject, CLLocationManagerDelegate {
      @Published var place = "unknown"
      private let manager = CLLocationManager()
      override init() {
        super.init()
        manager.delegate = self
        manager.desiredAccuracy = kCLLocationAccuracyBest
        manager.requestLocation()
      }
      func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        place = "here"
      }
      func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        if (error as? CLError)?.code == .denied { place = "denied" }
      }
    }
    struct Place: View {
      @StateObject private var model = LocationModel()
      let paris = CLLocation(latitude: 48.8566, longitude: 2.3522), rome = CLLocation(latitude: 41.9, longitude: 12.5)
      var body: some View { Text("\\(model.place), \\(Int(paris.distance(from: rome) / 1000)) km") }
    }
    """,
    "UserNotifications": """
    import SwiftUI
    import UserNotifications

    struct Reminder: View {
      @State private var text = ""
      var body: some View {
        Text(text).task {
          let center = UNUserNotificationCenter.current()
          let isAllowed = (try? await center.requestAuthorization(options: [.alert, .badge, .sound])) ?? true
          let content = UNMutableNotificationContent()
          content.title = "Water"
          content.sound = .default
          let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
          try? await center.add(UNNotificationRequest(identifier: "a", content: content, trigger: trigger))
          text = "\\(content.title) \\(isAllowed)"
        }
      }
    }
    """,
    "LocalAuthentication": """
    import LocalAuthentication
    import SwiftUI

    struct Door: View {
      @State private var text = "closed"
      var body: some View { Text(text).onAppear(perform: open).task { await openLater() } }
      func open() {
        var error: NSError?
        let context = LAContext()
        if !context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) {
          text = error?.code == LAError.biometryNotAvailable.rawValue ? "no face" : "broken"
        }
      }
      func openLater() async {
        do {
          _ = try await LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open")
        } catch LAError.passcodeNotSet { text += ", no passcode" } catch { text += ", broken" }
      }
    }
    """,
    "AuthenticationServices": """
    import AuthenticationServices
    import SwiftUI

    struct SignIn: View {
      @Environment(\\.webAuthenticationSession) private var session
      @State private var text = ""
      var body: some View {
        VStack {
          SignInWithAppleButton(.continue) { request in
            request.requestedScopes = [.fullName, .email]
          } onCompletion: { result in
            if case .failure(let error as ASAuthorizationError) = result { text = "\\(error.code)" }
          }
          .signInWithAppleButtonStyle(.whiteOutline)
          .frame(height: 50)
          Text(text)
        }
      }
      func signIn(_ url: URL) async throws -> URL {
        try await session.authenticate(using: url, callbackURLScheme: "app")
      }
    }
    """,
    "TipKit": """
    import SwiftUI
    import TipKit

    struct FavoriteTip: Tip {
      static let opened = Event(id: "opened")
      var title: Text { Text("Keep it") }
      var message: Text? { Text("It stays on top.") }
      var actions: [Action] { Action(id: "more", title: "More") }
      var options: [any TipOption] { MaxDisplayCount(1) }
    }
    struct Tipped: View {
      private let tip = FavoriteTip()
      var body: some View {
        VStack {
          TipView(tip, arrowEdge: .bottom) { action in if action.id == "more" { print(1) } }
          Button("Star") { tip.invalidate(reason: .actionPerformed) }.popoverTip(tip)
        }
        .task { await FavoriteTip.opened.donate() }
      }
    }
    """,
    "LinkPresentation": """
    import CoreHaptics
    import LinkPresentation
    import Network
    import Photos
    import SwiftUI
    import os

    struct LinkView: UIViewRepresentable {
      let url: URL
      func makeUIView(context: Context) -> LPLinkView { LPLinkView(url: url) }
      func updateUIView(_ view: LPLinkView, context: Context) {}
    }
    final class Reachability: ObservableObject {
      @Published var isConnected = false
      private let monitor = NWPathMonitor()
      private let count = OSAllocatedUnfairLock(initialState: 0)
      private var engine: CHHapticEngine?
      init() {
        monitor.pathUpdateHandler = { path in self.isConnected = path.status == .satisfied }
        monitor.start(queue: .main)
        count.withLock { $0 += 1 }
        if CHHapticEngine.capabilitiesForHardware().supportsHaptics { engine = try? CHHapticEngine() }
      }
    }
    struct Link: View {
      @StateObject private var reachability = Reachability()
      var body: some View {
        VStack {
          LinkView(url: URL(string: "https://example.com")!)
          Text(reachability.isConnected ? "online" : "offline")
          Text(PHPhotoLibrary.authorizationStatus(for: .addOnly) == .authorized ? "photos" : "no photos")
        }
      }
    }
    """,
  ]

  @Test("Files that use them as apps do compile whole", arguments: files.keys.sorted())
  func compiles(module: String) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(
      "Package.swift", "let package = Package(name: \"A\", targets: [.target(name: \"A\")])")
    try folder.write("Sources/A/Uses.swift", try #require(Self.files[module]))
    let options = try AdoptOptions([folder.path])
    let compiler = try options.project.compiler()
    let project = try ProjectSubject.read(folder.path)
    let code = ProjectCode(project, project.targets[0], compiler)
    let adoption = try Adopter(compiler: compiler, codes: [code], options: options).adoption()
    #expect(!adoption.subjects.isEmpty)
    #expect(
      adoption.subjects.allSatisfy { $0.status == .whole },
      "\(AdoptionReport(adoption: adoption).text)")
    #expect(adoption.standIns.contains(module))
  }

  @Test(
    "They say that nothing is there, and a view of the system is a box with its name",
    arguments: [
      ("SafariServices", "Terms", "SFSafariViewController"), ("StoreKit", "Paywall", "0 products"),
      ("AVFoundation", "Player", "silent"), ("CoreLocation", "Place", "1,105 km"),
      ("UserNotifications", "Reminder", "Water false"),
      ("LocalAuthentication", "Door", "no face, no passcode"),
      ("AuthenticationServices", "SignIn", "Continue with Apple"), ("TipKit", "Tipped", "Star"),
      ("LinkPresentation", "Link", "online"), ("WidgetKit", "CountScreen", "3"),
    ])
  @MainActor
  func films(module: String, view: String, said: String) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let code = try #require(Self.files[module])
    try folder.write(
      "Package.swift", "let package = Package(name: \"A\", targets: [.target(name: \"A\")])")
    try folder.write(
      "Sources/A/Uses.swift",
      code + "\n@main struct MyApp: App { var body: some Scene { WindowGroup { \(view)() } } }\n")
    let output = folder.path + "/film.txt"
    let command = try FilmCommand([folder.path, "--duration", "0.1", "-o", output])
    #expect(try command.run() == 0)
    let text = try String(contentsOfFile: output, encoding: .utf8)
    #expect(text.contains(said), "\(text.prefix(600))")
  }
}
