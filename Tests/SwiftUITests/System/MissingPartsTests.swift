import Foundation
import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import LegatoFilm
@testable import SwiftUICore

/// What compiles as on the platform and is done otherwise, or not at all: it says so.
@MainActor @Suite("Named parts of the platform")
struct MissingPartsTests {
  private func issues(_ stage: Stage) -> [String] { stage.host.issues.map(\.message) }

  private func words(_ stage: Stage) -> [String] {
    stage.frame().list.drawnLayers.filter { $0.opacity > 0.01 }.flatMap(\.texts).map(\.layout.text)
  }

  @Test func aShaderIsLeftOutAndReportedOnce() throws {
    let view = HStack {
      ForEach(0..<3, id: \.self) { number in
        Color.red.frame(width: 20, height: 20)
          .colorEffect(ShaderLibrary.ripple(.float(Double(number)), .color(.blue), .boundingRect))
      }
      Color.blue.layerEffect(
        ShaderLibrary.default.pixellate(.float2(CGPoint(x: 1, y: 2))), maxSampleOffset: .zero,
        isEnabled: false)
    }
    let stage = try Stage(view)
    #expect(
      Set(issues(stage)) == [
        "colorEffect: the shader ripple is written in Metal, which is not run here; the view is drawn without it."
      ])
    let drawn = try DrawnView(view.frame(width: 100, height: 20))
    #expect(drawn.hex(8, 50) != "FFFFFF")
  }

  @Test func aShareLinkNamesWhatItShares() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    let stage = try Stage(
      VStack {
        ShareLink(item: url, message: Text(verbatim: "Look"))
        ShareLink("Send", item: "words")
        ShareLink(item: "x", preview: SharePreview("Title"))
      })
    #expect(words(stage).filter { !$0.contains(".") } == ["Share…", "Send", "Share…"])
    #expect(issues(stage).isEmpty)
    try stage.tap("Share…")
    stage.advanceUntilIdle()
    #expect(words(stage).contains("example.org"))
    #expect(words(stage).contains("Look"))
    #expect(issues(stage).first?.hasPrefix("ShareLink: the share sheet is the system's") == true)
    try stage.tap("Close")
    stage.advanceUntilIdle()
    #expect(!words(stage).contains("example.org"))
  }

  @Test func textThatCanBeSelectedLooksTheSame() throws {
    let stage = try Stage(Text(verbatim: "Words").textSelection(.enabled))
    #expect(words(stage) == ["Words"])
    #expect(issues(stage).isEmpty)
    try stage.press("Words")
    stage.advance(by: 1)
    stage.release()
    stage.advanceUntilIdle()
    #expect(issues(stage).first?.hasPrefix("textSelection") == true)
  }

  @Test func aPointerLiftsAView() throws {
    let stage = try Stage(Text(verbatim: "Card").padding().hoverEffect(.lift))
    try stage.hover("Card")
    stage.advanceUntilIdle()
    #expect(stage.host.values.contains { $0.property == "scale" && $0.shown[0] == 1.05 })
  }

  private struct Focused: View {
    @AccessibilityFocusState private var isFocused: Bool
    @AccessibilityFocusState private var field: Int?
    var body: some View {
      VStack {
        Text(verbatim: isFocused ? "yes" : "no").accessibilityFocused($isFocused)
        Text(verbatim: "\(field ?? 0)").accessibilityFocused($field, equals: 3)
        Button("Go") { isFocused = true }
      }
    }
  }

  @Test func nothingHasTheFocusOfAnAssistiveTechnology() throws {
    let stage = try Stage(Focused())
    #expect(words(stage) == ["no", "0", "Go"])
  }

  @Test func aColorIsChosenFromAGrid() throws {
    final class Model: ObservableObject { @Published var color = Color.red }
    struct Page: View {
      @ObservedObject var model: Model
      var body: some View { ColorPicker("Ink", selection: $model.color).padding() }
    }
    let model = Model()
    let stage = try Stage(Page(model: model))
    try stage.tap("Color")
    stage.advanceUntilIdle()
    #expect(words(stage).contains("Colors"))
    try stage.tap("#000000")
    stage.advanceUntilIdle()
    #expect(model.color == Color(white: 0))
  }

  private struct Folders: View {
    @State private var selection: String?
    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Sent"], id: \.self, selection: $selection) { name in
          NavigationLink(name, value: name)
        }
        .navigationTitle(Text(verbatim: "Mail"))
      } detail: {
        Text(verbatim: selection.map { "\($0) of mail" } ?? "Nothing")
      }
    }
  }

  @Test func aSplitViewIsAStackWhereItIsNarrowAndColumnsWhereItIsWide() throws {
    let narrow = try Stage(Folders())
    #expect(words(narrow).contains("Inbox") && !words(narrow).contains("Nothing"))
    try narrow.tap("Sent")
    narrow.advance(by: 0.1)
    #expect(!narrow.isSettled)
    narrow.advanceUntilIdle()
    #expect(words(narrow).contains("Sent of mail") && !words(narrow).contains("Inbox"))
    try narrow.tap("Mail")
    narrow.advanceUntilIdle()
    #expect(words(narrow).contains("Inbox"))
    let wide = try Stage(Folders(), configuration: HostConfiguration(size: Size(1024, 768)))
    #expect(words(wide).contains("Inbox") && words(wide).contains("Nothing"))
    try wide.tap("Sent")
    wide.advanceUntilIdle()
    #expect(words(wide).contains("Inbox") && words(wide).contains("Sent of mail"))
  }

  @Test func aMeshRunsThroughTheColorsOfItsPoints() throws {
    let points: [SIMD2<Float>] = [
      [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.5, 0.5], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
    ]
    let colors: [Color] = [.red, .black, .red, .black, .white, .black, .blue, .black, .blue]
    let mesh = MeshGradient(width: 3, height: 3, points: points, colors: colors)
    let drawn = try DrawnView(mesh)
    #expect(drawn.pixel(50, 50).min()! > 240)
    #expect(drawn.pixel(50, 1).max()! < 30 && drawn.pixel(1, 50).max()! < 30)
    #expect(drawn.pixel(1, 1)[0] > 200 && drawn.pixel(98, 98)[2] > 200)
    // A moved point takes its color along.
    var moved = points
    moved[4] = [0.25, 0.5]
    let other = try DrawnView(MeshGradient(width: 3, height: 3, points: moved, colors: colors))
    #expect(other.pixel(25, 50).min()! > 230)
    // As a style, and with numbers that do not fit.
    let styled = try DrawnView(Circle().fill(mesh))
    #expect(styled.pixel(50, 50).min()! > 240 && styled.hex(1, 1) == "FFFFFF")
    let broken = try Stage(
      MeshGradient(width: 3, height: 3, points: [[.nan, 0]], colors: colors, background: .green))
    #expect(issues(broken).first?.hasPrefix("MeshGradient") == true)
  }

  private struct MovingMesh: View {
    @State private var isMoved = false
    var body: some View {
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [isMoved ? .white : .black, .black, .black, .black]
      )
      .onTapGesture { withAnimation(.linear(duration: 1)) { isMoved = true } }
      .accessibilityLabel(Text(verbatim: "Mesh"))
    }
  }

  @Test func aMeshMoves() throws {
    let drawn = try DrawnView(MovingMesh())
    drawn.host.tap(at: Point(50, 50))
    var shades: [Int] = []
    for time in [0.01, 0.5, 1.2] {
      drawn.show(at: time)
      shades.append(drawn.pixel(2, 2)[0])
    }
    #expect(shades[0] < 20 && (60...200).contains(shades[1]) && shades[2] > 220, "\(shades)")
  }

  @Test func anImageOfAViewIsDrawn() throws {
    struct Page: View {
      let done: (ImageRenderer<AnyView>) -> Void
      var body: some View {
        Button("Go") {
          let view = Color.red.frame(width: 30, height: 20).overlay { Color.blue.frame(width: 10) }
          let renderer = ImageRenderer(content: AnyView(view))
          renderer.scale = 2
          done(renderer)
        }
      }
    }
    var found: RenderedImage?
    let stage = try Stage(Page { found = $0.picture })
    try stage.tap("Go")
    let image = try #require(found)
    #expect(image.size == CGSize(width: 30, height: 20))
    try #require(image.data.width == 60 && image.data.height == 40)
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      Array(image.data.pixels[4 * (y * 60 + x)..<4 * (y * 60 + x) + 4])
    }
    #expect(pixel(2, 2) == [255, 56, 60, 255])
    #expect(pixel(30, 20) == [0, 136, 255, 255])
  }
}
