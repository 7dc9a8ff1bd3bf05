extension StandInUse {
  /// What the system does for an app: intents, activities, tasks and devices nearby.
  static let system: [StandInUse] = [
    StandInUse(
      module: "AppIntents", view: "IntentScreen",
      said: ["0 counted, A", "SiriTipView", "ShortcutsLink", "Lemon"],
      code: #"""
        import AppIntents
        import SwiftUI
        import WidgetKit

        enum Flavour: String, AppEnum {
          case vanilla, lemon
          static var typeDisplayRepresentation: TypeDisplayRepresentation = "Flavour"
          static var caseDisplayRepresentations: [Flavour: DisplayRepresentation] = [
            .vanilla: "Vanilla", .lemon: DisplayRepresentation(title: "Lemon", image: .init(systemName: "leaf")),
          ]
        }
        struct BookEntity: AppEntity, Identifiable {
          let id: UUID
          @Property(title: "Title") var title: String
          init(id: UUID, title: String) {
            self.id = id
            self.title = title
          }
          static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Book")
          static var defaultQuery = BookQuery()
          var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)", subtitle: "A book") }
        }
        struct BookQuery: EntityStringQuery {
          func entities(for identifiers: [UUID]) async throws -> [BookEntity] { [] }
          func entities(matching string: String) async throws -> [BookEntity] { [] }
          func suggestedEntities() async throws -> [BookEntity] { [BookEntity(id: UUID(), title: "Emma")] }
        }
        struct AddBookIntent: AppIntent {
          static var title: LocalizedStringResource = "Add a Book"
          static var description = IntentDescription("Adds a book.", categoryName: "Books")
          static var openAppWhenRun: Bool = false
          @Parameter(title: "Book") var book: BookEntity
          @Parameter(title: "Count", default: 1, controlStyle: .stepper, inclusiveRange: (1, 9)) var count: Int
          @Parameter(title: "Flavour", default: .lemon) var flavour: Flavour
          @Parameter(title: "Note", requestValueDialog: "Which note?") var note: String?
          static var parameterSummary: some ParameterSummary {
            Summary("Add \(\.$count) of \(\.$book)") { \.$note }
          }
          init() {}
          init(book: BookEntity) { self.book = book }
          @MainActor func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
            if note == nil { throw $note.needsValueError("Which?") }
            return .result(value: count, dialog: "Added \(count).")
          }
        }
        struct CountIntent: AppIntent {
          static let title: LocalizedStringResource = "Count"
          static let description: IntentDescription? = "Counts."
          @Parameter(title: "Name") var name: String
          init() {}
          init(name: String) { self.name = name }
          func perform() async throws -> some IntentResult {
            await MainActor.run { CountModel.shared.count += 1 }
            return .result()
          }
        }
        struct SnippetIntent: AppIntent {
          static let title: LocalizedStringResource = "Show"
          func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
            .result(dialog: "Here") { Text("Snippet") }
          }
        }
        struct OpenBook: OpenIntent {
          static let title: LocalizedStringResource = "Open"
          @Parameter(title: "Book") var target: BookEntity
          func perform() async throws -> some IntentResult & OpensIntent {
            .result(opensIntent: OpenURLIntent(URL(string: "https://example.com")!))
          }
        }
        struct Shortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: AddBookIntent(), phrases: ["Add a book with \(.applicationName)", "Add \(\.$book) in \(.applicationName)"],
              shortTitle: "Add", systemImageName: "plus")
            AppShortcut(intent: CountIntent(), phrases: ["Count in \(.applicationName)"], shortTitle: "Count", systemImageName: "1")
          }
          static var shortcutTileColor: ShortcutTileColor = .lime
        }
        struct ConfigurationAppIntent: WidgetConfigurationIntent {
          static var title: LocalizedStringResource { "Configuration" }
          @Parameter(title: "Emoji", default: "A") var emoji: String
        }
        struct Entry: TimelineEntry { let date: Date; let configuration: ConfigurationAppIntent }
        struct IntentProvider: AppIntentTimelineProvider {
          func placeholder(in context: Context) -> Entry { Entry(date: Date(), configuration: ConfigurationAppIntent()) }
          func snapshot(for configuration: ConfigurationAppIntent, in context: Context) async -> Entry { placeholder(in: context) }
          func timeline(for configuration: ConfigurationAppIntent, in context: Context) async -> Timeline<Entry> {
            Timeline(entries: [Entry(date: Date(), configuration: configuration)], policy: .atEnd)
          }
        }
        struct EmojiWidget: Widget {
          var body: some WidgetConfiguration {
            AppIntentConfiguration(kind: "Emoji", intent: ConfigurationAppIntent.self, provider: IntentProvider()) { entry in
              Text(entry.configuration.emoji).containerBackground(.fill.tertiary, for: .widget)
            }
          }
        }
        @MainActor final class CountModel: ObservableObject {
          static let shared = CountModel()
          @Published var count = 0
        }
        struct IntentScreen: View {
          @ObservedObject private var model = CountModel.shared
          @State private var isTipShown = true
          var body: some View {
            VStack {
              Text("\(model.count) counted, \(ConfigurationAppIntent().emoji)")
              SiriTipView(intent: CountIntent(name: "a"), isVisible: $isTipShown).siriTipViewStyle(.dark)
              ShortcutsLink()
              Button(intent: CountIntent(name: "b")) { Label("Count", systemImage: "plus") }
              Toggle("On", isOn: true, intent: CountIntent(name: "c"))
              Text(Flavour.lemon.localizedStringResource)
            }
            .task { Shortcuts.updateAppShortcutParameters() }
          }
        }
        """#),
    StandInUse(
      module: "ActivityKit", view: "Delivery",
      said: ["activities are off"],
      code: #"""
        import ActivityKit
        import SwiftUI
        import WidgetKit

        struct DeliveryAttributes: ActivityAttributes {
          public struct ContentState: Codable, Hashable {
            var driver: String
            var range: ClosedRange<Date>
          }
          var count: Int
        }
        struct DeliveryWidget: Widget {
          var body: some WidgetConfiguration {
            ActivityConfiguration(for: DeliveryAttributes.self) { context in
              HStack { Text(context.state.driver); Text("\(context.attributes.count)") }
                .activityBackgroundTint(Color.cyan)
                .activitySystemActionForegroundColor(.black)
            } dynamicIsland: { context in
              DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Image(systemName: "box.truck") }
                DynamicIslandExpandedRegion(.trailing) { Text("\(context.attributes.count)") }
                DynamicIslandExpandedRegion(.bottom) { Text(context.state.driver) }
              } compactLeading: {
                Image(systemName: "box.truck")
              } compactTrailing: {
                Text(timerInterval: context.state.range, countsDown: true)
              } minimal: {
                Image(systemName: "timer")
              }
              .keylineTint(.red)
            }
          }
        }
        @MainActor final class DeliveryModel: ObservableObject {
          @Published var message = "not started"
          private var activity: Activity<DeliveryAttributes>?
          func start() {
            guard ActivityAuthorizationInfo().areActivitiesEnabled else { message = "activities are off"; return }
            let state = DeliveryAttributes.ContentState(driver: "Ann", range: Date()...Date().addingTimeInterval(60))
            do {
              activity = try Activity.request(
                attributes: DeliveryAttributes(count: 2), content: .init(state: state, staleDate: nil), pushType: .token)
              Task { for await token in activity!.pushTokenUpdates { print(token) } }
            } catch { message = error.localizedDescription }
          }
          func end() async {
            for activity in Activity<DeliveryAttributes>.activities { await activity.end(nil, dismissalPolicy: .immediate) }
            await activity?.update(ActivityContent(state: activity!.content.state, staleDate: nil))
          }
        }
        struct Delivery: View {
          @StateObject private var model = DeliveryModel()
          var body: some View { Text(model.message).onAppear { model.start() }.task { await model.end() } }
        }
        """#),
    StandInUse(
      module: "BackgroundTasks", view: "Tasks",
      said: ["not scheduled", "not indexed"],
      code: #"""
        import BackgroundTasks
        import CoreSpotlight
        import SwiftUI
        import UniformTypeIdentifiers

        final class Refresher {
          static let shared = Refresher()
          func register() {
            BGTaskScheduler.shared.register(forTaskWithIdentifier: "refresh", using: nil) { task in
              self.handle(task as! BGAppRefreshTask)
            }
          }
          func schedule() -> String {
            let request = BGAppRefreshTaskRequest(identifier: "refresh")
            request.earliestBeginDate = Date(timeIntervalSinceNow: 900)
            do { try BGTaskScheduler.shared.submit(request) } catch BGTaskScheduler.Error.unavailable { return "not scheduled" } catch {
              return "broken"
            }
            return "scheduled"
          }
          private func handle(_ task: BGAppRefreshTask) {
            task.expirationHandler = { task.setTaskCompleted(success: false) }
            task.setTaskCompleted(success: true)
          }
          func index(_ done: @escaping (String) -> Void) {
            let attributes = CSSearchableItemAttributeSet(contentType: UTType.text)
            attributes.title = "Note"
            attributes.contentDescription = "A note"
            attributes.keywords = ["note"]
            let item = CSSearchableItem(uniqueIdentifier: "1", domainIdentifier: "notes", attributeSet: attributes)
            CSSearchableIndex.default().indexSearchableItems([item]) { error in done(error == nil ? "indexed" : "not indexed") }
          }
        }
        struct Tasks: View {
          @State private var texts: [String] = []
          var body: some View {
            VStack { ForEach(texts, id: \.self) { Text($0) } }
              .onAppear {
                Refresher.shared.register()
                texts.append(Refresher.shared.schedule())
                Refresher.shared.index { text in DispatchQueue.main.async { texts.append(text) } }
              }
              .task { print(CSSearchableItemActionType, CSSearchableItemActivityIdentifier) }
          }
        }
        """#),
    StandInUse(
      module: "CoreBluetooth", view: "Devices",
      said: ["no Bluetooth"],
      code: #"""
        import CoreBluetooth
        import SwiftUI

        final class Bluetooth: NSObject, ObservableObject, CBCentralManagerDelegate, CBPeripheralDelegate {
          @Published var state = "unknown"
          @Published var found: [CBPeripheral] = []
          private var central: CBCentralManager!
          private let service = CBUUID(string: "180D")
          override init() {
            super.init()
            central = CBCentralManager(delegate: self, queue: nil)
          }
          func centralManagerDidUpdateState(_ central: CBCentralManager) {
            switch central.state {
            case .poweredOn: central.scanForPeripherals(withServices: [service], options: [CBCentralManagerScanOptionAllowDuplicatesKey: false])
            case .unsupported: state = "no Bluetooth"
            case .unauthorized, .poweredOff, .resetting, .unknown: state = "off"
            @unknown default: break
            }
          }
          func centralManager(
            _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any], rssi RSSI: NSNumber
          ) {
            if !found.contains(peripheral) { found.append(peripheral) }
            peripheral.delegate = self
            central.connect(peripheral)
          }
          func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) { peripheral.discoverServices([service]) }
          func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: Error?) {
            for service in peripheral.services ?? [] { peripheral.discoverCharacteristics(nil, for: service) }
          }
          func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: Error?) {
            if characteristic.uuid == CBUUID(string: "2A37"), characteristic.properties.contains(.notify) { print(characteristic.value ?? Data()) }
          }
        }
        struct Devices: View {
          @StateObject private var bluetooth = Bluetooth()
          var body: some View {
            List {
              Text(bluetooth.state)
              ForEach(bluetooth.found, id: \.identifier) { Text($0.name ?? "?") }
            }
          }
        }
        """#),
    StandInUse(
      module: "MultipeerConnectivity", view: "Nearby",
      said: ["0 peers", "no tags"],
      code: #"""
        import CoreNFC
        import MultipeerConnectivity
        import SwiftUI

        final class Peers: NSObject, ObservableObject, MCSessionDelegate, MCNearbyServiceBrowserDelegate, MCNearbyServiceAdvertiserDelegate {
          @Published var peers: [MCPeerID] = []
          private let me = MCPeerID(displayName: "me")
          private lazy var session = MCSession(peer: me, securityIdentity: nil, encryptionPreference: .required)
          private lazy var browser = MCNearbyServiceBrowser(peer: me, serviceType: "chat")
          private lazy var advertiser = MCNearbyServiceAdvertiser(peer: me, discoveryInfo: nil, serviceType: "chat")
          func start() {
            session.delegate = self
            browser.delegate = self
            advertiser.delegate = self
            browser.startBrowsingForPeers()
            advertiser.startAdvertisingPeer()
            try? session.send(Data(), toPeers: session.connectedPeers, with: .reliable)
          }
          func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState) { peers = session.connectedPeers }
          func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID) {}
          func session(_ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID) {}
          func session(_ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, with progress: Progress) {}
          func session(_ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, at localURL: URL?, withError error: Error?) {}
          func browser(_ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?) {
            browser.invitePeer(peerID, to: session, withContext: nil, timeout: 10)
          }
          func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID) {}
          func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void) {
            invitationHandler(true, session)
          }
        }
        final class TagReader: NSObject, ObservableObject, NFCNDEFReaderSessionDelegate {
          @Published var message = ""
          private var session: NFCNDEFReaderSession?
          func scan() {
            guard NFCNDEFReaderSession.readingAvailable else { message = "no tags"; return }
            session = NFCNDEFReaderSession(delegate: self, queue: nil, invalidateAfterFirstRead: true)
            session?.alertMessage = "Hold"
            session?.begin()
          }
          func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: Error) { message = error.localizedDescription }
          func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]) {
            for record in messages.flatMap(\.records) { print(record.wellKnownTypeURIPayload() ?? "") }
          }
        }
        struct Nearby: View {
          @StateObject private var peers = Peers()
          @StateObject private var tags = TagReader()
          var body: some View {
            VStack { Text("\(peers.peers.count) peers"); Text(tags.message) }.onAppear { peers.start(); tags.scan() }
          }
        }
        """#),
  ]
}
