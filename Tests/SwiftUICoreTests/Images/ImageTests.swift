import Foundation
import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@Suite("An image of a bundle") @MainActor
struct ImageTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("plain.png", pngFile(30, 20, .init(1, 0, 0)))
    try folder.write("sharp.png", pngFile(10, 10, .init(1, 0, 0)))
    try folder.write("sharp@2x.png", pngFile(20, 20, .init(0, 1, 0)))
    try folder.write(
      "sign.svg",
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">
      <rect width="5" height="10"/></svg>
      """)
    try folder.write("broken.png", Array(pngFile(30, 20, .black).prefix(40)))
    try folder.write("wrong.jpg", pngFile(4, 4, .init(0, 0, 1)))
    try folder.write("folder.png/inside.txt", "no picture")
    let catalog = "Assets.xcassets/"
    try folder.write(catalog + "Hill.imageset/light.png", pngFile(8, 8, .init(1, 1, 0)))
    try folder.write(catalog + "Hill.imageset/dark.png", pngFile(8, 8, .init(0, 0, 1)))
    try folder.write(
      catalog + "Hill.imageset/Contents.json",
      """
      {"images":[{"filename":"light.png","idiom":"universal"},
      {"filename":"dark.png","idiom":"universal",
      "appearances":[{"appearance":"luminosity","value":"dark"}]}],
      "properties":{"template-rendering-intent":"original"}}
      """)
    try folder.write(
      catalog + "Icons/Contents.json", #"{"properties":{"provides-namespace":true}}"#)
    try folder.write(catalog + "Icons/Dot.imageset/dot.png", pngFile(6, 6, .black))
    try folder.write(
      catalog + "Icons/Dot.imageset/Contents.json",
      #"""
      {"images":[{"filename":"dot.png","scale":"1x"}],
      "properties":{"template-rendering-intent":"template"}}
      """#)
  }

  private func shown<V: View>(_ view: V, dark: Bool = false) throws -> DrawnView {
    var configuration = folder.configuration
    if dark { configuration.colorScheme = .dark }
    return try DrawnView(view, in: configuration)
  }

  private func size<V: View>(of view: V, scale: Double = 1) throws -> CGSize {
    var configuration = folder.configuration
    configuration.scale = scale
    let probe = try Probe(view, configuration)
    let element = try #require(probe.element(PictureElement.self))
    return element.size
  }

  @Test("has its own size, whatever it is offered")
  func naturalSize() throws {
    defer { folder.remove() }
    #expect(try size(of: Image("plain")) == CGSize(width: 30, height: 20))
    #expect(try size(of: Image("plain.png")) == CGSize(width: 30, height: 20))
    #expect(try size(of: Image("plain").frame(width: 5)) == CGSize(width: 30, height: 20))
  }

  @Test("fills what it is offered where it is resizable, its own shape kept on demand")
  func resizable() throws {
    defer { folder.remove() }
    #expect(try size(of: Image("plain").resizable()) == CGSize(width: 100, height: 100))
    let fitted = Image("plain").resizable().scaledToFit().frame(width: 60, height: 60)
    #expect(try size(of: fitted) == CGSize(width: 60, height: 40))
    let filling = Image("plain").resizable().scaledToFill().frame(width: 60, height: 60)
    #expect(try size(of: filling) == CGSize(width: 90, height: 60))
  }

  @Test("is the file for the display's scale")
  func scales() throws {
    defer { folder.remove() }
    #expect(try shown(Image("sharp")).pixel(50, 50) == [255, 0, 0])
    #expect(try size(of: Image("sharp"), scale: 2) == CGSize(width: 10, height: 10))
    #expect(try size(of: Image("sharp"), scale: 3) == CGSize(width: 10, height: 10))
  }

  @Test("of a catalogue follows the appearance, the groups and the intent")
  func catalogs() throws {
    defer { folder.remove() }
    #expect(try shown(Image("Hill")).pixel(50, 50) == [255, 255, 0])
    #expect(try shown(Image("Hill"), dark: true).pixel(50, 50) == [0, 0, 255])
    let template = Image("Icons/Dot").foregroundStyle(Color(red: 1, green: 0, blue: 0))
    #expect(try shown(template).pixel(50, 50) == [255, 0, 0])
    let original = Image("Icons/Dot").renderingMode(.original)
      .foregroundStyle(Color(red: 1, green: 0, blue: 0))
    #expect(try shown(original).pixel(50, 50) == [0, 0, 0])
  }

  @Test("as a template takes the foreground style as far as it is opaque")
  func templates() throws {
    defer { folder.remove() }
    let view = Image("sign").renderingMode(.template).resizable()
      .foregroundStyle(Color(red: 0, green: 0, blue: 1))
    let picture = try shown(view)
    #expect(picture.pixel(20, 50) == [0, 0, 255] && picture.pixel(80, 50) == [255, 255, 255])
  }

  @Test("is what its bytes are, not what its name says")
  func wrongEnding() throws {
    defer { folder.remove() }
    #expect(try shown(Image("wrong.jpg")).pixel(50, 50) == [0, 0, 255])
  }

  @Test(
    "that does not exist or is damaged is reported once, and a grey field stands in its place",
    arguments: ["nowhere", "broken", "folder", "../plain", "/etc/passwd", ""])
  func missing(name: String) throws {
    defer { folder.remove() }
    let view = VStack { Image(name) }
    let probe = try Probe(view, folder.configuration)
    _ = probe.list
    #expect(probe.host.issues.count == 1)
    let issue = try #require(probe.host.issues.first)
    #expect(issue.message.hasPrefix("Image(\"\(name)\")") && issue.path == "VStack/Image")
    #expect(try size(of: view) == CGSize(width: 44, height: 44))
    #expect(try shown(view).pixel(30, 30) != [255, 255, 255])
  }

  @Test("keeps the size of its caps, and repeats or stretches between them")
  func caps() {
    let slices = Slices(4, 6, of: 20, from: 10, over: 100).slices
    #expect(slices.map(\.place) == [10, 14, 104] && slices.map(\.length) == [4, 90, 6])
    #expect(slices.map(\.start) == [0, 4, 14] && slices.map(\.own) == [4, 10, 6])
    // Where there is no room for both, they share it; where they are longer than the image, too.
    #expect(Slices(4, 6, of: 20, from: 0, over: 5).slices.map(\.length) == [2, 3])
    #expect(Slices(30, 10, of: 20, from: 0, over: 100).slices.map(\.own) == [15, 5])
    #expect(Slices(.nan, -3, of: 20, from: 0, over: 50).slices.map(\.length) == [50])
  }

  @Test("is repeated at its own size in tiles")
  func tiles() throws {
    defer { folder.remove() }
    let picture = try shown(
      Image("sign").resizable(resizingMode: .tile).interpolation(.none))
    for x in [2, 12, 22, 92] { #expect(picture.pixel(x, 50) == [0, 0, 0]) }
    for x in [7, 17, 97] { #expect(picture.pixel(x, 50) == [255, 255, 255]) }
  }

  @Test("says its name, its label, or nothing")
  func labels() throws {
    defer { folder.remove() }
    let view = VStack {
      Image("plain")
      Image("plain", label: Text("A red field"))
      Image(decorative: "plain")
    }
    let probe = try Probe(view, folder.configuration)
    #expect(probe.host.semantics.map(\.label) == ["plain", "A red field"])
  }

  @Test("that code draws has the size it is given, and is drawn sharp at any")
  func drawn() throws {
    let image = Image(size: CGSize(width: 10, height: 10), label: Text("half")) { context in
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 5, height: 10)), with: .color(red: 1, green: 0, blue: 0))
    }
    #expect(try size(of: image) == CGSize(width: 10, height: 10))
    let picture = try DrawnView(image.resizable())
    #expect(picture.pixel(48, 50) == [255, 0, 0] && picture.pixel(51, 50) == [255, 255, 255])
    let bad = try Probe(Image(size: CGSize(width: CGFloat.nan, height: 1)) { _ in })
    #expect(bad.host.issues.count == 1)
  }

  @Test("that is the same file is decoded once")
  func cache() throws {
    defer { folder.remove() }
    let probe = try Probe(
      HStack {
        Image("plain"); Image("plain.png")
      }, folder.configuration)
    let images = probe.elements(PictureElement.self).compactMap { element -> ImageData? in
      guard case .image(let data) = element.loaded?.content else { return nil }
      return data
    }
    #expect(images.count == 2 && images.first === images.last)
  }

  @Test("takes a canvas's state like anything that is drawn there")
  func canvas() throws {
    defer { folder.remove() }
    let picture = try shown(
      Canvas { context, size in
        context.draw(Image("plain"), in: CGRect(x: 0, y: 0, width: 50, height: 100))
        var tinted = context.resolve(Image("plain"))
        #expect(tinted.size == CGSize(width: 30, height: 20))
        tinted.shading = .color(red: 0, green: 0, blue: 1)
        context.draw(tinted, in: CGRect(x: 50, y: 0, width: 50, height: 100))
      })
    #expect(picture.pixel(25, 50) == [255, 0, 0] && picture.pixel(75, 50) == [0, 0, 255])
  }
}

extension Probe {
  func elements<E: Element>(_ type: E.Type) -> [E] {
    var found: [E] = []
    func visit(_ element: Element) {
      if let element = element as? E { found.append(element) }
      for child in element.children { visit(child) }
    }
    visit(host.graph.rootElement)
    return found
  }

  func element<E: Element>(_ type: E.Type) -> E? { elements(type).first }
}
