import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// Texts, images and symbols in a canvas.
@MainActor @Suite("What a context resolves")
struct ResolvedTests {
  @Test func aTextMeasuresAsItsViewDoesAndWraps() throws {
    let words = Text("Several words that need some lines")
    let view = try Placed(words, 80, nil, HostConfiguration(scale: 1)).size
    let drawn = try DrawnView(200, 200) { context, _ in
      let text = context.resolve(words)
      let size = text.measure(in: CGSize(width: 80, height: CGFloat.infinity))
      #expect(size == view)
      let line = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
      #expect(line.width > 200 && line.height < size.height)
      #expect(text.measure(in: CGSize(width: 80, height: 1)).height == line.height)
      let first = text.firstBaseline(in: CGSize(width: 80, height: 999))
      #expect(first > 0 && first < line.height)
      #expect(text.lastBaseline(in: CGSize(width: 80, height: 999)) > line.height)
      context.draw(text, in: CGRect(x: 5, y: 6, width: 80, height: 200))
    }
    #expect(drawn.commands.count == 1 && drawn.commands[0].hasSuffix("#000000 at (5, 6)"))
  }

  @Test func anAnchorOfTheTextComesToThePoint() throws {
    let drawn = try DrawnView(200, 200) { context, _ in
      var text = context.resolve(Text("Hi").font(.system(size: 20)))
      let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
      text.shading = .pureRed
      context.draw(text, at: CGPoint(x: 100, y: 50), anchor: .topLeading)
      context.draw(
        text, at: CGPoint(x: 100 + size.width, y: 50 + size.height), anchor: .bottomTrailing)
      context.draw(Text("Hi").foregroundColor(.blue), at: CGPoint(x: 9, y: 9))
    }
    #expect(drawn.commands[0] == "text \"Hi\" 20pt #FF0000 at (100, 50)")
    #expect(drawn.commands[0] == drawn.commands[1])
  }

  @Test func aSystemImageIsAGlyphAndFillsARectangle() throws {
    let drawn = try DrawnView(100, 100) { context, _ in
      let image = context.resolve(Image(systemName: "star.fill"))
      #expect(image.size.width > 0 && image.baseline > 0)
      context.draw(image, in: CGRect(x: 10, y: 10, width: 80, height: 80))
      context.draw(Image(systemName: "no.such.symbol"), at: CGPoint(x: 5, y: 5))
    }
    #expect(drawn.commands[0].hasPrefix("group scale"))
    #expect(drawn.hex(50, 50) == "000000")
    #expect(drawn.host.issues.count == 1)
  }

  @Test func symbolsAreFoundByTheirTagAndHaveTheirIdealSize() throws {
    let drawn = try DrawnView(
      Canvas { context, _ in
        let dot = context.resolveSymbol(id: "dot")
        #expect(dot?.size == CGSize(width: 12, height: 8))
        #expect(context.resolveSymbol(id: 7) == nil)
        #expect(context.resolveSymbol(id: Kind.box)?.size == CGSize(width: 10, height: 10))
        guard let dot else { return }
        context.draw(dot, at: CGPoint(x: 10, y: 10))
        context.opacity = 0.5
        context.draw(dot, in: CGRect(x: 20, y: 0, width: 24, height: 8))
      } symbols: {
        Color(red: 1, green: 0, blue: 0).frame(width: 12, height: 8).opacity(0.5).tag("dot")
        Color.blue.tag(Kind.box)
        Color.green.tag("dot")
      }, 100, 40)
    #expect(
      drawn.commands == [
        "group at (4, 6)", "  group opacity 0.5", "    fill rect (0, 0, 12, 8) #FF0000",
        "group scale (2, 1) at (20, 0) opacity 0.5", "  group opacity 0.5",
        "    fill rect (0, 0, 12, 8) #FF0000",
      ])
    #expect(
      drawn.host.issues.map(\.message) == [
        "Canvas: two symbols have the tag dot; the first is drawn."
      ])
    #expect(drawn.host.semantics.isEmpty)
  }

  private enum Kind { case box }

  @Test func aSymbolThatChangesOrMovesDrawsTheCanvasAgainAndNothingElseDoes() throws {
    struct Subject: View {
      let model: Model<Double>
      let other: Model<Int>
      var body: some View {
        VStack(spacing: 0) {
          Canvas { context, _ in
            if let dot = context.resolveSymbol(id: 0) {
              context.draw(dot, at: .zero, anchor: .topLeading)
            }
          } symbols: {
            Dot(model: model).tag(0)
          }
          Other(other: other)
        }
      }
    }
    struct Dot: View {
      let model: Model<Double>
      var body: some View { Color.black.frame(width: 9, height: 9).opacity(model.value) }
    }
    struct Other: View {
      let other: Model<Int>
      var body: some View { Color.blue.opacity(1 / Double(other.value)) }
    }
    let (model, other) = (Model(1.0), Model(1))
    let drawn = try DrawnView(Subject(model: model, other: other), 40, 40)
    #expect(drawn.hex(4, 4) == "000000")
    other.set(2, nil)
    #expect(drawn.show().canvasesDrawn == 0)
    model.set(0, .linear(duration: 1))
    drawn.show()
    drawn.host.advance(to: 0.5)
    let statistics = drawn.show()
    #expect(statistics.canvasesDrawn == 1 && statistics.bodies == 0 && statistics.layouts == 0)
    #expect(["808080", "7F7F7F"].contains(drawn.hex(4, 4)))
    drawn.host.advance(to: 2)
    drawn.show()
    #expect(drawn.hex(4, 4) == "FFFFFF")
    drawn.host.advance(to: 3)
    #expect(drawn.show().canvasesDrawn == 0)
  }
}
