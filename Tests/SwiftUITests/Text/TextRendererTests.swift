import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

private struct Marked: TextAttribute {}

/// Notes what a renderer is given.
private final class Notes {
  var lines: [[String]] = []
  var bounds: [CGRect] = []
  var marked: [Int] = []
  var slices = 0
  var sizes: [CGSize] = []
}

private struct NotingRenderer: TextRenderer {
  let notes: Notes

  func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
    notes.lines = layout.map { $0.map { "\($0.count)" } }
    notes.bounds = layout.map(\.typographicBounds.rect)
    notes.marked = layout.flatMap { line in
      line.filter { $0[Marked.self] != nil }.flatMap { $0.characterIndices.map(\.value) }
    }
    notes.slices = layout.reduce(0) { $0 + $1.reduce(0) { $0 + $1.count } }
    for line in layout { ctx.draw(line) }
  }
}

/// Moves each glyph down by a part of a distance.
private struct FallingRenderer: TextRenderer {
  var progress: Double
  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
    for line in layout {
      for run in line {
        for slice in run {
          var copy = ctx
          copy.translateBy(x: 0, y: 40 * progress)
          copy.opacity = 1 - progress / 2
          copy.draw(slice)
        }
      }
    }
  }
}

private struct WideRenderer: TextRenderer {
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {}
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    let size = text.sizeThatFits(proposal)
    return CGSize(width: size.width + 30, height: size.height)
  }
}

@MainActor @Suite("Text renderers")
struct TextRendererTests {
  @Test("A layout has the lines, runs and slices of the text, where they stand")
  func layout() throws {
    let notes = Notes()
    let text =
      Text(verbatim: "one ") + Text(verbatim: "two").customAttribute(Marked())
      + Text(verbatim: " three\nfour")
    _ = try DrawnView(text.textRenderer(NotingRenderer(notes: notes)), 300, 100)
    #expect(notes.lines == [["4", "3", "6"], ["4"]])
    #expect(notes.marked == [4, 5, 6])
    #expect(notes.slices == 17)
    let (first, second) = (notes.bounds[0], notes.bounds[1])
    // 17 points: San Francisco's ascent and descent, and lines 22 apart by their leading.
    #expect(isClose(first.height, 17 * (1950 + 494) / 2048, within: 0.01))
    #expect(first.minX == 0 && second.minX == 0)
    #expect(isClose(second.minY - first.minY, 22, within: 0.6))
    #expect(first.width > 2 * second.width)
  }

  @Test("What a renderer draws line by line is what the text draws itself")
  func same() throws {
    let text = Text(verbatim: "Harbour 42").underline().foregroundStyle(.blue)
    let own = try DrawnView(text)
    let drawn = try DrawnView(text.textRenderer(NotingRenderer(notes: Notes())))
    #expect(own.pixels == drawn.pixels)
    #expect(Set(own.pixels).count > 4)
  }

  /// The first and the last row in which something is drawn.
  private func rows(_ drawn: DrawnView) -> ClosedRange<Int>? {
    let rows = (0..<100).filter { y in (0..<100).contains { drawn.pixel($0, y) != [255, 255, 255] }
    }
    return rows.first.map { $0...rows[rows.count - 1] }
  }

  @Test("Its data move with the animation of a change")
  func motion() throws {
    struct Scene: View {
      let model: Model<Double>
      var body: some View {
        Text(verbatim: "HHH").textRenderer(FallingRenderer(progress: model.value))
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      }
    }
    let model = Model(0.0)
    let drawn = try DrawnView(Scene(model: model))
    let start = try #require(rows(drawn))
    model.set(1, .linear(duration: 1))
    drawn.show(at: 0.5)
    let middle = try #require(rows(drawn))
    #expect(middle.lowerBound == start.lowerBound + 20)
    drawn.show(at: 2)
    #expect(try #require(rows(drawn)).lowerBound == start.lowerBound + 40)
    #expect(drawn.host.issues.isEmpty)
  }

  private func size<V: View>(of view: V) throws -> CGSize {
    let sizes = Model(CGSize.zero)
    _ = try Probe(
      view.onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        sizes.value = $0
      })
    return sizes.value
  }

  @Test("It decides on the room of the text")
  func size() throws {
    let text = Text(verbatim: "abc")
    let own = try size(of: text)
    let wide = try size(of: text.textRenderer(WideRenderer()))
    #expect(wide.width == own.width + 30 && wide.height == own.height)
  }
}
