import Foundation
import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@Suite("What styles can do") @MainActor
struct StyleEffectTests {
  @Test("a drop shadow falls behind what is painted")
  func drop() throws {
    let view = Circle().fill(Color(white: 1).shadow(.drop(color: .black, radius: 2, y: 6)))
      .frame(width: 40, height: 40)
    let shown = try DrawnView(view)
    #expect(shown.pixel(50, 50) == [255, 255, 255] && shown.pixel(50, 73)[0] < 200)
  }

  @Test("an inner shadow falls inside, from the edge")
  func inner() throws {
    let view = Rectangle().fill(Color(white: 1).shadow(.inner(color: .black, radius: 3, y: 4)))
      .frame(width: 60, height: 60)
    let shown = try DrawnView(view)
    #expect(shown.pixel(50, 21)[0] < 120, "under the upper edge")
    #expect(shown.pixel(50, 50)[0] > 250 && shown.pixel(50, 15)[0] == 255, "and not outside")
  }

  @Test("a blend mode lays the paint over what is behind in its own way")
  func blend() throws {
    let view = ZStack {
      Color(red: 1, green: 1, blue: 0)
      Rectangle().fill(Color(red: 0, green: 1, blue: 1).blendMode(.multiply))
    }
    #expect(try DrawnView(view).pixel(50, 50) == [0, 255, 0])
  }

  @Test("text and symbols take effects as well, and relative ones are those of the foreground")
  func texts() throws {
    let list = try Probe(Text("A").foregroundStyle(.red.shadow(.drop(radius: 2)))).list.description
    #expect(list.contains("shadow #000000 33%"))
    let symbol = Image(systemName: "star.fill").foregroundStyle(.shadow(.inner(radius: 1)))
    #expect(try Probe(symbol).list.description.contains("clip outside"))
  }

  @Test("an image paint repeats a part of an image, from the frame's corner on")
  func imagePaint() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("red.png", pngFile(10, 10, .init(1, 0, 0)))
    let paint = ImagePaint(image: Image("red"), scale: 2)
    let shown = try DrawnView(Circle().fill(paint), in: folder.configuration)
    #expect(shown.pixel(50, 50) == [255, 0, 0] && shown.pixel(2, 2) == [255, 255, 255])
    let missing = try Probe(Circle().fill(.image(Image("nothing"))), folder.configuration)
    #expect(missing.host.issues.count == 1)
  }

  @Test("a tint may be any style; the accent color is the tint")
  func tint() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(try DrawnView(Rectangle().fill(.tint).tint(red)).pixel(50, 50) == [255, 0, 0])
    #expect(try DrawnView(Color.accentColor.tint(red)).pixel(50, 50) == [255, 0, 0])
    #expect(try DrawnView(Color.accentColor.tint(.accentColor)).pixel(50, 50) == [0, 136, 255])
    #expect(try DrawnView(Color.accentColor.accentColor(red)).pixel(50, 50) == [255, 0, 0])
    #expect(try DrawnView(Color.accentColor.tint(red).tint(nil)).pixel(50, 50) == [255, 0, 0])
    let fade = Rectangle().fill(.tint)
      .tint(LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom))
    let shown = try DrawnView(fade)
    #expect(shown.pixel(50, 5)[0] > 200 && shown.pixel(50, 95)[0] < 50)
  }

  @Test("the background style can be set")
  func background() throws {
    let view = Color.clear.background().backgroundStyle(Color(red: 0, green: 1, blue: 0))
    #expect(try DrawnView(view).pixel(50, 50) == [0, 255, 0])
  }

  @Test("a color of a catalogue follows the appearance; one that is not there is reported")
  func named() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(
      "Assets.xcassets/Brand.colorset/Contents.json",
      """
      {"colors":[{"color":{"color-space":"srgb","components":
      {"red":"0x80","green":"1.000","blue":"0","alpha":"1.000"}}},
      {"color":{"color-space":"srgb","components":
      {"red":"0","green":"0","blue":"255","alpha":"1"}},
      "appearances":[{"appearance":"luminosity","value":"dark"}]}]}
      """)
    var configuration = folder.configuration
    #expect(try DrawnView(Color("Brand"), in: configuration).pixel(50, 50) == [128, 255, 0])
    configuration.colorScheme = .dark
    #expect(try DrawnView(Color("Brand"), in: configuration).pixel(50, 50) == [0, 0, 255])
    let probe = try Probe(Color("Nothing"), configuration)
    #expect(probe.host.issues.map(\.message).first?.contains("Nothing") == true)
  }

  @Test("edges are hard where antialiasing is off")
  func edges() throws {
    func greys<V: View>(_ view: V) throws -> Int {
      let shown = try DrawnView(view.frame(width: 51, height: 51).frame(width: 100, height: 100))
      return Set((0..<100).flatMap { y in (0..<100).map { shown.pixel($0, y)[0] } }).count
    }
    let circle = Circle()
    #expect(try greys(circle.fill(.black)) > 3)
    #expect(try greys(circle.fill(.black, style: FillStyle(antialiased: false))) == 2)
    #expect(try greys(circle.stroke(.black, lineWidth: 3, antialiased: false)) == 2)
    #expect(try greys(circle.strokeBorder(.black, lineWidth: 3, antialiased: false)) == 2)
    #expect(try greys(Color.black.cornerRadius(20, antialiased: false)) == 2)
    #expect(try greys(Color.black.cornerRadius(20)) > 3)
    #expect(try greys(Color.black.rotationEffect(.degrees(20)).clipped()) > 2)
  }
}
