import Legato
import LegatoFilm

/// A motion token as a card: its curve, its name, and when to use it.
struct TokenCard {
  private static let width = 240.0
  private static let height = 96.0

  private let token: MotionToken

  init(_ token: MotionToken) {
    self.token = token
  }

  private var values: [Double] {
    let length = token.timing.visibleDuration
    return (0...96).map { token.timing.value(at: length * Double($0) / 96) }
  }

  /// The curve, where it begins and where it is to end.
  private var curve: String {
    let values = values
    let (least, most) = (min(values.min() ?? 0, 0), max(values.max() ?? 1, 1))
    func y(_ value: Double) -> Int {
      Int((Self.height - 8 - (Self.height - 16) * (value - least) / (most - least)).rounded())
    }
    let points = values.enumerated().map { index, value in
      "\(Int((Double(index) / 96 * Self.width).rounded())),\(y(value))"
    }
    return """
      <svg viewBox="0 0 240 96" preserveAspectRatio="none" aria-hidden="true"><path class="goal" \
      d="M0 \(y(0))H240M0 \(y(1))H240"/><polyline points="\(points.joined(separator: " "))"/></svg>
      """
  }

  var html: String {
    let names = ([token.name] + token.aliases).joined(separator: " ")
    let search = Markup.escaped("\(names) \(token.use) \(token.timing)".lowercased())
    let timing = token.timing
    let length =
      timing.isEndless ? "endless" : "\(Int((timing.settlingTime * 1000).rounded())) ms"
    return """
      <article class="token" data-search="\(search)">\(curve)<div class="text"><h3>\
      \(Markup.escaped(token.name)) <span class="badge">\(length)</span></h3><p>\
      \(Markup.escaped(token.use))</p><code>\(Markup.escaped("\(token.timing)"))</code></div></article>
      """
  }
}
