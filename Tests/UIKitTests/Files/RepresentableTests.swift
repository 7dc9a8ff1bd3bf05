import LegatoDisplay
import SwiftUI
import SwiftUICore
import TestSupport
import Testing
import UIKitFiles

/// What a representable does, in order.
@MainActor
private final class Calls {
  var log: [String] = []
}

private struct Recorded: UIViewRepresentable {
  let calls: Calls
  let value: Int

  final class Coordinator {
    let calls: Calls
    init(_ calls: Calls) { self.calls = calls }
  }

  func makeCoordinator() -> Coordinator {
    calls.log.append("coordinator")
    return Coordinator(calls)
  }
  func makeUIView(context: Context) -> UIView {
    context.coordinator.calls.log.append("make \(context.environment.colorScheme)")
    return UIView()
  }
  func updateUIView(_ uiView: UIView, context: Context) {
    context.coordinator.calls.log.append("update \(value)")
    uiView.backgroundColor = value == 0 ? .red : .blue
  }
  static func dismantleUIView(_ uiView: UIView, coordinator: Coordinator) {
    coordinator.calls.log.append("dismantle")
  }
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    CGSize(width: 40, height: 20)
  }
}

private struct RecordedScreen: View {
  let calls: Calls
  let model: Model<Int>

  var body: some View {
    VStack { if model.value < 2 { Recorded(calls: calls, value: model.value) } }
  }
}

@MainActor @Suite("Representables")
struct RepresentableTests {
  @Test func theLifeOfAView() throws {
    let calls = Calls()
    let model = Model(0)
    let screen = try Screen { RecordedScreen(calls: calls, model: model) }
    #expect(calls.log == ["coordinator", "make light", "update 0"])
    #expect(screen.pixel(50, 50) == [255, 0, 0])
    // It is as large as it says: 40 × 20.
    #expect(screen.pixel(28, 50) == [255, 255, 255] && screen.pixel(32, 50) == [255, 0, 0])
    #expect(screen.pixel(50, 38) == [255, 255, 255] && screen.pixel(50, 42) == [255, 0, 0])
    model.set(1, nil)
    screen.show()
    #expect(calls.log.last == "update 1")
    #expect(screen.pixel(50, 50) == [0, 0, 255])
    screen.host.configuration.colorScheme = .dark
    let before = calls.log.count
    model.set(2, nil)
    screen.show()
    #expect(calls.log.last == "dismantle")
    #expect(calls.log.filter { $0 == "dismantle" }.count == 1)
    #expect(calls.log.filter { $0 == "coordinator" }.count == 1)
    #expect(calls.log.count <= before + 2)
  }

  @Test func labelsAreSetAndWrap() throws {
    let screen = try Screen(120, 200) { TermsNotice() }
    #expect(screen.texts.contains("Please read our Terms first"))
    #expect(screen.labels.contains("Please read our Terms first"))
    let red = (0..<200).reduce(0) { sum, y in
      sum + (0..<120).count { isNear(screen.pixel($0, y), [255, 56, 60], within: 30) }
    }
    #expect(red > 20)
    screen.tap("Accept")
    #expect(screen.texts.contains("Thank you"))
  }

  @Test func spinnersTurnAndStop() throws {
    let screen = try Screen(100, 150) { LoadingOverlay() }
    let first = (0..<40).map { screen.pixel(30 + $0, 60) }
    screen.show(at: 0.33)
    #expect(first != (0..<40).map { screen.pixel(30 + $0, 60) })
    screen.tap("Stop")
    screen.show(at: 1)
    #expect(!screen.labels.contains("Progress"))
  }

  @Test func aTextFieldShowsItsTextAndItsPlaceholder() throws {
    let screen = try Screen(300, 150) { SearchHeader() }
    #expect(screen.texts.contains("Find people"))
    screen.tap("Fill")
    #expect(screen.texts.contains("anna@example.com"))
    #expect(!screen.texts.contains("Find people"))
  }

  @Test func layersAreDrawn() throws {
    let screen = try Screen(200, 300) { LayerGallery() }
    let top = (0..<300).first { screen.pixel(100, $0) != [255, 255, 255] } ?? 0
    // A gradient of UIKit's red and blue, from the top to the bottom.
    #expect(screen.pixel(100, top + 1)[0] > 220 && screen.pixel(100, top + 38)[2] > 220)
    // A card: white inside, a blue edge, rounded corners, and a shadow below.
    let card = top + 60
    #expect(screen.pixel(100, card + 20) == [255, 255, 255])
    #expect(isNear(screen.pixel(100, card + 1), [0, 136, 255], within: 20))
    #expect(screen.pixel(51, card + 1)[0] > 150)
    #expect(screen.pixel(100, card + 46)[0] < 240)
    // What a view draws itself, and again when it has changed.
    let meter = card + 60
    #expect(isNear(screen.pixel(60, meter + 20), [52, 199, 89]))
    #expect(isNear(screen.pixel(100, meter + 20), [170, 170, 170]))
    screen.tap("More")
    #expect(isNear(screen.pixel(100, meter + 20), [52, 199, 89]))
    #expect(isNear(screen.pixel(140, meter + 20), [170, 170, 170]))
    #expect(screen.issues.isEmpty)
  }

  @Test func emittersAreBoxesThatAreNamed() throws {
    let screen = try Screen(200, 300) { Celebration() }
    #expect(screen.texts.contains("CAEmitterLayer") && screen.texts.contains("Well done"))
    let issue = try #require(screen.issues.first)
    #expect(
      issue.message == "CAEmitterLayer is not drawn: a box with its name stands in its place.")
    #expect(issue.path.contains("ConfettiView"))
  }

  @Test func pickersOfImagesAreBoxesThatAreNamed() throws {
    let screen = try Screen(393, 852) { PhotoField() }
    screen.tap("Choose")
    screen.show(at: 2)
    #expect(screen.texts.contains("UIImagePickerController"))
    #expect(screen.issues.count == 1)
  }

  @Test func controllersHoldViewsOfSwiftUI() throws {
    let screen = try Screen(200, 80) { ContainerScreen() }
    #expect(isNear(screen.pixel(5, 40), [0, 195, 208]))
    #expect(isNear(screen.pixel(100, 5), [0, 195, 208]))
    #expect(screen.pixel(25, 15) == [255, 255, 255] && screen.pixel(175, 65) == [255, 255, 255])
    screen.tap("Count 0")
    #expect(screen.labels.contains("Count 1"))
  }

  @Test func aViewBecomesAnImage() throws {
    let screen = try Screen(100, 100) { SnapshotScreen() }
    screen.tap("Snap")
    let purple = [203, 48, 224]
    let rows = (0..<100).filter { isNear(screen.pixel(50, $0), purple) }
    let columns = rows.first.map { y in (0..<100).filter { isNear(screen.pixel($0, y + 2), purple) }
    }
    #expect(rows.count == 30)
    #expect(columns?.count == 60)
  }

  @Test func whatIsAboveARepresentedViewIsReported() throws {
    let screen = try Screen(393, 852) { TransparentCover() }
    screen.tap("Cover")
    screen.show(at: 2)
    #expect(screen.texts.contains("On top"))
    #expect(
      screen.issues.map(\.message).contains { $0.hasPrefix("UIView.superview: above the view") })
  }

  @Test func aViewOfOnesOwnLaysItselfOut() throws {
    let screen = try Screen(100, 100, in: HostConfiguration(colorScheme: .dark)) { Everything() }
    #expect(screen.texts.contains("8") && screen.texts.contains("12"))
    let red = (0..<100).first { screen.pixel(50, $0) == [255, 0, 0] } ?? 0
    // A pill of 80 × 30 below a square of 20 and a line of text, with a dot of the dark red at its left.
    let dot = (0..<100).first { isNear(screen.pixel(18, $0), [255, 66, 69]) } ?? 0
    #expect(dot > red + 20)
    #expect(screen.pixel(50, max(dot - 8, 0)) == [255, 255, 255])
    #expect(screen.pixel(11, max(dot - 8, 0)) != [255, 255, 255])
    #expect(screen.issues.isEmpty)
  }
}
