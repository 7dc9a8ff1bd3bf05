import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@MainActor @Suite("Text.LayoutKey")
struct TextLayoutKeyTests {
  private typealias Layouts = [Text.LayoutKey.AnchoredLayout]

  /// Draws again what the texts of a view say that they are.
  private struct Copied<Content: View>: View {
    let content: Content

    var body: some View {
      content.opacity(0).overlayPreferenceValue(Text.LayoutKey.self) { texts in
        GeometryReader { proxy in
          Canvas { context, _ in
            for text in texts {
              var context = context
              let origin = proxy[text.origin]
              context.translateBy(x: origin.x, y: origin.y)
              for line in text.layout { context.draw(line) }
            }
          }
        }
      }
    }
  }

  private var page: some View {
    VStack(alignment: .trailing, spacing: 12) {
      Text("A heading").font(.title2).foregroundStyle(.red)
      HStack {
        Text("two words and \(Text("more").bold()) of them").frame(width: 90)
        Text("beside").underline()
      }
      Button("A button") {}
      ForEach(0..<20) { Text("row \($0)") }
    }
    .padding()
  }

  @Test("What texts say of themselves draws the same pixels at their places")
  func copied() throws {
    let plain = try DrawnView(page, 300, 700)
    let copied = try DrawnView(Copied(content: page), 300, 700)
    #expect(showsSomething(plain.pixels))
    #expect(differingPixels(plain.pixels, copied.pixels) == 0)
    #expect(copied.host.issues.isEmpty)
  }

  private struct Changing: View {
    let model: Model<Int>
    let told: Model<[Layouts]>

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        if model.value != 3 {
          Text("first").foregroundStyle(model.value == 2 ? .red : .blue).transition(.opacity)
        }
        Text(model.value == 1 ? "second, longer than it was" : "second")
      }
      .onPreferenceChange(Text.LayoutKey.self) { told.value.append($0) }
    }
  }

  @Test(
    "Readers are told of other words, other colors and of texts that leave, and of nothing else")
  func changes() throws {
    let (model, told) = (Model(0), Model<[Layouts]>([]))
    let probe = try Probe(Changing(model: model, told: told))
    #expect(told.value.count == 1)
    let first = try #require(told.value.last)
    #expect(first.count == 2)
    #expect(first[0].layout.count == 1)
    let height = try #require(first[0].layout.first?.typographicBounds.rect.height)
    #expect(height > 10)
    let (upper, lower) = (Self.place(first[0]), Self.place(first[1]))
    #expect(upper.x == lower.x && lower.y - upper.y >= height)

    probe.host.act { model.value = 1 }
    probe.host.advance(by: 0.1)
    #expect(told.value.count == 2)
    let longer = try #require(told.value.last)
    #expect(Self.width(longer[1]) > 2 * Self.width(first[1]))

    // A color that moves: once, and it is the new one.
    probe.host.act { withAnimation(.linear(duration: 1)) { model.value = 2 } }
    for _ in 0..<70 {
      probe.host.advance(by: 1 / 60)
      _ = probe.host.frame()
    }
    #expect(told.value.count == 3)
    #expect(told.value.last?[0].layout != first[0].layout)

    // The text is gone at once, though it is still seen.
    probe.host.act { withAnimation(.linear(duration: 1)) { model.value = 3 } }
    #expect(told.value.count == 4)
    #expect(told.value.last?.count == 1)
    _ = probe.host.frame()
    #expect(probe.host.needsFrame)
    probe.host.advance(by: 2)
    _ = probe.host.frame()
    #expect(!probe.host.needsFrame)
    #expect(told.value.count == 4)
  }

  private static func place(_ text: Text.LayoutKey.AnchoredLayout) -> CGPoint {
    guard case .point(let point) = text.origin.geometry else { return .zero }
    return point
  }

  private static func width(_ text: Text.LayoutKey.AnchoredLayout) -> CGFloat {
    text.layout.first?.typographicBounds.width ?? 0
  }

  @Test("Where no view reads it, texts do nothing for it, and a reader that leaves is forgotten")
  func unread() throws {
    let reads = Model(false)
    let probe = try Probe(Reading(reads: reads))
    #expect(probe.host.graph.preferences.anchorWriters == 0)
    probe.host.act { reads.value = true }
    #expect(probe.host.graph.preferences.anchorWriters == 1)
    probe.host.act { reads.value = false }
    #expect(probe.host.graph.preferences.anchorWriters == 0)
  }

  private struct Reading: View {
    let reads: Model<Bool>

    var body: some View {
      if reads.value {
        Text("read").backgroundPreferenceValue(Text.LayoutKey.self) { _ in Color.red }
      } else {
        Text("unread")
      }
    }
  }

  @Test("The values of views that are put together are one list; others may be added and taken out")
  func transformed() throws {
    let counts = Model<[Int]>([])
    _ = try Probe(
      HStack {
        Text("one").transformPreference(Text.LayoutKey.self) { $0 += $0 }
        Text("two").preference(key: Text.LayoutKey.self, value: [])
        Text("three")
      }
      .onPreferenceChange(Text.LayoutKey.self) { counts.value.append($0.count) })
    #expect(counts.value == [3])
  }
}
