extension StandInUse {
  /// What knows of a person: games, health, contacts, calendars and accounts.
  static let people: [StandInUse] = [
    StandInUse(
      module: "GameKit", view: "Scores",
      said: ["nobody", "GKGameCenterViewController"],
      code: #"""
        import GameKit
        import SwiftUI

        @MainActor final class GameCenter: NSObject, ObservableObject, GKGameCenterControllerDelegate {
          @Published var name = "not asked"
          func signIn() {
            GKLocalPlayer.local.authenticateHandler = { controller, error in
              if let controller { controller.present(UIViewController(), animated: true); return }
              if let error = error as? GKError, error.code == .notAuthenticated { self.name = "nobody"; return }
              self.name = GKLocalPlayer.local.displayName
              GKAccessPoint.shared.location = .topLeading
            }
            GKAccessPoint.shared.isActive = GKLocalPlayer.local.isAuthenticated
          }
          func report(_ score: Int) async {
            guard GKLocalPlayer.local.isAuthenticated else { return }
            try? await GKLeaderboard.submitScore(score, context: 0, player: GKLocalPlayer.local, leaderboardIDs: ["best"])
            let achievement = GKAchievement(identifier: "first")
            achievement.percentComplete = 100
            achievement.showsCompletionBanner = true
            GKAchievement.report([achievement]) { error in print(error?.localizedDescription ?? "") }
          }
          func load() async -> [GKLeaderboard.Entry] {
            guard let board = try? await GKLeaderboard.loadLeaderboards(IDs: ["best"]).first else { return [] }
            let (_, entries, _) = (try? await board.loadEntries(for: .global, timeScope: .allTime, range: NSRange(1...10))) ?? (nil, [], 0)
            return entries
          }
          func gameCenterViewControllerDidFinish(_ controller: GKGameCenterViewController) { controller.dismiss(animated: true) }
        }
        struct Board: UIViewControllerRepresentable {
          let owner: GameCenter
          func makeUIViewController(context: Context) -> GKGameCenterViewController {
            let controller = GKGameCenterViewController(leaderboardID: "best", playerScope: .global, timeScope: .allTime)
            controller.gameCenterDelegate = owner
            return controller
          }
          func updateUIViewController(_ controller: GKGameCenterViewController, context: Context) {}
        }
        struct Scores: View {
          @StateObject private var center = GameCenter()
          var body: some View {
            VStack {
              Text(center.name)
              Board(owner: center)
            }
            .onAppear { center.signIn() }
            .task { await center.report(3) }
          }
        }
        """#),
    StandInUse(
      module: "CloudKit", view: "NotesScreen",
      said: ["no account, not saved", "Hello", "UICloudSharingController"],
      code: #"""
        import CloudKit
        import SwiftUI

        struct Note: Identifiable {
          let record: CKRecord
          var id: CKRecord.ID { record.recordID }
          var title: String { record["title"] as? String ?? "" }
          init?(record: CKRecord) {
            guard record["title"] is String else { return nil }
            self.record = record
          }
        }
        @MainActor final class NoteStore: ObservableObject {
          @Published var notes: [Note] = []
          @Published var message = ""
          private let container = CKContainer(identifier: "iCloud.com.example")
          private lazy var database = container.privateCloudDatabase
          func status() {
            CKContainer.default().accountStatus { [weak self] status, error in
              DispatchQueue.main.async {
                switch status {
                case .available: self?.message = "ready"
                case .noAccount: self?.message = "no account"
                default: self?.message = "unknown"
                }
              }
            }
          }
          func save() async {
            let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: "a"))
            record["title"] = "Hello"
            record["count"] = 3
            record["date"] = Date() as CKRecordValue
            record.setValue(["a", "b"], forKey: "tags")
            record["owner"] = CKRecord.Reference(recordID: record.recordID, action: .deleteSelf)
            if let note = Note(record: record) { notes.append(note) }
            do { try await database.save(record) } catch let error as CKError where error.code == .notAuthenticated {
              message += ", not saved"
            } catch { message += error.localizedDescription }
          }
          func load() async throws {
            let query = CKQuery(recordType: "Note", predicate: NSPredicate(value: true))
            query.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
            let (results, _) = try await database.records(matching: query, resultsLimit: 10)
            notes = results.compactMap { try? $0.1.get() }.compactMap(Note.init)
            let operation = CKQueryOperation(query: query)
            operation.recordMatchedBlock = { _, result in if case .success(let record) = result { print(record) } }
            operation.queryResultBlock = { result in print(result) }
            database.add(operation)
          }
        }
        struct ShareSheet: UIViewControllerRepresentable {
          let share: CKShare
          func makeUIViewController(context: Context) -> UICloudSharingController {
            share[CKShare.SystemFieldKey.title] = "Notes"
            let controller = UICloudSharingController(share: share, container: .default())
            controller.availablePermissions = [.allowPrivate, .allowReadWrite]
            return controller
          }
          func updateUIViewController(_ controller: UICloudSharingController, context: Context) {}
        }
        struct NotesScreen: View {
          @StateObject private var store = NoteStore()
          var body: some View {
            List {
              Text(store.message)
              ForEach(store.notes) { Text($0.title) }
              ShareSheet(share: CKShare(recordZoneID: .default)).frame(height: 80)
            }
            .onAppear { store.status() }
            .task { await store.save(); try? await store.load() }
          }
        }
        """#),
    StandInUse(
      module: "HealthKit", view: "Steps",
      said: ["0 steps", "no health data, 154 lb"],
      code: #"""
        import HealthKit
        import SwiftUI

        @MainActor final class Health: ObservableObject {
          @Published var steps = 0.0
          @Published var message = ""
          private let store = HKHealthStore()
          func ask() async {
            guard HKHealthStore.isHealthDataAvailable() else { message = "no health data"; return }
            let read: Set<HKObjectType> = [
              HKQuantityType(.stepCount), HKObjectType.quantityType(forIdentifier: .heartRate)!, HKObjectType.workoutType(),
              HKObjectType.categoryType(forIdentifier: .sleepAnalysis)!,
            ]
            do { try await store.requestAuthorization(toShare: [HKQuantityType(.bodyMass)], read: read) } catch {
              message = error.localizedDescription
            }
          }
          func load() {
            let start = Calendar.current.startOfDay(for: Date())
            let predicate = HKQuery.predicateForSamples(withStart: start, end: Date(), options: .strictStartDate)
            let query = HKStatisticsQuery(
              quantityType: HKQuantityType.quantityType(forIdentifier: .stepCount)!, quantitySamplePredicate: predicate,
              options: .cumulativeSum
            ) { [weak self] _, result, error in
              let count = result?.sumQuantity()?.doubleValue(for: HKUnit.count()) ?? 0
              DispatchQueue.main.async { self?.steps = count }
            }
            store.execute(query)
            let week = HKStatisticsCollectionQuery(
              quantityType: HKQuantityType(.activeEnergyBurned), quantitySamplePredicate: nil, options: [.cumulativeSum],
              anchorDate: start, intervalComponents: DateComponents(day: 1))
            week.initialResultsHandler = { _, collection, _ in
              collection?.enumerateStatistics(from: start, to: Date()) { statistics, stop in print(statistics.startDate) }
            }
            store.execute(week)
            let last = HKSampleQuery(
              sampleType: HKQuantityType(.heartRate), predicate: nil, limit: HKObjectQueryNoLimit,
              sortDescriptors: [NSSortDescriptor(key: HKSampleSortIdentifierEndDate, ascending: false)]
            ) { _, samples, _ in
              let beat = HKUnit.count().unitDivided(by: .minute())
              print((samples as? [HKQuantitySample])?.first?.quantity.doubleValue(for: beat) ?? 0)
            }
            store.execute(last)
          }
          func workouts() async throws -> [HKWorkout] {
            try await HKSampleQueryDescriptor(
              predicates: [.workout(HKQuery.predicateForWorkouts(with: .running))],
              sortDescriptors: [SortDescriptor(\.endDate, order: .reverse)], limit: 5
            ).result(for: store)
          }
          func save() {
            let mass = HKQuantity(unit: .gramUnit(with: .kilo), doubleValue: 70)
            let sample = HKQuantitySample(type: HKQuantityType(.bodyMass), quantity: mass, start: Date(), end: Date())
            store.save(sample) { _, error in print(error ?? "") }
            message += ", \(Int(mass.doubleValue(for: .pound()))) lb"
          }
        }
        struct Steps: View {
          @StateObject private var health = Health()
          var body: some View {
            VStack { Text("\(Int(health.steps)) steps"); Text(health.message) }
              .task { await health.ask(); health.load(); health.save(); _ = try? await health.workouts() }
          }
        }
        """#),
    StandInUse(
      module: "Contacts", view: "PeopleScreen",
      said: ["denied", "Ada Lovelace", "CNContactPickerViewController"],
      code: #"""
        import Contacts
        import ContactsUI
        import SwiftUI

        struct ContactPicker: UIViewControllerRepresentable {
          @Binding var name: String
          final class Coordinator: NSObject, CNContactPickerDelegate {
            let owner: ContactPicker
            init(_ owner: ContactPicker) { self.owner = owner }
            func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
              owner.name = CNContactFormatter.string(from: contact, style: .fullName) ?? ""
            }
          }
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          func makeUIViewController(context: Context) -> CNContactPickerViewController {
            let picker = CNContactPickerViewController()
            picker.delegate = context.coordinator
            picker.displayedPropertyKeys = [CNContactPhoneNumbersKey]
            picker.predicateForEnablingContact = NSPredicate(value: true)
            return picker
          }
          func updateUIViewController(_ picker: CNContactPickerViewController, context: Context) {}
        }
        @MainActor final class People: ObservableObject {
          @Published var names: [String] = []
          @Published var state = ""
          func load() async {
            let store = CNContactStore()
            if CNContactStore.authorizationStatus(for: .contacts) == .denied { state = "denied" }
            guard (try? await store.requestAccess(for: .contacts)) == true else { return }
            let keys = [CNContactGivenNameKey, CNContactFamilyNameKey, CNContactPhoneNumbersKey] as [CNKeyDescriptor]
            let request = CNContactFetchRequest(keysToFetch: keys + [CNContactFormatter.descriptorForRequiredKeys(for: .fullName)])
            try? store.enumerateContacts(with: request) { contact, stop in
              names.append(contact.givenName + (contact.phoneNumbers.first?.value.stringValue ?? ""))
            }
          }
          func make() -> CNContact {
            let contact = CNMutableContact()
            contact.givenName = "Ada"
            contact.familyName = "Lovelace"
            contact.phoneNumbers = [CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "12"))]
            contact.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: "ada@example.com" as NSString)]
            let save = CNSaveRequest()
            save.add(contact, toContainerWithIdentifier: nil)
            try? CNContactStore().execute(save)
            return contact
          }
        }
        struct PeopleScreen: View {
          @StateObject private var people = People()
          @State private var name = ""
          var body: some View {
            VStack {
              Text(people.state)
              Text(CNContactFormatter.string(from: people.make(), style: .fullName) ?? "")
              ContactPicker(name: $name)
            }
            .task { await people.load() }
          }
        }
        """#),
    StandInUse(
      module: "EventKit", view: "Agenda",
      said: ["denied", "EKEventEditViewController"],
      code: #"""
        import EventKit
        import EventKitUI
        import SwiftUI

        @MainActor final class CalendarModel: ObservableObject {
          let store = EKEventStore()
          @Published var events: [EKEvent] = []
          @Published var state = "not asked"
          func load() async {
            let isAllowed: Bool
            if #available(iOS 17, *) {
              isAllowed = (try? await store.requestFullAccessToEvents()) ?? false
            } else {
              isAllowed = (try? await store.requestAccess(to: .event)) ?? false
            }
            state = isAllowed ? "allowed" : "denied"
            let predicate = store.predicateForEvents(withStart: Date(), end: Date().addingTimeInterval(86_400), calendars: nil)
            events = store.events(matching: predicate).sorted { $0.startDate < $1.startDate }
          }
          func event() -> EKEvent {
            let event = EKEvent(eventStore: store)
            event.title = "Lunch"
            event.startDate = Date()
            event.endDate = event.startDate.addingTimeInterval(3600)
            event.calendar = store.defaultCalendarForNewEvents
            event.addAlarm(EKAlarm(relativeOffset: -600))
            event.addRecurrenceRule(EKRecurrenceRule(recurrenceWith: .weekly, interval: 1, end: nil))
            do { try store.save(event, span: .thisEvent) } catch { print(error) }
            return event
          }
        }
        struct EventEditor: UIViewControllerRepresentable {
          let model: CalendarModel
          class Coordinator: NSObject, EKEventEditViewDelegate {
            func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction) {
              controller.dismiss(animated: true)
            }
          }
          func makeCoordinator() -> Coordinator { Coordinator() }
          func makeUIViewController(context: Context) -> EKEventEditViewController {
            let controller = EKEventEditViewController()
            controller.eventStore = model.store
            controller.event = model.event()
            controller.editViewDelegate = context.coordinator
            return controller
          }
          func updateUIViewController(_ controller: EKEventEditViewController, context: Context) {}
        }
        struct Agenda: View {
          @StateObject private var model = CalendarModel()
          var body: some View {
            VStack {
              Text(model.state)
              ForEach(model.events, id: \.eventIdentifier) { Text($0.title) }
              EventEditor(model: model)
            }
            .task { await model.load() }
          }
        }
        """#),
    StandInUse(
      module: "CallKit", view: "CallScreen",
      said: ["not called", "no Siri", "INUIAddVoiceShortcutButton"],
      code: #"""
        import CallKit
        import Intents
        import IntentsUI
        import Messages
        import PushKit
        import SwiftUI

        final class Calls: NSObject, ObservableObject, CXProviderDelegate, PKPushRegistryDelegate {
          @Published var message = "no call"
          private let controller = CXCallController()
          private let provider: CXProvider
          private let registry = PKPushRegistry(queue: .main)
          override init() {
            let configuration = CXProviderConfiguration()
            configuration.supportsVideo = true
            configuration.supportedHandleTypes = [.generic]
            provider = CXProvider(configuration: configuration)
            super.init()
            provider.setDelegate(self, queue: nil)
            registry.delegate = self
            registry.desiredPushTypes = [.voIP]
          }
          func start() {
            let action = CXStartCallAction(call: UUID(), handle: CXHandle(type: .generic, value: "Ann"))
            controller.request(CXTransaction(action: action)) { error in
              DispatchQueue.main.async { self.message = error == nil ? "calls" : "not called" }
            }
          }
          func providerDidReset(_ provider: CXProvider) {}
          func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) { action.fulfill() }
          func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType) {
            print(pushCredentials.token.count)
          }
        }
        struct SiriButton: UIViewRepresentable {
          func makeUIView(context: Context) -> INUIAddVoiceShortcutButton {
            let button = INUIAddVoiceShortcutButton(style: .automatic)
            button.shortcut = INShortcut(intent: INIntent())
            return button
          }
          func updateUIView(_ view: INUIAddVoiceShortcutButton, context: Context) {}
        }
        final class MessagesViewController: MSMessagesAppViewController {
          override func willBecomeActive(with conversation: MSConversation) {
            let message = MSMessage(session: conversation.selectedMessage?.session ?? MSSession())
            let layout = MSMessageTemplateLayout()
            layout.caption = "Hello"
            message.layout = layout
            conversation.insert(message) { error in print(error?.localizedDescription ?? "") }
          }
        }
        struct CallScreen: View {
          @StateObject private var calls = Calls()
          var body: some View {
            VStack {
              Text(calls.message)
              Text(INPreferences.siriAuthorizationStatus() == .authorized ? "Siri" : "no Siri")
              SiriButton().frame(height: 50)
            }
            .onAppear {
              calls.start()
              INInteraction(intent: INIntent(), response: nil).donate { error in print(error ?? "donated") }
            }
          }
        }
        """#),
    StandInUse(
      module: "FamilyControls", view: "LimitScreen",
      said: ["Denied", "not allowed", "DeviceActivityReport"],
      code: #"""
        import CoreText
        import DeviceActivity
        import FamilyControls
        import ImageIO
        import ManagedSettings
        import ReplayKit
        import SwiftUI

        final class Limits: ObservableObject {
          @Published var selection = FamilyActivitySelection()
          @Published var message = ""
          private let store = ManagedSettingsStore()
          func ask() async {
            do { try await AuthorizationCenter.shared.requestAuthorization(for: .individual) } catch {
              await MainActor.run { message = "not allowed" }
            }
          }
          func apply() {
            store.shield.applications = selection.applicationTokens.isEmpty ? nil : selection.applicationTokens
            store.shield.applicationCategories = .specific(selection.categoryTokens)
            let schedule = DeviceActivitySchedule(
              intervalStart: DateComponents(hour: 0), intervalEnd: DateComponents(hour: 23), repeats: true)
            try? DeviceActivityCenter().startMonitoring(DeviceActivityName("daily"), during: schedule)
            let options: CFDictionary = [kCGImageSourceShouldCache: false] as CFDictionary
            print(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/") as CFURL, options) as Any)
            var error: Unmanaged<CFError>?
            if let url = Bundle.main.url(forResource: "Font", withExtension: "ttf"), !CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error) {
              print("not registered")
            }
            RPScreenRecorder.shared().startRecording { error in print(error?.localizedDescription ?? "records") }
          }
        }
        struct LimitScreen: View {
          @StateObject private var limits = Limits()
          @ObservedObject private var center = AuthorizationCenter.shared
          @State private var isShown = false
          var body: some View {
            VStack {
              Text(center.authorizationStatus.description)
              Text(limits.message)
              ForEach(Array(limits.selection.applicationTokens), id: \.self) { Label($0) }
              DeviceActivityReport(.init("total"), filter: DeviceActivityFilter(segment: .daily(during: DateInterval()), users: .all, devices: .init([.iPhone])))
            }
            .familyActivityPicker(isPresented: $isShown, selection: $limits.selection)
            .task { await limits.ask(); limits.apply() }
          }
        }
        """#),
  ]
}
