extension StandInUse {
  /// What is fetched, heard and understood elsewhere: weather, music, payments, speech, language and models.
  static let services: [StandInUse] = [
    StandInUse(
      module: "Resolver", view: "Desk",
      said: ["real real 1", "one one", "preview b", "c 00000000-0000-0000-0000-000000000001"],
      code: #"""
        import Dependencies
        import FirebaseMessaging
        import FirebaseStorage
        import GoogleSignIn
        import GoogleSignInSwift
        import Resolver
        import SwiftUI

        protocol Service { var name: String { get } }
        final class RealService: Service {
          static var made = 0
          let name = "real"
          init() { RealService.made += 1 }
        }
        final class DeskModel: ObservableObject {
          @Injected var service: Service
          @LazyInjected var other: Service
        }
        extension Resolver: ResolverRegistering {
          public static func registerAllServices() {
            register { RealService() }.implements(Service.self).scope(.application)
            register { DeskModel() }
            register(String.self, name: "first") { "one" }
          }
        }
        struct Client { var load: @Sendable () -> String }
        extension Client: DependencyKey {
          static let liveValue = Client { "live" }
          static let previewValue = Client { "preview" }
        }
        enum Letter: TestDependencyKey { static var testValue: String { "b" } }
        extension DependencyValues {
          var client: Client {
            get { self[Client.self] }
            set { self[Client.self] = newValue }
          }
          var letter: String {
            get { self[Letter.self] }
            set { self[Letter.self] = newValue }
          }
        }
        struct Reader {
          @Dependency(\.client) var client
          @Dependency(\.letter) var letter
          @Dependency(\.uuid) var uuid
        }
        final class PushDelegate: NSObject, MessagingDelegate {
          func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?) {}
        }
        struct Desk: View {
          @InjectedObject private var model: DeskModel
          private let reader = Reader()
          var body: some View {
            VStack {
              Text("\(model.service.name) \(model.other.name) \(RealService.made)")
              Text("\(Resolver.resolve(String.self, name: "first")) \(Resolver.optional(name: "first") ?? "none")")
              Text("\(reader.client.load()) \(reader.letter)")
              Text(changed)
              GoogleSignInButton(scheme: .dark, style: .wide) {
                Task { _ = try? await GIDSignIn.sharedInstance.signIn(withPresenting: UIViewController()).user.idToken?.tokenString }
              }
            }
            .onOpenURL { GIDSignIn.sharedInstance.handle($0) }
            .task {
              let place = Storage.storage().reference().child("a/b.jpg")
              _ = try? await place.putDataAsync(Data())
              try? await Messaging.messaging().subscribe(toTopic: "news")
            }
          }
          private var changed: String {
            withDependencies { $0.letter = "c" } operation: {
              let reader = Reader()
              _ = reader.uuid()
              return "\(reader.letter) \(reader.uuid())"
            }
          }
        }
        """#),
    StandInUse(
      module: "SwiftData", view: "Herbs", said: ["anise, basil", "2 on the shelf"],
      code: #"""
        import SwiftData
        import SwiftUI

        protocol Loading: Sendable {
          func data(for request: URLRequest) async throws -> (Data, URLResponse)
          func bytes(from url: URL) async throws -> (URLSession.AsyncBytes, URLResponse)
        }
        extension URLSession: Loading {
          func bytes(from url: URL) async throws -> (URLSession.AsyncBytes, URLResponse) {
            try await bytes(from: url, delegate: nil)
          }
        }
        @Model final class Herb {
          var name: String
          init(name: String) { self.name = name }
        }
        @ModelActor actor Gatherer {
          func gather(_ names: [String]) throws -> Int {
            for name in names { modelContext.insert(Herb(name: name)) }
            try modelContext.save()
            return try modelContext.fetchCount(FetchDescriptor<Herb>())
          }
        }
        @ModelActor(disableGenerateInit: true) actor Sower {
          init(_ container: ModelContainer) {
            modelContainer = container
            modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(container))
          }
        }
        struct HerbList: View {
          @Query(sort: \Herb.name) private var herbs: [Herb]
          @Environment(\.modelContext) private var context
          @State private var count = 0
          var loading: any Loading = URLSession.shared
          var body: some View {
            VStack {
              Text(herbs.map(\.name).joined(separator: ", "))
              Text("\(count) on the shelf")
            }
            .task { count = (try? await Gatherer(modelContainer: context.container).gather(["basil", "anise"])) ?? -1 }
          }
        }
        struct Herbs: View {
          var body: some View { HerbList().modelContainer(for: Herb.self, inMemory: true) }
        }
        """#),
    StandInUse(
      module: "WeatherKit", view: "WeatherScreen",
      said: ["no weather", "Mostly Cloudy"],
      code: #"""
        import CoreLocation
        import SwiftUI
        import WeatherKit

        @MainActor final class WeatherModel: ObservableObject {
          @Published var weather: Weather?
          @Published var attribution: WeatherAttribution?
          @Published var message = ""
          func load() async {
            let place = CLLocation(latitude: 52.5, longitude: 13.4)
            do {
              weather = try await WeatherService.shared.weather(for: place)
              let (now, hours) = try await WeatherService.shared.weather(for: place, including: .current, .hourly)
              let days = try await WeatherService.shared.weather(for: place, including: .daily)
              print(now.temperature.value, hours.forecast.count, days.first?.highTemperature.value ?? 0)
              attribution = try await WeatherService.shared.attribution
            } catch { message = "no weather" }
          }
        }
        struct WeatherScreen: View {
          @StateObject private var model = WeatherModel()
          var body: some View {
            VStack {
              if let now = model.weather?.currentWeather {
                Image(systemName: now.symbolName)
                Text("\(now.temperature.converted(to: .celsius).value)")
                Text(now.condition.description + now.wind.compassDirection.abbreviation)
                ForEach(model.weather?.dailyForecast.forecast ?? [], id: \.date) { day in
                  Text("\(day.lowTemperature.value) \(day.precipitationChance) \(day.uvIndex.category.description)")
                }
                ForEach(model.weather!.hourlyForecast.prefix(3), id: \.date) { Text($0.condition.rawValue) }
              }
              if let attribution = model.attribution { Link("Weather", destination: attribution.legalPageURL) }
              Text(model.message)
              Text(WeatherCondition.mostlyCloudy.description)
            }
            .task { await model.load() }
          }
        }
        """#),
    StandInUse(
      module: "MediaPlayer", view: "NowPlaying",
      said: ["Song", "MPVolumeView"],
      code: #"""
        import AVFoundation
        import MediaPlayer
        import SwiftUI

        @MainActor final class PlayerModel: ObservableObject {
          @Published var title = "nothing plays"
          private let player = AVPlayer()
          func setUp() {
            let center = MPRemoteCommandCenter.shared()
            center.playCommand.isEnabled = true
            center.playCommand.addTarget { [weak self] _ in
              self?.player.play()
              return .success
            }
            center.skipForwardCommand.preferredIntervals = [15]
            center.changePlaybackPositionCommand.addTarget { event in
              guard let event = event as? MPChangePlaybackPositionCommandEvent else { return .commandFailed }
              print(event.positionTime)
              return .success
            }
            var info: [String: Any] = [MPMediaItemPropertyTitle: "Song", MPMediaItemPropertyPlaybackDuration: 12.0]
            info[MPNowPlayingInfoPropertyElapsedPlaybackTime] = player.currentTime().seconds
            if let image = UIImage(systemName: "music.note") {
              info[MPMediaItemPropertyArtwork] = MPMediaItemArtwork(boundsSize: image.size) { _ in image }
            }
            MPNowPlayingInfoCenter.default().nowPlayingInfo = info
            MPMediaLibrary.requestAuthorization { status in if status == .authorized { print(MPMediaQuery.songs().items ?? []) } }
            title = MPNowPlayingInfoCenter.default().nowPlayingInfo?[MPMediaItemPropertyTitle] as? String ?? "none"
          }
        }
        struct VolumeView: UIViewRepresentable {
          func makeUIView(context: Context) -> MPVolumeView {
            let view = MPVolumeView(frame: .zero)
            view.showsVolumeSlider = true
            return view
          }
          func updateUIView(_ view: MPVolumeView, context: Context) {}
        }
        struct NowPlaying: View {
          @StateObject private var model = PlayerModel()
          var body: some View {
            VStack { Text(model.title); VolumeView().frame(height: 40) }.onAppear { model.setUp() }
          }
        }
        """#),
    StandInUse(
      module: "Speech", view: "DictationScreen",
      said: ["denied", "no language"],
      code: #"""
        import AVFoundation
        import NaturalLanguage
        import Speech
        import SwiftUI

        @MainActor final class Dictation: ObservableObject {
          @Published var text = ""
          private let recognizer = SFSpeechRecognizer(locale: Locale(identifier: "en-US"))
          private var request: SFSpeechAudioBufferRecognitionRequest?
          private var task: SFSpeechRecognitionTask?
          private let engine = AVAudioEngine()
          func ask() {
            SFSpeechRecognizer.requestAuthorization { status in
              DispatchQueue.main.async {
                switch status {
                case .authorized: try? self.start()
                case .denied: self.text = "denied"
                case .restricted, .notDetermined: self.text = "not yet"
                @unknown default: break
                }
              }
            }
          }
          func start() throws {
            request = SFSpeechAudioBufferRecognitionRequest()
            guard let request else { return }
            request.shouldReportPartialResults = true
            task = recognizer?.recognitionTask(with: request) { result, error in
              if let result { self.text = result.bestTranscription.formattedString }
              if error != nil || result?.isFinal == true { self.engine.stop() }
            }
            engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: engine.inputNode.outputFormat(forBus: 0)) { buffer, _ in
              request.append(buffer)
            }
            engine.prepare()
            try engine.start()
          }
        }
        struct Words {
          static func language(of text: String) -> String {
            let recognizer = NLLanguageRecognizer()
            recognizer.processString(text)
            return recognizer.dominantLanguage?.rawValue ?? "no language"
          }
          static func sentiment(of text: String) -> Double {
            let tagger = NLTagger(tagSchemes: [.sentimentScore, .nameType])
            tagger.string = text
            let (tag, _) = tagger.tag(at: text.startIndex, unit: .paragraph, scheme: .sentimentScore)
            tagger.enumerateTags(in: text.startIndex..<text.endIndex, unit: .word, scheme: .nameType, options: [.omitPunctuation]) { tag, range in
              if tag == .personalName { print(text[range]) }
              return true
            }
            return Double(tag?.rawValue ?? "0") ?? 0
          }
        }
        struct DictationScreen: View {
          @StateObject private var dictation = Dictation()
          var body: some View {
            VStack { Text(dictation.text); Text(Words.language(of: "Hello")); Text("\(Words.sentiment(of: "Good"))") }
              .onAppear { dictation.ask() }
          }
        }
        """#),
    StandInUse(
      module: "Translation", view: "Translator",
      said: ["no languages"],
      code: #"""
        import SwiftUI
        import Translation

        struct Translator: View {
          @State private var configuration: TranslationSession.Configuration?
          @State private var isShown = false
          @State private var text = "not translated"
          var body: some View {
            VStack {
              Text(text)
              Button("Translate") {
                if configuration == nil { configuration = .init(source: Locale.Language(identifier: "en"), target: Locale.Language(identifier: "de")) }
                else { configuration?.invalidate() }
              }
              Button("Show") { isShown = true }
            }
            .translationPresentation(isPresented: $isShown, text: "Hello") { text = $0 }
            .translationTask(configuration) { session in
              do { text = try await session.translate("Hello").targetText } catch { text = "no languages" }
            }
            .onAppear { configuration = .init() }
            .task { if await LanguageAvailability().status(from: .init(identifier: "en"), to: nil) == .installed { text = "?" } }
          }
        }
        """#),
    StandInUse(
      module: "MusicKit", view: "MusicSearch",
      said: ["denied, not found", "silent"],
      code: #"""
        import MusicKit
        import SwiftUI

        @MainActor final class MusicModel: ObservableObject {
          @Published var songs: MusicItemCollection<Song> = []
          @Published var status = MusicAuthorization.currentStatus
          @Published var message = ""
          func search(_ term: String) async {
            status = await MusicAuthorization.request()
            var request = MusicCatalogSearchRequest(term: term, types: [Song.self, Artist.self])
            request.limit = 25
            do { songs = try await request.response().songs } catch { message = "not found" }
            var resource = MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: MusicItemID("1"))
            resource.properties = [.tracks]
            _ = try? await resource.response().items.first
            var library = MusicLibraryRequest<Song>()
            library.sort(by: \.title, ascending: true)
            _ = try? await library.response()
          }
          func play(_ song: Song) async {
            let player = ApplicationMusicPlayer.shared
            player.queue = [song]
            player.queue = ApplicationMusicPlayer.Queue(for: songs, startingAt: song)
            try? await player.play()
            if player.state.playbackStatus == .playing { player.pause() }
          }
        }
        struct MusicSearch: View {
          @StateObject private var model = MusicModel()
          @ObservedObject private var state = ApplicationMusicPlayer.shared.state
          @State private var isOffered = false
          var body: some View {
            List {
              Text("\(model.status.description), \(model.message)")
              ForEach(model.songs) { song in
                HStack {
                  if let artwork = song.artwork { ArtworkImage(artwork, width: 40) }
                  Button(song.title + song.artistName) { Task { await model.play(song) } }
                }
              }
              Text(state.playbackStatus == .playing ? "plays" : "silent")
            }
            .musicSubscriptionOffer(isPresented: $isOffered, options: .default)
            .task { await model.search("a") }
            .task { for await subscription in MusicSubscription.subscriptionUpdates { isOffered = subscription.canBecomeSubscriber } }
          }
        }
        """#),
    StandInUse(
      module: "FoundationModels", view: "Assistant",
      said: ["no model", "no answer"],
      code: #"""
        import FoundationModels
        import SwiftUI

        struct Assistant: View {
          private let model = SystemLanguageModel.default
          @State private var session = LanguageModelSession(instructions: "Answer in short.")
          @State private var answer = ""
          var body: some View {
            VStack {
              switch model.availability {
              case .available: Text("ready")
              case .unavailable(.deviceNotEligible): Text("no model")
              case .unavailable(let reason): Text("\(String(describing: reason))")
              }
              Text(answer)
              Button("Ask") { Task { await ask() } }.disabled(session.isResponding || !model.isAvailable)
            }
            .task { await ask() }
          }
          func ask() async {
            do {
              let other = LanguageModelSession { "Be kind."; "Be brief." }
              answer = try await session.respond(to: "Hello", options: GenerationOptions(temperature: 0.5)).content
              for try await part in other.streamResponse(to: "Hello") { answer = part.content }
            } catch LanguageModelSession.GenerationError.assetsUnavailable { answer = "no answer" } catch {
              answer = error.localizedDescription
            }
          }
        }
        """#),
    StandInUse(
      module: "PassKit", view: "Checkout",
      said: ["cannot pay", "No wallet", "PKPaymentButton", "not paid"],
      code: #"""
        import PassKit
        import SwiftUI

        final class PaymentHandler: NSObject, PKPaymentAuthorizationControllerDelegate {
          static let networks: [PKPaymentNetwork] = [.visa, .masterCard, .amex]
          private var completion: ((Bool) -> Void)?
          private var status = PKPaymentAuthorizationStatus.failure
          func start(_ completion: @escaping (Bool) -> Void) {
            self.completion = completion
            let request = PKPaymentRequest()
            request.paymentSummaryItems = [PKPaymentSummaryItem(label: "Total", amount: NSDecimalNumber(string: "9.99"), type: .final)]
            request.merchantIdentifier = "merchant.com.example"
            request.merchantCapabilities = .capability3DS
            request.countryCode = "US"
            request.currencyCode = "USD"
            request.requiredShippingContactFields = [.name, .postalAddress]
            request.supportedNetworks = Self.networks
            let controller = PKPaymentAuthorizationController(paymentRequest: request)
            controller.delegate = self
            controller.present { presented in if !presented { completion(false) } }
          }
          func paymentAuthorizationController(
            _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
            handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
          ) {
            status = payment.shippingContact?.postalAddress?.isoCountryCode == "US" ? .success : .failure
            completion(PKPaymentAuthorizationResult(status: status, errors: []))
          }
          func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController) {
            controller.dismiss { DispatchQueue.main.async { self.completion?(self.status == .success) } }
          }
        }
        struct PaymentButton: UIViewRepresentable {
          func makeUIView(context: Context) -> PKPaymentButton { PKPaymentButton(paymentButtonType: .buy, paymentButtonStyle: .black) }
          func updateUIView(_ view: PKPaymentButton, context: Context) {}
        }
        struct Checkout: View {
          @State private var text = "open"
          private let handler = PaymentHandler()
          var body: some View {
            VStack {
              Text(PKPaymentAuthorizationController.canMakePayments(usingNetworks: PaymentHandler.networks) ? "can pay" : "cannot pay")
              PayWithApplePayButton(.checkout) { handler.start { _ in } } fallback: { Text("No wallet") }
              PayWithApplePayButton(.buy, action: { handler.start { _ in } }).payWithApplePayButtonStyle(.whiteOutline)
              PaymentButton().frame(height: 44)
              AddPassToWalletButton { print("add") }.addPassToWalletButtonStyle(.blackOutline)
              Text(text)
            }
            .onAppear { handler.start { text = $0 ? "paid" : "not paid" } }
          }
        }
        """#),
  ]
}
