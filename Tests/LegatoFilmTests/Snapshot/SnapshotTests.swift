import LegatoDisplay
import SwiftUI
import Testing

@testable import LegatoFilm

@MainActor @Suite("Snapshots")
struct SnapshotTests {
  private struct Badge: View {
    var isWide = false
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
      ZStack {
        RoundedRectangle(cornerRadius: 8).fill(colorScheme == .dark ? .white : .black)
          .frame(width: isWide ? 60 : 40, height: 20)
        if isWide, colorScheme == .dark { Circle().fill(.red).frame(width: 6, height: 6) }
        Text("7").foregroundStyle(.gray).opacity(0.5)
      }
    }
  }

  private func snapshot(
    _ scheme: ColorScheme = .light, isWide: Bool = false, size: Size = Size(100, 60)
  ) throws -> Snapshot {
    let stage = try Stage(
      Badge(isWide: isWide), configuration: HostConfiguration(size: size, colorScheme: scheme))
    return try Snapshot(stage, view: "Badge")
  }

  @Test func areTextThatPeopleRead() throws {
    let text = try snapshot().text
    #expect(
      text.hasPrefix(
        """
        legato snapshot 1
        view Badge 40×20.5 at 30, 19.75
        surface 100×60 at 2 pixels a point, light, left to right, text large
        ground #FFFFFF

        Badge/ZStack
          RoundedRectangle[0]: fill rounded rect 40×20 radius 8 #000000
        """), "\(text)")
    #expect(text.contains("text “7”") && text.contains("Inter 17 pt #8E8E93"), "\(text)")
    let again = try snapshot().text
    #expect(text.hasSuffix("\n") && text == again)
  }

  @Test(
    "two color schemes are one text: colors that differ twice, lines that only one has with its name"
  )
  func bothSchemes() throws {
    let text = Snapshot.text(try snapshot(), try snapshot(.dark))
    #expect(text.contains("100×60 at 2 pixels a point, light and dark, left to right"))
    #expect(text.contains("\nground light #FFFFFF dark #000000\n"))
    #expect(text.contains("rounded rect 40×20 radius 8 light #000000 dark #FFFFFF\n"))
    let wide = Snapshot.text(try snapshot(isWide: true), try snapshot(.dark, isWide: true))
    let only = wide.split(separator: "\n").filter { $0.contains("circle") }
    #expect(only.count == 1 && only[0].contains("dark Circle"), "\(wide)")
  }

  @Test("the same, wherever the view is on the surface, but for the line that says so")
  func place() throws {
    let (small, large) = (try snapshot().text, try snapshot(size: Size(120, 80)).text)
    let lines = zip(small.split(separator: "\n"), large.split(separator: "\n"))
    #expect(lines.filter { $0 != $1 }.count == 2)
    #expect(large.contains("view Badge 40×20.5 at 40, 29.75\nsurface 120×80"))
  }

  @Test("a picture shows the view with a margin, and is no larger than asked")
  func picture() throws {
    let snapshot = try snapshot()
    #expect(snapshot.crop(margin: 8) == Rect(22, 11, 56, 38))
    #expect(snapshot.crop(margin: 500) == Rect(0, 0, 100, 60))
    let picture = try snapshot.picture(margin: 8, scale: 1, maxSide: 240)
    #expect(picture.width == 56 && picture.height == 38)
    let small = try snapshot.picture(margin: 8, scale: 2, maxSide: 28)
    #expect(small.width == 28 && small.height == 19)
    let corner = Array(picture.pixels.prefix(4))
    let middle = 4 * (56 * 10 + 20)
    let shown = Array(picture.pixels[middle..<middle + 4])
    #expect(corner == [255, 255, 255, 255])
    #expect(shown == [0, 0, 0, 255])
  }

  @Test("what casts a shadow or is blurred reaches beyond its frame, what is clipped does not")
  func bounds() throws {
    var list = DisplayList(size: Size(100, 100), scale: 1, background: .white)
    var layer = Layer(name: "card")
    layer.commands = [.fill(.rect(Rect(20, 20, 10, 10)), .color(.black), evenOdd: false)]
    let id = list.insert(layer)
    list.modify(list.root) { $0.children = [id] }
    #expect(list.drawnBounds == Rect(20, 20, 10, 10))
    list.modify(id) { $0.filters = [.shadow(.black, radius: 2, offset: Point(0, 3))] }
    #expect(list.drawnBounds == Rect(16, 19, 18, 18))
    list.modify(id) { $0.filters = [.blur(radius: 1, opaque: false)] }
    #expect(list.drawnBounds == Rect(18, 18, 14, 14))
    list.modify(id) { $0.clip = Layer.Clip(.rect(Rect(0, 0, 25, 25))) }
    #expect(list.drawnBounds == Rect(18, 18, 7, 7))
    list.modify(id) { $0.opacity = 0 }
    #expect(list.drawnBounds.isEmpty)
  }
}
