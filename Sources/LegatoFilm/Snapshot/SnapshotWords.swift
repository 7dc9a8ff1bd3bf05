import Glibc
import LegatoDisplay

/// What is drawn, in words. Lengths are in points, to a hundredth; factors have three decimals.
struct SnapshotWords {
  /// What is added to coordinates: those that are written are the view's, not the surface's.
  var offset = Point.zero
  /// The name of a face that text is set in; `nil` for those of symbols.
  let fontName: (_ face: Int) -> String?

  func moved(by point: Point) -> SnapshotWords {
    SnapshotWords(offset: Point(offset.x + point.x, offset.y + point.y), fontName: fontName)
  }

  /// For what has coordinates of its own, as what is turned has.
  var atOrigin: SnapshotWords { SnapshotWords(fontName: fontName) }

  // MARK: Numbers

  /// A length in points.
  static func length(_ value: Double) -> String { readable(value, places: 2) }

  static func size(_ size: Size) -> String { "\(length(size.width))×\(length(size.height))" }

  func point(_ point: Point) -> String {
    "\(Self.length(point.x + offset.x)), \(Self.length(point.y + offset.y))"
  }

  /// Where something is; nothing where it is at 0, 0.
  func place(_ origin: Point) -> String {
    let point = point(origin)
    return point == "0, 0" ? "" : " at \(point)"
  }

  func box(_ rect: Rect) -> String {
    Self.size(Size(rect.width, rect.height)) + place(Point(rect.x, rect.y))
  }

  // MARK: What is too long to be read

  /// What the words begin with that stand for something long.
  static let checksum = "checksum"

  /// Eight digits that differ where a text differs: FNV-1a of its UTF-8, 32 bits.
  static func checksum(_ text: String) -> String { checksum(of: text.utf8) }

  static func checksum(of bytes: some Sequence<UInt8>) -> String {
    let hash = bytes.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    let digits = String(hash, radix: 16, uppercase: true)
    return checksum + " " + String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// How many characters of a text are written.
  private static let maxText = 120

  /// A text in quotes, on one line.
  static func quoted(_ text: String) -> String {
    let line = String(text.map { $0.isNewline ? "⏎" : $0 })
    guard line.count > maxText else { return "“\(line)”" }
    return "“\(line.prefix(maxText))…” of \(line.count) characters, \(checksum(line))"
  }

  // MARK: Geometry

  /// How many segments of a path are written.
  private static let maxSegments = 12

  func geometry(_ geometry: Geometry, evenOdd: Bool = false) -> String {
    switch geometry {
    case .rect(let rect): return "rect \(box(rect))"
    case .roundedRect(let rect, let radius, let isContinuous):
      let isRound = radius.width == radius.height
      return "rounded rect \(box(rect)) radius "
        + (isRound ? Self.length(radius.width) : Self.size(radius))
        + (isContinuous ? "" : " circular")
    case .ellipse(let rect):
      return "\(rect.width == rect.height ? "circle" : "ellipse") \(box(rect))"
    case .path(let data):
      return path(data) + (evenOdd ? " even-odd" : "")
    }
  }

  private func path(_ data: PathData) -> String {
    guard data.elements.count > Self.maxSegments else { return "path \(segments(data))" }
    // From its own corner, so that a path that is only elsewhere has the same number.
    let bounds = data.controlBounds
    let own = SnapshotWords(offset: Point(-bounds.x, -bounds.y), fontName: fontName)
    return "path of \(data.elements.count) segments \(box(bounds)) "
      + Self.checksum(own.segments(data))
  }

  private func segments(_ data: PathData) -> String {
    data.elements.map { element in
      switch element {
      case .move(let end): "move \(point(end))"
      case .line(let end): "line \(point(end))"
      case .quad(let end, let control): "curve \(point(control)) to \(point(end))"
      case .curve(let end, let control1, let control2):
        "curve \(point(control1)) and \(point(control2)) to \(point(end))"
      case .close: "close"
      }
    }.joined(separator: "; ")
  }

  // MARK: Paint

  /// How many stops of a gradient are written.
  private static let maxStops = 6

  func paint(_ paint: Paint) -> [String] {
    switch paint {
    case .color(let color): return [color.hex]
    case .linearGradient(let stops, let start, let end):
      return ["linear gradient from \(point(start)) to \(point(end))"] + Self.stops(stops)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      return ["radial gradient" + radii(center, startRadius, endRadius)] + Self.stops(stops)
    case .ellipticalGradient(let stops, let center, let unit, let startRadius, let endRadius):
      return [
        "elliptical gradient" + radii(center, startRadius, endRadius) + " of \(Self.size(unit))"
      ] + Self.stops(stops)
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      let (start, end) = (Self.degrees(startAngle), Self.degrees(endAngle))
      return ["angular gradient about \(point(center)) from \(start) to \(end)"]
        + Self.stops(stops)
    case .image(let pattern):
      let part = pattern.part == Rect(0, 0, 1, 1) ? "" : " part \(pattern.part)"
      return [
        "image \(Self.pixels(pattern.image))\(part)\(pattern.isRepeated ? " repeated" : "")"
          + " \(box(pattern.tile))",
        Self.checksum(of: pattern.image),
      ]
    case .backdrop(let backdrop):
      let opacity = backdrop.opacity == 1 ? "" : " opacity \(readable(backdrop.opacity))"
      return [
        "backdrop blur \(Self.length(backdrop.radius))\(opacity) color matrix",
        Self.checksum(Self.list(backdrop.matrix)),
      ]
    }
  }

  private func radii(_ center: Point, _ start: Double, _ end: Double) -> String {
    " about \(point(center)) radius \(Self.length(start)) to \(Self.length(end))"
  }

  /// A word for each stop, with a comma but for the last.
  private static func stops(_ stops: [GradientStop]) -> [String] {
    let all = stops.map { "\($0.color.hex) at \(readable($0.location))" }
    guard all.count > maxStops else {
      return all.dropLast().map { $0 + "," } + all.suffix(1)
    }
    return [
      "\(all.count) stops", all[0] + ",", all[all.count / 2] + ",", all[all.count - 1] + ",",
      checksum(all.joined(separator: ", ")),
    ]
  }

  static func degrees(_ radians: Double) -> String { "\(length(radians * 180 / .pi))°" }

  private static func list(_ numbers: [Double]) -> String {
    numbers.map { readable($0) }.joined(separator: " ")
  }

  static func pixels(_ image: ImageData) -> String {
    "\(image.width)×\(image.height) \(image.drawing == nil ? "px" : "drawing")"
  }

  static func checksum(of image: ImageData) -> String {
    checksum(of: image.drawing ?? image.pixels)
  }

  // MARK: Filters

  static func filter(_ filter: Filter) -> [String] {
    switch filter {
    case .blur(let radius, let isOpaque):
      return ["blur \(length(radius))\(isOpaque ? " opaque" : "")"]
    case .shadow(let color, let radius, let offset):
      let place = "\(length(offset.x)), \(length(offset.y))"
      return ["shadow", color.hex, "radius \(length(radius)) offset \(place)"]
    case .colorMatrix(let numbers): return ["color matrix [\(list(numbers))]"]
    case .luminanceToAlpha: return ["luminance to alpha"]
    case .alphaThreshold(let min, let max, let color):
      return ["alpha \(readable(min))…\(readable(max)) as", color.hex]
    }
  }

  // MARK: Transforms

  /// A transform that is no translation: turned, scaled, or both, and where its origin comes to lie.
  func transform(_ transform: Transform) -> String {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    let place = place(Point(transform.tx, transform.ty))
    if b == 0, c == 0 {
      return "scaled \(a == d ? readable(a) : "\(readable(a))×\(readable(d))")\(place)"
    }
    // What turns and scales alike in both directions; angles are exact to some digits only.
    let scale = (a * a + b * b).squareRoot()
    if abs(a - d) < 1e-9, abs(b + c) < 1e-9, scale > 0 {
      let scaled = abs(scale - 1) < 1e-9 ? "" : " scaled \(readable(scale))"
      return "turned \(Self.degrees(atan2(b, a)))\(scaled)\(place)"
    }
    return "matrix [\(Self.list([a, b, c, d]))]\(place)"
  }
}
