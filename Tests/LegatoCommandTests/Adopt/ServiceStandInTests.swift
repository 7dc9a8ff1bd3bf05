import Foundation
import LegatoFilm
import LegatoProject
import LegatoSlices
import TestSupport
import Testing

@testable import LegatoCommand

@Suite("Stand-ins for what apps keep, hide and ask of services")
struct ServiceStandInTests {
  /// Files as apps have them, by the modules that they are about.
  private static let files: [String: String] = [
    "CoreData": """
    import CoreData
    import SwiftUI

    @objc(Note)
    public class Note: NSManagedObject {
      @NSManaged public var id: UUID
      @NSManaged public var text: String?
      @NSManaged public var rank: Int16
      @NSManaged public var created: Date?
      @NSManaged public var links: NSSet?
      @NSManaged public func addToLinks(_ value: Note)
      @nonobjc public class func fetchRequest() -> NSFetchRequest<Note> { NSFetchRequest<Note>(entityName: "Note") }
      public override func awakeFromInsert() {
        super.awakeFromInsert()
        setPrimitiveValue(Date(timeIntervalSinceReferenceDate: 0), forKey: #keyPath(Note.created))
      }
    }
    extension Note: Identifiable {}

    struct Persistence {
      @MainActor static let shared = Persistence()
      let container: NSPersistentCloudKitContainer
      init(inMemory: Bool = true) {
        container = NSPersistentCloudKitContainer(name: "Notes")
        if inMemory { container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null") }
        container.loadPersistentStores(completionHandler: { (storeDescription, error) in
          if let error = error as NSError? { fatalError("Unresolved error \\(error), \\(error.userInfo)") }
        })
        container.viewContext.automaticallyMergesChangesFromParent = true
        container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
      }
    }

    struct Notes: View {
      @Environment(\\.managedObjectContext) private var context
      @FetchRequest(
        sortDescriptors: [NSSortDescriptor(keyPath: \\Note.rank, ascending: false)], animation: .default)
      private var notes: FetchedResults<Note>
      @FetchRequest(sortDescriptors: [], predicate: NSPredicate(format: "rank > %d AND text CONTAINS[cd] %@", 1, "C"))
      private var few: FetchedResults<Note>
      @SectionedFetchRequest<Int16, Note>(sectionIdentifier: \\.rank, sortDescriptors: [SortDescriptor(\\.rank)])
      private var sections: SectionedFetchResults<Int16, Note>
      @State private var log = ""

      var body: some View {
        List {
          ForEach(notes) { note in NoteRow(note: note) }.onDelete(perform: delete)
          Text("\\(few.count) of \\(notes.count) in \\(sections.count): \\(log)")
        }
        .onAppear(perform: fill)
      }

      private func fill() {
        for (rank, text) in ["a", "b", "c\\u{301}"].enumerated() {
          let note = Note(context: context)
          note.text = text
          note.rank = Int16(rank)
        }
        do { try context.save() } catch {
          let nsError = error as NSError
          fatalError("Unresolved error \\(nsError), \\(nsError.userInfo)")
        }
        let request: NSFetchRequest<Note> = Note.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(key: "text", ascending: true)]
        request.predicate = NSPredicate(format: "created <= %@", Date(timeIntervalSinceReferenceDate: 9) as NSDate)
        let found = (try? context.fetch(request)) ?? []
        found[0].addToLinks(found[1])
        found[1].text = "B"
        context.delete(found[0])
        log = "\\(found.count) found, \\(found[0].links?.count ?? 0) linked, \\(context.hasChanges)"
      }
      private func delete(offsets: IndexSet) {
        withAnimation { offsets.map { notes[$0] }.forEach(context.delete) }
      }
    }

    struct NoteRow: View {
      @ObservedObject var note: Note
      var body: some View { Text("row \\(note.text ?? "") \\(note.rank)") }
    }

    struct NotesScreen: View {
      var body: some View {
        Notes().environment(\\.managedObjectContext, Persistence.shared.container.viewContext)
      }
    }
    """,
    "Security": """
    import Security
    import SwiftUI
    import SystemConfiguration

    final class KeychainHelper {
      static let standard = KeychainHelper()
      func save(_ data: Data, service: String, account: String) {
        let query = [
          kSecValueData: data, kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecAttrAccount: account,
        ] as CFDictionary
        if SecItemAdd(query, nil) == errSecDuplicateItem {
          let query = [
            kSecAttrService: service, kSecAttrAccount: account, kSecClass: kSecClassGenericPassword,
          ] as CFDictionary
          SecItemUpdate(query, [kSecValueData: data] as CFDictionary)
        }
      }
      func read(service: String, account: String) -> String? {
        var query = [String: Any]()
        query[kSecClass as String] = kSecClassGenericPassword
        query[kSecAttrService as String] = service
        query[kSecAttrAccount as String] = account
        query[kSecReturnData as String] = kCFBooleanTrue!
        query[kSecMatchLimit as String] = kSecMatchLimitOne
        var result: AnyObject?
        guard SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess, let data = result as? Data
        else { return nil }
        return String(data: data, encoding: .utf8)
      }
      func delete(account: String) -> OSStatus {
        SecItemDelete([kSecAttrAccount: account, kSecClass: kSecClassGenericPassword] as CFDictionary)
      }
    }

    func isConnected() -> Bool {
      var address = sockaddr_in()
      address.sin_len = UInt8(MemoryLayout.size(ofValue: address))
      address.sin_family = sa_family_t(AF_INET)
      let route = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { SCNetworkReachabilityCreateWithAddress(nil, $0) }
      }
      var flags = SCNetworkReachabilityFlags()
      guard let route, SCNetworkReachabilityGetFlags(route, &flags) else { return false }
      return flags.contains(.reachable) && !flags.contains(.connectionRequired) && !flags.contains(.isWWAN)
    }

    struct Secrets: View {
      @State private var text = ""
      var body: some View { Text(text).onAppear(perform: check) }
      func check() {
        let chain = KeychainHelper.standard
        chain.save(Data("one".utf8), service: "s", account: "a")
        chain.save(Data("two".utf8), service: "s", account: "a")
        var bytes = [UInt8](repeating: 0, count: 16)
        let status = SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes)
        text = "\\(chain.read(service: "s", account: "a") ?? "none") \\(chain.delete(account: "a"))"
        text += " \\(chain.delete(account: "a")) \\(status) \\(isConnected() ? "online" : "offline")"
      }
    }
    """,
    "CryptoKit": """
    import CommonCrypto
    import CryptoKit
    import SwiftUI

    extension String {
      var sha256: String {
        SHA256.hash(data: Data(utf8)).compactMap { String(format: "%02x", $0) }.joined()
      }
      var md5: String {
        let data = Data(utf8)
        var digest = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
        data.withUnsafeBytes { _ = CC_MD5($0.baseAddress, CC_LONG(data.count), &digest) }
        return digest.map { String(format: "%02hhx", $0) }.joined()
      }
    }

    struct Digests: View {
      private let key = SymmetricKey(data: Data("key".utf8))
      var body: some View {
        VStack {
          Text("abc".sha256)
          Text("abc".md5)
          Text(Insecure.SHA1.hash(data: Data("abc".utf8)).description)
          Text(Data(HMAC<SHA256>.authenticationCode(for: Data("abc".utf8), using: key)).base64EncodedString())
          Text(sealed())
        }
      }
      func sealed() -> String {
        do {
          let box = try AES.GCM.seal(Data("abc".utf8), using: key)
          return "\\(box.combined?.count ?? 0) bytes"
        } catch { return "not sealed" }
      }
    }
    """,
    "SDWebImageSwiftUI": """
    import SDWebImageSwiftUI
    import SwiftUI

    struct Avatar: View {
      let url: URL?
      @State private var isAnimating = true
      var body: some View {
        VStack {
          WebImage(url: url, options: [.progressiveLoad])
            .onSuccess { image, data, cacheType in print(image.size, cacheType) }
            .onFailure { error in print(error) }
            .resizable()
            .placeholder { Text("waiting") }
            .indicator(.activity)
            .transition(.fade(duration: 0.5))
            .scaledToFit()
            .frame(width: 100, height: 100)
          WebImage(url: url) { image in image.resizable() } placeholder: { Text("placeholder") }
          WebImage(url: url) { phase in
            switch phase {
            case .empty: Text("empty")
            case .success(let image): image.resizable()
            case .failure: Text("failed")
            }
          }
          AnimatedImage(url: url, isAnimating: $isAnimating).resizable().indicator(.progress).frame(height: 20)
        }
        .onAppear { SDImageCache.shared.clearMemory() }
      }
    }
    struct Avatars: View { var body: some View { Avatar(url: nil) } }
    """,
    "StoreKit": """
    import StoreKit
    import SwiftUI

    func rate(_ scene: UIWindowScene) { SKStoreReviewController.requestReview(in: scene) }

    @MainActor final class Subscriptions: ObservableObject {
      @Published private(set) var text = ""
      func update(_ products: [Product]) async {
        let country = await Storefront.current?.countryCode ?? "no country"
        text = country
        guard let statuses = try? await products.first?.subscription?.status else { return }
        for status in statuses where status.state != .expired {
          guard case .verified(let info) = status.renewalInfo else { continue }
          text = info.expirationReason == .billingError ? "billing" : info.currentProductID
        }
      }
    }

    struct Pro: View {
      @Environment(\\.displayStoreKitMessage) private var display
      @StateObject private var subscriptions = Subscriptions()
      @State private var isShown = false
      var body: some View {
        VStack {
          SubscriptionStoreView(groupID: "1") { Text("Pro") }
            .subscriptionStoreButtonLabel(.multiline)
            .subscriptionStoreControlStyle(.prominentPicker)
            .storeButton(.visible, for: .restorePurchases)
          Text(subscriptions.text)
        }
        .manageSubscriptionsSheet(isPresented: $isShown)
        .refundRequestSheet(for: 1, isPresented: $isShown) { result in
          if case .success(let status) = result { print(status == .userCancelled) }
        }
        .offerCodeRedemption(isPresented: $isShown) { result in print(result) }
        .subscriptionStatusTask(for: "1") { state in print(state.value?.count ?? 0) }
        .task { await subscriptions.update([]) }
        .task { for await message in StoreKit.Message.messages { try? display(message) } }
      }
    }
    """,
    "AuthenticationServices": """
    import AuthenticationServices
    import SwiftUI

    struct Passkey: View {
      @Environment(\\.authorizationController) private var controller
      @State private var text = ""
      var body: some View { Text(text).task { await signIn() } }
      func signIn() async {
        let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "example.com")
        let assertion = provider.createCredentialAssertionRequest(challenge: Data())
        let registration = provider.createCredentialRegistrationRequest(
          challenge: Data(), name: "a", userID: Data("b".utf8))
        registration.userVerificationPreference = .required
        do {
          let requests: [ASAuthorizationRequest] = [
            assertion, registration, ASAuthorizationPasswordProvider().createRequest(),
          ]
          switch try await controller.performRequests(requests, options: .preferImmediatelyAvailableCredentials) {
          case .passkeyAssertion(let passkey): text = passkey.signature.base64EncodedString()
          case .passkeyRegistration(let passkey): text = "\\(passkey.credentialID.count)"
          case .password(let password): text = password.user
          default: text = "other"
          }
        } catch let error as ASAuthorizationError where error.code == .notHandled {
          text = "no passkey"
        } catch { text = "failed" }
      }
    }
    """,
  ]

  /// What the films of their views say.
  private static let films: [(module: String, view: String, said: [String])] = [
    (
      "CoreData", "NotesScreen",
      ["row c\u{301} 2", "row B 1", "1 of 2 in 2: 3 found, 1 linked, true"]
    ),
    ("Security", "Secrets", ["two 0 -25300 0 online"]),
    (
      "CryptoKit", "Digests",
      [
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
        "900150983cd24fb0d6963f7d28e17f72", "SHA1 digest: a9993e364706816aba3e25717850c26c9cd0d89d",
        "nBluMtwBdfhvSxy4konWYZ3mvuaZ5MN45oMJ7Zehpqs=", "not sealed",
      ]
    ),
    ("SDWebImageSwiftUI", "Avatars", ["waiting", "placeholder", "empty"]),
    ("StoreKit", "Pro", ["SubscriptionStoreView", "no country"]),
    ("AuthenticationServices", "Passkey", ["no passkey"]),
  ]

  private func write(_ code: String, to folder: TemporaryFolder) throws {
    try folder.write(
      "Package.swift", "let package = Package(name: \"A\", targets: [.target(name: \"A\")])")
    try folder.write("Sources/A/Uses.swift", code)
  }

  @Test("Files that use them as apps do compile whole", arguments: files.keys.sorted())
  func compiles(module: String) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try write(try #require(Self.files[module]), to: folder)
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

  @Test("They keep, compute and answer as is expected", arguments: films.indices)
  @MainActor
  func says(index: Int) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let film = Self.films[index]
    let code = try #require(Self.files[film.module])
    let app = "@main struct MyApp: App { var body: some Scene { WindowGroup { \(film.view)() } } }"
    try write(code + "\n" + app + "\n", to: folder)
    let output = folder.path + "/film.txt"
    #expect(try FilmCommand([folder.path, "--duration", "0.1", "-o", output]).run() == 0)
    let text = try String(contentsOfFile: output, encoding: .utf8)
    for said in film.said { #expect(text.contains(said), "\(text.prefix(2_000))") }
  }
}
