import Foundation
import LegatoFilm
import TestSupport
import Testing

@testable import LegatoCommand

@Suite("More stand-ins for Apple's modules")
struct MoreAppleStandInTests {
  /// A view file as apps have it, about one module or a few.
  private struct Uses: Sendable {
    /// The module that the file is named after.
    let module: String
    /// The view that is filmed.
    let view: String
    /// What the film says.
    let said: [String]
    let code: String
  }

  @Test(
    "Files that use them as apps do compile whole, and say that nothing is there",
    arguments: files.map(\.module))
  @MainActor
  func films(module: String) throws {
    let file = try #require(Self.files.first { $0.module == module })
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(
      "Package.swift", "let package = Package(name: \"A\", targets: [.target(name: \"A\")])")
    let app = "@main struct MyApp: App { var body: some Scene { WindowGroup { \(file.view)() } } }"
    try folder.write("Sources/A/Uses.swift", file.code + "\n" + app + "\n")
    let output = folder.path + "/film.txt"
    #expect(try FilmCommand([folder.path, "--duration", "0.1", "-o", output]).run() == 0)
    let text = try String(contentsOfFile: output, encoding: .utf8)
    for said in file.said { #expect(text.contains(said), "\(text.prefix(2_000))") }
    let leftOut = text.split(separator: "\n").filter { $0.hasPrefix("Left out: ") }
    #expect(leftOut.contains { $0.hasSuffix("the module \(module)") })
    #expect(
      leftOut.allSatisfy { $0.contains("a stand-in took the place of the module") },
      "\(leftOut.joined(separator: "\n"))")
  }

  private static let files: [Uses] = [
    Uses(
      module: "PDFKit", view: "Manual",
      said: ["PDFView", "1 page, 0 read"],
      code: #"""
        import PDFKit
        import SwiftUI

        struct PDFReader: UIViewRepresentable {
          let url: URL
          @Binding var page: Int
          final class Coordinator: NSObject, PDFViewDelegate {
            var owner: PDFReader
            init(_ owner: PDFReader) { self.owner = owner }
            func pdfViewWillClick(onLink sender: PDFView, with url: URL) { print(url) }
          }
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          func makeUIView(context: Context) -> PDFView {
            let view = PDFView()
            view.document = PDFDocument(url: url)
            view.autoScales = true
            view.displayMode = .singlePageContinuous
            view.displayDirection = .vertical
            view.backgroundColor = .secondarySystemBackground
            view.usePageViewController(true, withViewOptions: nil)
            view.minScaleFactor = view.scaleFactorForSizeToFit
            view.delegate = context.coordinator
            return view
          }
          func updateUIView(_ view: PDFView, context: Context) {
            if let page = view.document?.page(at: page), view.currentPage != page { view.go(to: page) }
          }
        }
        struct Manual: View {
          @State private var page = 0
          let made: PDFDocument = {
            let document = PDFDocument()
            let page = PDFPage()
            let note = PDFAnnotation(bounds: page.bounds(for: .mediaBox), forType: .highlight, withProperties: nil)
            note.color = UIColor.yellow.withAlphaComponent(0.4)
            page.addAnnotation(note)
            document.insert(page, at: document.pageCount)
            document.documentAttributes = [PDFDocumentAttribute.titleAttribute: "Manual"]
            return document
          }()
          var body: some View {
            VStack {
              PDFReader(url: URL(fileURLWithPath: "/manual.pdf"), page: $page)
              Text("\(made.pageCount) page, \(PDFDocument(data: Data())?.pageCount ?? 0) read")
            }
            .onReceive(NotificationCenter.default.publisher(for: .PDFViewPageChanged)) { _ in page += 1 }
          }
        }
        """#),
    Uses(
      module: "SpriteKit", view: "Game",
      said: ["SpriteView"],
      code: #"""
        import SpriteKit
        import SwiftUI

        struct PhysicsCategory {
          static let ball: UInt32 = 0b1
          static let wall: UInt32 = 0b10
        }
        class BallScene: SKScene, SKPhysicsContactDelegate {
          private let ball = SKShapeNode(circleOfRadius: 20)
          private var score = SKLabelNode(fontNamed: "Chalkduster")
          private var last: TimeInterval = 0
          override init(size: CGSize) {
            super.init(size: size)
            scaleMode = .resizeFill
          }
          required init?(coder aDecoder: NSCoder) { fatalError("init(coder:)") }
          override func didMove(to view: SKView) {
            physicsBody = SKPhysicsBody(edgeLoopFrom: frame)
            physicsWorld.contactDelegate = self
            physicsWorld.gravity = CGVector(dx: 0, dy: -5)
            ball.fillColor = .systemRed
            ball.position = CGPoint(x: frame.midX, y: frame.midY)
            ball.physicsBody = SKPhysicsBody(circleOfRadius: 20)
            ball.physicsBody?.categoryBitMask = PhysicsCategory.ball
            addChild(ball)
            score.text = "0"
            addChild(score)
            let up = SKAction.moveBy(x: 0, y: 40, duration: 0.5)
            up.timingMode = .easeOut
            ball.run(.repeatForever(.sequence([up, up.reversed(), .wait(forDuration: 1)])), withKey: "bounce")
            if let snow = SKEmitterNode(fileNamed: "Snow.sks") { addChild(snow) }
            run(SKAction.run { [weak self] in self?.score.text = "1" })
          }
          override func update(_ currentTime: TimeInterval) { last = currentTime }
          override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard let touch = touches.first else { return }
            let box = SKSpriteNode(color: .blue, size: CGSize(width: 50, height: 50))
            box.position = touch.location(in: self)
            addChild(box)
            enumerateChildNodes(withName: "old") { node, _ in node.removeFromParent() }
          }
          func didBegin(_ contact: SKPhysicsContact) {
            if contact.bodyA.categoryBitMask == PhysicsCategory.ball { contact.bodyB.node?.removeFromParent() }
          }
        }
        struct Game: View {
          @State private var isPaused = false
          var scene: SKScene {
            let scene = BallScene(size: CGSize(width: 300, height: 400))
            scene.scaleMode = .fill
            scene.backgroundColor = .clear
            return scene
          }
          var body: some View {
            VStack {
              SpriteView(scene: scene, options: [.allowsTransparency]).frame(height: 200).ignoresSafeArea()
              SpriteView(scene: scene, transition: nil, isPaused: isPaused, preferredFramesPerSecond: 60)
              Button("Pause") { isPaused.toggle() }
            }
          }
        }
        """#),
    Uses(
      module: "SceneKit", view: "Globe",
      said: ["SceneView", "SCNView", "3 nodes"],
      code: #"""
        import SceneKit
        import SwiftUI

        struct Globe: View {
          let scene: SCNScene = {
            let scene = SCNScene(named: "Globe.scn") ?? SCNScene()
            let sphere = SCNSphere(radius: 1)
            sphere.firstMaterial?.diffuse.contents = UIImage(named: "earth")
            sphere.firstMaterial?.lightingModel = .physicallyBased
            let node = SCNNode(geometry: sphere)
            node.position = SCNVector3(x: 0, y: 0, z: -2)
            node.eulerAngles = SCNVector3(0, Float.pi / 2, 0)
            node.runAction(.repeatForever(.rotateBy(x: 0, y: 2 * .pi, z: 0, duration: 10)))
            scene.rootNode.addChildNode(node)
            let camera = SCNNode()
            camera.camera = SCNCamera()
            camera.name = "camera"
            camera.constraints = [SCNLookAtConstraint(target: node)]
            scene.rootNode.addChildNode(camera)
            let light = SCNNode()
            light.light = SCNLight()
            light.light?.type = .omni
            light.light?.color = UIColor.white
            scene.rootNode.addChildNode(light)
            scene.background.contents = UIColor.black
            return scene
          }()
          var body: some View {
            VStack {
              SceneView(
                scene: scene, pointOfView: scene.rootNode.childNode(withName: "camera", recursively: true),
                options: [.allowsCameraControl, .autoenablesDefaultLighting])
              SceneBox(scene: scene)
              Text("\(scene.rootNode.childNodes.count) nodes")
            }
          }
        }
        struct SceneBox: UIViewRepresentable {
          let scene: SCNScene
          func makeUIView(context: Context) -> SCNView {
            let view = SCNView()
            view.scene = scene
            view.allowsCameraControl = true
            view.antialiasingMode = .multisampling4X
            SCNTransaction.begin()
            SCNTransaction.animationDuration = 0.5
            scene.rootNode.opacity = 0.5
            SCNTransaction.commit()
            return view
          }
          func updateUIView(_ view: SCNView, context: Context) {}
        }
        """#),
    Uses(
      module: "CoreImage", view: "CodeScreen",
      said: ["not made", "not read"],
      code: #"""
        import CoreImage
        import ImageIO
        import SwiftUI

        struct QRCode: View {
          let text: String
          private let context = CIContext()
          private let filter = CIFilter.qrCodeGenerator()
          var image: UIImage {
            filter.message = Data(text.utf8)
            filter.correctionLevel = "H"
            if let output = filter.outputImage?.transformed(by: CGAffineTransform(scaleX: 10, y: 10)),
              let made = context.createCGImage(output, from: output.extent)
            {
              return UIImage(cgImage: made)
            }
            return UIImage(systemName: "xmark.circle") ?? UIImage()
          }
          var body: some View { Image(uiImage: image).interpolation(.none).resizable().scaledToFit() }
        }
        final class PhotoEditor: ObservableObject {
          @Published var current: CIFilter = CIFilter.sepiaTone()
          @Published var intensity = 0.5
          func apply(to input: UIImage) -> UIImage? {
            let start = CIImage(image: input)
            current.setValue(start, forKey: kCIInputImageKey)
            if current.inputKeys.contains(kCIInputIntensityKey) { current.setValue(intensity, forKey: kCIInputIntensityKey) }
            let blur = CIFilter.gaussianBlur()
            blur.inputImage = current.outputImage
            blur.radius = 8
            let old = CIFilter(name: "CIColorControls")
            old?.setValue(blur.outputImage, forKey: kCIInputImageKey)
            guard let output = old?.outputImage, let made = CIContext(options: nil).createCGImage(output, from: output.extent)
            else { return nil }
            return UIImage(cgImage: made)
          }
          func thumbnail(of url: URL) -> CGImage? {
            let options: [CFString: Any] = [
              kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 200,
            ]
            guard let source = CGImageSourceCreateWithURL(url as CFURL, nil) else { return nil }
            let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
            print(properties?[kCGImagePropertyPixelWidth] as? Int ?? 0)
            return CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
          }
        }
        struct CodeScreen: View {
          @StateObject private var editor = PhotoEditor()
          var body: some View {
            VStack {
              QRCode(text: "hello")
              Text(editor.apply(to: UIImage()) == nil ? "not made" : "made")
              Text(editor.thumbnail(of: URL(fileURLWithPath: "/a.jpg")) == nil ? "not read" : "read")
            }
          }
        }
        """#),
    Uses(
      module: "Vision", view: "ScanScreen",
      said: ["cannot scan", "DataScannerViewController", "VNDocumentCameraViewController"],
      code: #"""
        import CoreML
        import SwiftUI
        import Vision
        import VisionKit

        @MainActor final class TextReader: ObservableObject {
          @Published var text = "unread"
          func read(_ image: CGImage) {
            let request = VNRecognizeTextRequest { request, error in
              guard let found = request.results as? [VNRecognizedTextObservation], error == nil else { return }
              let lines = found.compactMap { $0.topCandidates(1).first?.string }
              DispatchQueue.main.async { self.text = lines.joined(separator: "\n") }
            }
            request.recognitionLevel = .accurate
            request.usesLanguageCorrection = true
            do { try VNImageRequestHandler(cgImage: image, options: [:]).perform([request]) } catch { text = "failed" }
            let codes = VNDetectBarcodesRequest()
            codes.symbologies = [.qr]
            try? VNImageRequestHandler(cgImage: image, orientation: .up).perform([codes])
            if let code = codes.results?.first?.payloadStringValue { text = code }
            if let model = try? VNCoreMLModel(for: MLModel(contentsOf: URL(fileURLWithPath: "/a.mlmodelc"))) {
              let guess = VNCoreMLRequest(model: model) { request, _ in
                print((request.results as? [VNClassificationObservation])?.first?.identifier ?? "")
              }
              guess.imageCropAndScaleOption = .centerCrop
            }
          }
        }
        struct Scanner: UIViewControllerRepresentable {
          @Binding var code: String
          class Coordinator: NSObject, DataScannerViewControllerDelegate {
            var owner: Scanner
            init(_ owner: Scanner) { self.owner = owner }
            func dataScanner(_ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]) {
              switch addedItems.first {
              case .barcode(let barcode): owner.code = barcode.payloadStringValue ?? ""
              case .text(let text): owner.code = text.transcript
              default: break
              }
            }
          }
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          func makeUIViewController(context: Context) -> DataScannerViewController {
            let scanner = DataScannerViewController(
              recognizedDataTypes: [.barcode(symbologies: [.ean13, .qr]), .text()], qualityLevel: .fast, isHighlightingEnabled: true)
            scanner.delegate = context.coordinator
            try? scanner.startScanning()
            return scanner
          }
          func updateUIViewController(_ scanner: DataScannerViewController, context: Context) {}
          static func dismantleUIViewController(_ scanner: DataScannerViewController, coordinator: Coordinator) {
            scanner.stopScanning()
          }
        }
        struct DocumentCamera: UIViewControllerRepresentable {
          var done: ([UIImage]) -> Void
          final class Coordinator: NSObject, VNDocumentCameraViewControllerDelegate {
            let done: ([UIImage]) -> Void
            init(done: @escaping ([UIImage]) -> Void) { self.done = done }
            func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan) {
              done((0..<scan.pageCount).map { scan.imageOfPage(at: $0) })
              controller.dismiss(animated: true)
            }
          }
          func makeCoordinator() -> Coordinator { Coordinator(done: done) }
          func makeUIViewController(context: Context) -> VNDocumentCameraViewController {
            let controller = VNDocumentCameraViewController()
            controller.delegate = context.coordinator
            return controller
          }
          func updateUIViewController(_ controller: VNDocumentCameraViewController, context: Context) {}
        }
        struct ScanScreen: View {
          @StateObject private var reader = TextReader()
          @State private var code = ""
          var body: some View {
            VStack {
              Text(DataScannerViewController.isSupported && DataScannerViewController.isAvailable ? "can scan" : "cannot scan")
              Scanner(code: $code)
              DocumentCamera { print($0.count) }.frame(height: 80)
              Text(reader.text)
            }
            .onAppear { if let image = UIImage(named: "a")?.cgImage { reader.read(image) } }
          }
        }
        """#),
    Uses(
      module: "QuickLook", view: "Files",
      said: ["QLPreviewController", "no picture"],
      code: #"""
        import QuickLook
        import QuickLookThumbnailing
        import SwiftUI

        struct PreviewController: UIViewControllerRepresentable {
          let url: URL
          final class Coordinator: QLPreviewControllerDataSource {
            let url: URL
            init(url: URL) { self.url = url }
            func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }
            func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> QLPreviewItem { url as NSURL }
          }
          func makeCoordinator() -> Coordinator { Coordinator(url: url) }
          func makeUIViewController(context: Context) -> QLPreviewController {
            let controller = QLPreviewController()
            controller.dataSource = context.coordinator
            return controller
          }
          func updateUIViewController(_ controller: QLPreviewController, context: Context) {}
        }
        struct Files: View {
          @State private var shown: URL?
          @State private var picture: UIImage?
          let url = URL(fileURLWithPath: "/a.pdf")
          var body: some View {
            VStack {
              PreviewController(url: url)
              Button("Open") { shown = url }
              Text(picture == nil ? "no picture" : "picture")
            }
            .quickLookPreview($shown)
            .quickLookPreview($shown, in: [url])
            .task {
              let request = QLThumbnailGenerator.Request(
                fileAt: url, size: CGSize(width: 60, height: 60), scale: UIScreen.main.scale, representationTypes: .thumbnail)
              picture = try? await QLThumbnailGenerator.shared.generateBestRepresentation(for: request).uiImage
            }
          }
        }
        """#),
    Uses(
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
    Uses(
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
    Uses(
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
    Uses(
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
    Uses(
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
    Uses(
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
    Uses(
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
    Uses(
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
    Uses(
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
    Uses(
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
    Uses(
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
    Uses(
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
    Uses(
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
    Uses(
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
    Uses(
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
    Uses(
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
    Uses(
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
    Uses(
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
    Uses(
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
