extension StandInUse {
  /// What draws and reads pictures: documents, scenes, filters and cameras.
  static let pictures: [StandInUse] = [
    StandInUse(
      module: "simd", view: "Shaded",
      said: ["24.000000 true", "0.000000 1.000000", "5.000000 1.57"],
      code: #"""
        import SwiftUI
        import simd

        struct Uniforms {
          let count: simd_int1
          let bias: simd_float1
          let point: simd_float2
          let color: simd_float4
        }
        extension UnitPoint {
          var simd: simd_float2 { simd_float2(Float(x), Float(y)) }
        }
        struct Shaded: View {
          let uniforms = Uniforms(count: 8, bias: 0.05, point: UnitPoint.center.simd, color: .one)
          let size = matrix_float4x4(diagonal: SIMD4(2, 3, 4, 1))
          let turn = simd_quatf(angle: .pi / 2, axis: SIMD3(0, 0, 1))
          var turned: SIMD3<Float> { turn.act(SIMD3(1, 0, 0)) }
          var body: some View {
            VStack {
              Text("\(size.determinant) \(size * size.inverse == matrix_identity_float4x4)")
              Text("\(abs(turned.x.rounded())) \(turned.y)")
              Text("\(simd_length(SIMD2<Float>(3, 4))) \(turn.angle, specifier: "%.2f")")
              Circle().scale(CGFloat(simd_clamp(uniforms.point, .zero, .one).x))
            }
          }
        }
        """#),
    StandInUse(
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
    StandInUse(
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
    StandInUse(
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
    StandInUse(
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
    StandInUse(
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
    StandInUse(
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
  ]
}
