import LegatoDisplay

extension Path: LosslessStringConvertible {
  /// A description of the path that may be used to recreate the path via `init?(_:)`: points, then a
  /// letter for what leads to them, as in `0 0 m 10 0 l 10 5 5 10 q h`. `m` begins a subpath, `l` is
  /// a line, `q` and `c` are curves, control points first, and `h` closes.
  public var description: String {
    func text(_ points: Point...) -> String {
      points.map { "\(Self.text($0.x)) \(Self.text($0.y))" }.joined(separator: " ")
    }
    return data.elements.map { element in
      switch element {
      case .move(let point): "\(text(point)) m"
      case .line(let point): "\(text(point)) l"
      case .quad(let point, let control): "\(text(control, point)) q"
      case .curve(let point, let control1, let control2): "\(text(control1, control2, point)) c"
      case .close: "h"
      }
    }.joined(separator: " ")
  }

  /// The shortest decimal that is read back as the same number.
  private static func text(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Initializes from the result of a previous call to `description`. Fails if the `string` does not
  /// describe a valid path.
  public init?(_ string: String) {
    var data = PathData()
    var numbers: [Double] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(number)
        continue
      }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        Point(numbers[$0], numbers[$0 + 1])
      }
      let begins = word == "m" || word == "re"
      guard begins || !data.isEmpty else { return nil }
      switch (word, numbers.count) {
      case ("m", 2): data.elements.append(.move(points[0]))
      case ("l", 2): data.elements.append(.line(points[0]))
      case ("q", 4): data.elements.append(.quad(points[1], control: points[0]))
      case ("c", 6):
        data.elements.append(.curve(points[2], control1: points[0], control2: points[1]))
      case ("h", 0): data.elements.append(.close)
      case ("re", 4):
        let rect = Rect(numbers[0], numbers[1], numbers[2], numbers[3])
        data.elements += Geometry.rect(rect).outline.elements
      default: return nil
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
    self.init(data)
  }
}
