import LegatoDisplay

/// How the text of a field is set: what is shown of it, and the places of its characters.
struct TextInputSetting: Equatable {
  /// Shown in the place of every character of a password.
  static let bullet: Character = "•"

  private(set) var request: TextRequest

  init(_ string: String, _ input: TextInput, _ environment: EnvironmentValues) {
    var shown = string
    if input.isSecure {
      shown = String(repeating: Self.bullet, count: string.count)
    } else if input.lines == .one, string.contains(where: \.isNewline) {
      shown = String(
        String.UnicodeScalarView(string.unicodeScalars.map { Self.isBreak($0) ? " " : $0 }))
    }
    request = TextRequest(
      Text(verbatim: shown).spans(in: environment), alignment: Self.alignment(environment),
      lineSpacing: environment.lineSpacing.native.isInSupportedRange ? environment.lineSpacing : 0,
      isRightToLeft: environment.layoutDirection == .rightToLeft)
  }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  static func alignment(_ environment: EnvironmentValues) -> TextRequest.Alignment {
    switch environment.multilineTextAlignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  /// The request for a width to wrap at; one long line where `nil`.
  func request(width: CGFloat?, limit: Int? = nil) -> TextRequest {
    var request = request
    request.maxWidth = width.flatMap { $0.isFinite ? max(0, $0) : nil }
    request.lineLimit = limit
    return request
  }
}

/// A field's text as it was set for a width.
@MainActor
final class TypesetInput {
  let layout: TextLayout
  private let request: TextRequest
  private let engine: any TextLayoutEngine
  /// For each place in the edited text the number of Unicode scalars that are shown before it.
  private let starts: [Int]
  /// Where carets can stand; found when it is first asked for.
  private(set) lazy var carets = engine.carets(request)

  init(_ request: TextRequest, starts: [Int], _ engine: any TextLayoutEngine) {
    self.request = request
    self.starts = starts
    self.engine = engine
    layout = engine.layout(request)
  }

  private func scalar(_ place: Int) -> Int { starts[min(max(place, 0), starts.count - 1)] }

  /// The place whose character holds a scalar.
  private func place(_ scalar: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= scalar { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }

  func caret(at place: Int) -> Rect { carets.caret(before: scalar(place)) }
  func place(at point: Point) -> Int { place(carets.index(at: point)) }

  func rectangles(_ range: Range<Int>, width: Double) -> [Rect] {
    carets.rectangles(
      scalar(range.lowerBound)..<scalar(range.upperBound), width: width,
      isRightToLeft: request.isRightToLeft)
  }

  /// The place a line above or below, nearest to a coordinate; `nil` where there is no such line.
  func place(beside place: Int, down: Bool, x: Double) -> Int? {
    let line = carets.line(of: scalar(place)) + (down ? 1 : -1)
    guard carets.lines.indices.contains(line) else { return nil }
    return self.place(carets.index(atX: x, line: line))
  }

  /// The start or the end of the line that a place is on.
  func lineEnd(of place: Int, forward: Bool) -> Int {
    guard !carets.lines.isEmpty else { return place }
    let line = carets.lines[carets.line(of: scalar(place))]
    guard forward else { return self.place(line.range.lowerBound) }
    return self.place(line.boxes.last?.range.upperBound ?? line.range.upperBound)
  }

  /// The next place to the left or to the right on the same line; `nil` where there is none.
  func place(visuallyBeside place: Int, toRight: Bool) -> Int? {
    guard !carets.lines.isEmpty else { return nil }
    let line = carets.lines[carets.line(of: scalar(place))]
    let here = line.x(scalar(place))
    var nearest: (place: Int, distance: Double)?
    func offer(_ index: Int) {
      let distance = (line.x(index) - here) * (toRight ? 1 : -1)
      let found = self.place(index)
      guard distance > 0.001, found != place, distance < nearest?.distance ?? .infinity else {
        return
      }
      nearest = (found, distance)
    }
    for box in line.boxes { offer(box.range.lowerBound) }
    if let last = line.boxes.last { offer(last.range.upperBound) }
    return nearest?.place
  }
}
