import Foundation
import LegatoAudit
import TestSupport
import Testing

@testable import LegatoCommand

/// Files as an app team writes them, compiled and played by the command: what is right is left alone,
/// and the same gone wrong is told of.
@Suite("legato check on an app's files", .serialized)
struct FalseAlarmsTests {
  private static let right = """
    import Legato
    import SwiftUI

    /// Its error does not happen while it is played.
    struct SignUpForm: View {
      @State private var name = "Maria Lind"
      @State private var attempts = 0
      @State private var isDone = false
      var body: some View {
        VStack(spacing: 16) {
          Text("Create an account").font(.title2)
          TextField("Name", text: $name).padding(12)
            .background(.quaternary.opacity(0.4), in: RoundedRectangle(cornerRadius: 8))
            .errorShake(trigger: attempts, isError: false)
          Button(isDone ? "Done" : "Next") { isDone.toggle() }
        }
        .padding()
      }
    }

    /// Disables itself.
    struct SendButton: View {
      struct Look: ButtonStyle {
        @Environment(\\.isEnabled) private var isEnabled
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.padding(12).background(.blue, in: Capsule()).foregroundStyle(.white)
            .opacity(configuration.isPressed ? 0.7 : isEnabled ? 1 : 0.5)
            .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
            .animation(.easeOut(duration: 0.15), value: isEnabled)
        }
      }
      @State private var isSent = false
      var body: some View {
        Button("Send") { isSent = true }.buttonStyle(Look()).disabled(isSent)
      }
    }

    /// Is full after three glasses.
    struct WaterCounter: View {
      @State private var glasses = 0
      @State private var isUp = false
      var body: some View {
        VStack {
          Text("\\(glasses) of 3 glasses").scaleEffect(isUp ? 1.15 : 1)
          Button("Drink") {
            guard glasses < 3 else { return }
            glasses += 1
            let glass = glasses
            withAnimation(.spring(duration: 0.25)) { isUp = true }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) {
              guard glass == glasses else { return }
              withAnimation(.spring(duration: 0.25)) { isUp = false }
            }
          }
        }
      }
    }
    """

  private static let wrong = """
    import SwiftUI

    struct Greeting: View {
      @State private var isThere = false
      @State private var likes = 0
      var body: some View {
        VStack(spacing: 16) {
          Text("Good morning").opacity(isThere ? 1 : 0)
          Text("It rains until noon.")
          Button("Like \\(likes)") { likes += 1 }
        }
      }
    }

    struct Slider: View {
      @State private var place = 0.0
      var body: some View {
        VStack {
          Rectangle().frame(width: 20, height: 20).offset(x: place)
          Button("Go") { withAnimation(.easeInOut(duration: 0.3)) { place = place == 0 ? 60 : 0 } }
        }
        .onChange(of: place) { old, new in
          if new == 60 { withAnimation(.easeOut(duration: 0.3)) { place = 80 } }
        }
      }
    }

    struct TeaCounter: View {
      @State private var cups = 0
      @State private var isUp = false
      var body: some View {
        VStack {
          Text("\\(cups) of 20 cups").scaleEffect(isUp ? 1.15 : 1)
          Button("Drink") {
            guard cups < 20 else { return }
            cups += 1
            withAnimation(.spring(duration: 0.25)) { isUp = true }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) {
              withAnimation(.spring(duration: 0.25)) { isUp = false }
            }
          }
        }
      }
    }
    """

  private let rules = ["hidden-forever", "stacked-animations", "lost-interruption"]

  /// What the three rules find, as `subject: rule`.
  private func found(_ source: String, subjects: Int) throws -> [String] {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try folder.write("Screens.swift", source)
    let report = folder.url.appendingPathComponent("report.json").path
    let options = rules.flatMap { ["--rule", $0] } + ["--quiet", "--out", report]
    _ = try CheckCommand([file] + options).run()
    struct Document: Decodable {
      let subjects: [CheckResults.Subject]
      let failures: [CheckResults.Failure]
    }
    let data = try #require(FileManager.default.contents(atPath: report))
    let document = try JSONDecoder().decode(Document.self, from: data)
    #expect(document.failures.isEmpty && document.subjects.count == subjects)
    return document.subjects.flatMap { subject in
      subject.findings.map { "\(subject.name): \($0.rule)" }
    }
  }

  @Test("Two views of a PreviewProvider are played each by itself")
  func previews() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try folder.write(
      "Card.swift",
      """
      import SwiftUI
      struct Card: View {
        let title: String
        @State private var isOn = false
        var body: some View { Button(title) { withAnimation(.linear(duration: 0.2)) { isOn.toggle() } }
          .opacity(isOn ? 0.5 : 1) }
      }
      struct Card_Previews: PreviewProvider {
        static let title = "Second"
        static var previews: some View {
          Group {
            Card(title: "First")
            Card(title: title).padding().previewDisplayName("Padded")
          }
        }
      }
      """)
    let report = folder.url.appendingPathComponent("report.json").path
    #expect(try CheckCommand([file, "--quiet", "--out", report]).run() == 0)
    let text = try String(contentsOfFile: report, encoding: .utf8)
    #expect(text.contains("\"name\" : \"Card_Previews 1\""))
    #expect(text.contains("\"name\" : \"Padded\""))
    // Each touches its own button, and not the other one's.
    #expect(text.components(separatedBy: "full: tap “First”").count == 2)
    #expect(text.components(separatedBy: "full: tap “Second”").count == 2)
  }

  @Test("An error that does not happen, a button that disables itself, a counter that is full")
  func right() throws {
    #expect(try found(Self.right, subjects: 4) == [])
  }

  @Test("A start state that nothing leaves, an animation upon another, an answer that is cut off")
  func wrong() throws {
    #expect(
      try found(Self.wrong, subjects: 3).sorted() == [
        "Greeting: hidden-forever", "Slider: stacked-animations", "TeaCounter: lost-interruption",
      ])
  }
}
