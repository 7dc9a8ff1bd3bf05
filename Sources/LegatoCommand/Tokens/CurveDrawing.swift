import Legato
import LegatoDisplay
import LegatoFilm
import LegatoMotion

/// A token's curve as an SVG file: its name, the value over time, and how long it takes. It follows
/// the reader's light or dark appearance.
struct CurveDrawing {
  private static let width = 480.0
  private static let height = 320.0
  /// Around the curve: at the top for the name, at the left for the values.
  private static let (left, top, right, bottom) = (48.0, 72.0, 24.0, 44.0)
  private static let samples = 241

  let svg: String

  init(_ token: MotionToken) {
    let timing = token.timing
    let samples = timing.sample(count: Self.samples)
    let least = min(0, samples.map(\.value).min() ?? 0)
    let most = max(1, samples.map(\.value).max() ?? 1)
    let duration = max(timing.visibleDuration, .leastNonzeroMagnitude)
    let (plotWidth, plotHeight) = (
      Self.width - Self.left - Self.right, Self.height - Self.top - Self.bottom
    )
    func x(_ time: Double) -> String {
      readable(Self.left + plotWidth * time / duration, places: 2)
    }
    func y(_ value: Double) -> String {
      readable(Self.top + plotHeight * (most - value) / (most - least), places: 2)
    }
    let path = samples.enumerated().map { index, sample in
      "\(index == 0 ? "M" : "L")\(x(sample.time)) \(y(sample.value))"
    }.joined(separator: " ")
    let (start, end) = (readable(Self.left), readable(Self.width - Self.right))
    let foot = readable(Self.height - Self.bottom + 24)
    let length = TokenText.length(of: timing)
    svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320" width="480" height="320" role="img" aria-labelledby="title description">
      <title id="title">\(Markup.escaped(token.name))</title>
      <desc id="description">\(Markup.escaped("\(timing), \(length). \(token.use)"))</desc>
      <style>
      svg { color-scheme: light dark; background: #fff; font: 12px Inter, system-ui, sans-serif; font-variant-numeric: tabular-nums; }
      .name { font-size: 17px; font-weight: 600; fill: #1c1c1e; }
      .quiet { fill: #63636a; }
      .rule { stroke: #d8d8dd; }
      .curve { fill: none; stroke: #0a66d6; stroke-width: 2.5; stroke-linecap: round; stroke-linejoin: round; }
      @media (prefers-color-scheme: dark) {
        svg { background: #1c1c1e; } .name { fill: #f2f2f7; } .quiet { fill: #aeaeb2; }
        .rule { stroke: #3a3a3c; } .curve { stroke: #4b96f0; }
      }
      </style>
      <text class="name" x="24" y="32">\(Markup.escaped(token.name))</text>
      <text class="quiet" x="24" y="52">\(Markup.escaped("\(timing)"))</text>
      <path class="rule" d="M\(start) \(y(0))H\(end)M\(start) \(y(1))H\(end)"/>
      <text class="quiet" x="36" y="\(y(0))" dy="4" text-anchor="end">0</text>
      <text class="quiet" x="36" y="\(y(1))" dy="4" text-anchor="end">1</text>
      <path class="curve" d="\(path)"/>
      <text class="quiet" x="\(start)" y="\(foot)">0</text>
      <text class="quiet" x="\(end)" y="\(foot)" text-anchor="end">\(Markup.escaped(length))</text>
      </svg>

      """
  }
}
