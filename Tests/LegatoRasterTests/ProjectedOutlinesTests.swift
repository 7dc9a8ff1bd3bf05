import LegatoDisplay
import Testing

@testable import LegatoRaster

/// What is seen at an angle and holds outlines only is drawn from these; it looks as a picture of it does that is looked
/// at pixel by pixel.
@Suite("Outlines at an angle")
struct ProjectedOutlinesTests {
  /// A turn about an upright axis through the middle of 120 points, seen from there at a distance of 200.
  private static func turned(_ sine: Double, _ cosine: Double) -> Projection {
    let w = (x: sine / 200, one: 1 - 60 * sine / 200)
    return Projection(
      cosine + 60 * w.x, 60 * w.x, w.x, 0, 1, 0, 60 - 60 * cosine + 60 * (w.one - 1),
      60 * (w.one - 1), w.one)
  }

  private static let angles = [(0.28, 0.96), (-0.6, 0.8), (0.8, 0.6), (-0.96, 0.28)]
  private static let card = Geometry.roundedRect(
    Rect(15, 20, 90, 80), radius: Size(16, 16), continuous: true)
  private static let stops = [
    GradientStop(red, at: 0), GradientStop(.white, at: 0.4), GradientStop(blue, at: 1),
  ]

  enum Content: CaseIterable {
    case fill, text, linear, radial, angular, border, ring, clip, group, blend, shadow, hardShadow
    case fadedShadow

    func commands() throws -> [DrawCommand] {
      let fill = DrawCommand.fill(card, .color(blue), evenOdd: false)
      switch self {
      case .fill, .shadow, .hardShadow, .fadedShadow: return [fill]
      case .text:
        let layout = try HarfBuzzTextEngine().layout(
          TextRequest([LegatoRasterTests.text("Turn", 26)]))
        return [fill, .text(layout, at: Point(30, 40), .color(.white))]
      case .linear:
        let paint = Paint.linearGradient(stops, start: Point(20, 20), end: Point(100, 90))
        return [.fill(card, paint, evenOdd: false)]
      case .radial:
        let paint = Paint.ellipticalGradient(
          stops, center: Point(60, 60), unit: Size(40, 30), startRadius: 0.1, endRadius: 1)
        return [.fill(card, paint, evenOdd: false)]
      case .angular:
        let paint = Paint.angularGradient(
          [GradientStop(red, at: 0), GradientStop(blue, at: 0.5), GradientStop(red, at: 1)],
          center: Point(60, 60), startAngle: 0, endAngle: 2 * .pi)
        return [.fill(card, paint, evenOdd: false)]
      case .border:
        let edge = Geometry.roundedRect(
          Rect(18, 23, 84, 74), radius: Size(14, 14), continuous: false)
        return [.stroke(edge, LineStyle(width: 5), .color(red))]
      case .ring:
        return [.stroke(.ellipse(Rect(30, 30, 60, 60)), LineStyle(width: 9), .color(red))]
      case .clip:
        return [
          .fill(.rect(Rect(0, 0, 120, 120)), .color(red), evenOdd: false),
          .fill(.rect(Rect(10, 70, 100, 20)), .color(blue), evenOdd: false),
        ]
      case .group, .blend:
        return [fill, .fill(.ellipse(Rect(40, 40, 30, 30)), .color(.white), evenOdd: false)]
      }
    }

    func change(_ layer: inout Layer) {
      if self == .clip { layer.clip = Layer.Clip(card) }
      if [.group, .blend, .fadedShadow].contains(self) { layer.opacity = 0.6 }
      let color = DisplayColor(0, 0, 0, 0.5)
      if self == .shadow || self == .fadedShadow {
        layer.filters = [.shadow(color, radius: 5, offset: Point(0, 3))]
      }
      if self == .hardShadow { layer.filters = [.shadow(color, radius: 0, offset: Point(6, 4))] }
      if self == .blend { layer.blendMode = .multiply }
    }
  }

  /// What no outline is drawn for, and nothing can be seen of.
  private static let unseen = DrawCommand.stroke(
    .path(PathData([.move(Point(60, 60)), .line(Point(61, 60))])), LineStyle(width: 1),
    .color(DisplayColor(0, 0, 0, 0)))

  private func picture(_ content: Content, _ projection: Projection, isLookedAt: Bool) throws
    -> CairoRasterizer
  {
    let commands = try content.commands()
    return try draw(120, 120, scale: 2) { list in
      list.show(isLookedAt ? commands + [Self.unseen] : commands) { layer in
        layer.projection = projection
        content.change(&layer)
      }
    }
  }

  @Test("look as their picture does, but for their edges", arguments: Content.allCases, angles)
  func likeness(content: Content, angle: (Double, Double)) throws {
    let projection = Self.turned(angle.0, angle.1)
    let outlines = try picture(content, projection, isLookedAt: false)
    let looked = try picture(content, projection, isLookedAt: true)
    #expect(outlines.painter.keptBytes == 0)
    #expect(looked.painter.keptBytes > 0)
    let (a, b) = (outlines.rgba(), looked.rgba())
    let differences = zip(a, b).map { abs(Int($0) - Int($1)) }
    let marked = stride(from: 0, to: a.count, by: 4).count { a[$0..<($0 + 3)] != [255, 255, 255] }
    #expect(marked > 1_000)
    #expect(Double(differences.reduce(0, +)) / Double(4 * marked) < 3)
    // An edge is a pixel or two wide; elsewhere colours are the same.
    #expect(Double(differences.count { $0 > 24 }) / Double(4 * marked) < 0.05)
  }

  @Test("cast one shadow for all angles")
  func shadows() throws {
    let rasterizer = CairoRasterizer(textEngine: try HarfBuzzTextEngine(), width: 1, height: 1)
    var list = DisplayList(size: Size(120, 120), scale: 2, background: .white)
    let card = list.show(try Content.shadow.commands()) {
      Content.shadow.change(&$0)
      $0.projection = Self.turned(0.28, 0.96)
    }
    rasterizer.render(list, changes: .everything)
    #expect(rasterizer.filtersApplied == 1)
    for (sine, cosine) in Self.angles {
      list.modify(card) { $0.projection = Self.turned(sine, cosine) }
      rasterizer.render(list, changes: DisplayChanges(changed: [card]))
    }
    #expect(rasterizer.filtersApplied == 1)
    #expect(rasterizer.painter.projectedShadows.count == 1)
    list.modify(card) {
      $0.filters = [.shadow(DisplayColor(1, 0, 0), radius: 4, offset: Point(0, 3))]
    }
    rasterizer.render(list, changes: DisplayChanges(changed: [card]))
    #expect(rasterizer.filtersApplied == 2)
    #expect(rasterizer.painter.projectedShadows.count == 1)
    // Flat it has another one, and after a while this one is forgotten.
    list.modify(card) { $0.projection = nil }
    for _ in 0..<62 { rasterizer.render(list, changes: DisplayChanges(changed: [card])) }
    #expect(rasterizer.painter.projectedShadows.isEmpty)
  }

  /// Black is the hardest: an error of 1 in 255 shows as that.
  @Test(
    "cast a shadow that is looked up at few places, and is what it would be at each of them",
    arguments: [2.0, 5, 12, 30], angles)
  func shadowAtFewPlaces(radius: Double, angle: (Double, Double)) throws {
    let commands = try Content.fill.commands()
    func shown(_ commands: [DrawCommand]) throws -> CairoRasterizer {
      try draw(120, 120, scale: 3) { list in
        list.show(commands) {
          $0.projection = Self.turned(angle.0, angle.1)
          $0.filters = [.shadow(DisplayColor(0, 0, 0), radius: radius, offset: Point(0, 3))]
        }
      }
    }
    let (few, each) = (try shown(commands), try shown(commands + [Self.unseen]))
    #expect(few.painter.keptBytes == 0)
    #expect(each.painter.keptBytes > 0)
    let (a, b) = (few.rgba(), each.rgba())
    // What is grey in both has nothing of the card.
    var (places, largest, sum) = (0, 0, 0)
    for at in stride(from: 0, to: a.count, by: 4) where a[at] == a[at + 2] && b[at] == b[at + 2] {
      guard a[at] < 255 else { continue }
      let error = abs(Int(a[at]) - Int(b[at]))
      (places, largest, sum) = (places + 1, max(largest, error), sum + error)
    }
    #expect(places > 2_000)
    #expect(largest <= 6)
    #expect(sum < places)
  }

  @Test("that touch let nothing through between them", arguments: angles)
  func seams(angle: (Double, Double)) throws {
    let projection = Self.turned(angle.0, angle.1)
    let shown = try draw(120, 120, scale: 2) { list in
      list.show([
        .fill(.rect(Rect(20, 20, 27.5, 80)), .color(red), evenOdd: false),
        .fill(.rect(Rect(47.5, 20, 52.5, 80)), .color(blue), evenOdd: false),
      ]) { $0.projection = projection }
    }
    // Neither colour has green; what is behind has.
    let (left, right) = (
      try #require(projection.image(of: Point(30, 60))),
      try #require(projection.image(of: Point(90, 60)))
    )
    let columns = Int(2 * min(left.x, right.x))...Int(2 * max(left.x, right.x))
    #expect(columns.map { shown.pixel($0, 120).green }.max() == 0)
  }
}
