import LegatoDisplay

/// The curves of everything that moves in a recording, as an SVG drawing: a row for each value, all
/// over one axis of time.
///
/// It brings nothing with it and asks for nothing: letters are set in the reader's own fonts, and the
/// colours follow the reader's light or dark setting.
struct SVGCurvePlot {
  static let width = 960.0
  private static let margin = 32.0
  private static let labelWidth = 232.0
  private static let valueWidth = 96.0
  private static let top = 104.0
  private static let rowHeight = 76.0
  private static let plotHeight = 44.0
  /// More rows than anyone reads are counted.
  static let maxRows = 48

  private let recording: Recording
  let rows: [PlotRow]
  private let hidden: Int

  init(_ recording: Recording) {
    self.recording = recording
    let all = PlotRow.rows(of: recording)
    rows = Array(all.prefix(Self.maxRows))
    hidden = all.count - rows.count
  }

  private var left: Double { Self.margin + Self.labelWidth }
  private var right: Double { Self.width - Self.margin - Self.valueWidth }
  private var bottom: Double { Self.top + Double(max(rows.count, 1)) * Self.rowHeight }
  private var height: Double { bottom + 64 }

  private func x(_ time: Double) -> Double {
    left + (right - left) * time / max(recording.duration, 1e-9)
  }

  var svg: String {
    var lines = [
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(number(Self.width)) \#(number(height))" width="\#(number(Self.width))" height="\#(number(height))" role="img" aria-labelledby="title">"#,
      "<title id=\"title\">Curves of \(Markup.escaped(recording.view))</title>", Self.style,
      #"<rect class="page" width="100%" height="100%"/>"#,
      text(recording.view, x: Self.margin, y: 48, "title"),
      text(recording.summary, x: Self.margin, y: 70, "quiet"),
    ]
    let notes = recording.leftOutNotes
    if !notes.isEmpty {
      let text = Markup.escaped("Left out: " + notes.joined(separator: "; "))
      lines.insert("<desc>\(text)</desc>", at: 2)
    }
    lines += axis + events
    if rows.isEmpty {
      lines.append(text("Nothing moves.", x: Self.margin, y: Self.top + 32, "quiet"))
    }
    for (index, row) in rows.enumerated() {
      lines += draw(row, top: Self.top + Double(index) * Self.rowHeight)
    }
    if hidden > 0 {
      lines.append(text("and \(hidden) more", x: Self.margin, y: bottom + 28, "quiet"))
    }
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }

  // MARK: Parts

  private static let style = """
    <style>
    :root { color-scheme: light dark; }
    text { font: 13px Inter, -apple-system, "Segoe UI", Roboto, sans-serif; fill: #1d1d21; font-variant-numeric: tabular-nums; }
    .page { fill: #fbfbfc; } .title { font-size: 22px; font-weight: 650; letter-spacing: -0.015em; }
    .quiet { fill: #6d6d76; } .small { font-size: 11.5px; fill: #6d6d76; } .name { font-weight: 550; }
    .end { text-anchor: end; } .middle { text-anchor: middle; }
    .grid { stroke: #e7e7ec; } .rule { stroke: #d7d7de; } .event { stroke: #8a8a94; stroke-dasharray: 2 3; }
    .motion { fill: #ececf3; } .curve { fill: none; stroke-width: 2; stroke-linejoin: round; stroke-linecap: round; }
    .c0 { stroke: #3867d6; } .c1 { stroke: #d6457a; } .c2 { stroke: #17906a; } .c3 { stroke: #b26a00; }
    .d0 { fill: #3867d6; } .d1 { fill: #d6457a; } .d2 { fill: #17906a; } .d3 { fill: #b26a00; }
    @media (prefers-color-scheme: dark) {
    text { fill: #f1f1f4; } .page { fill: #131316; } .quiet, .small { fill: #9b9ba6; }
    .grid { stroke: #26262c; } .rule { stroke: #35353d; } .event { stroke: #77777f; } .motion { fill: #22222a; }
    .c0 { stroke: #7ea4ff; } .c1 { stroke: #ff7fab; } .c2 { stroke: #4fd0a2; } .c3 { stroke: #f0ad4a; }
    .d0 { fill: #7ea4ff; } .d1 { fill: #ff7fab; } .d2 { fill: #4fd0a2; } .d3 { fill: #f0ad4a; }
    }
    </style>
    """

  /// Lines at round times, as many as can be distinguished.
  private var axis: [String] {
    let duration = recording.duration
    guard duration > 0 else { return [] }
    let steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10, 20, 60]
    let step = steps.first { duration / $0 <= 10 } ?? (duration / 600).rounded(.up) * 60
    return (0...Int((duration / step + 1e-9).rounded(.down))).flatMap { index -> [String] in
      let time = Double(index) * step
      return [
        line(x(time), Self.top, x(time), bottom, "grid"),
        text(Caption.milliseconds(time), x: x(time), y: bottom + 20, "small middle"),
      ]
    }
  }

  private var events: [String] {
    var last = -Double.infinity
    let events = recording.events.enumerated().filter { index, event in
      // Of a text that is typed, the first character is enough.
      event.action != .move
        && !(event.action == .type && index > 0 && recording.events[index - 1].action == .type)
    }
    return events.flatMap { _, event -> [String] in
      let place = x(event.time)
      var lines = [line(place, Self.top - 8, place, bottom, "event")]
      // Names that would stand on each other are left out, the line is not.
      if place - last > 120 {
        last = place
        let name = event.label.count > 22 ? event.label.prefix(21) + "…" : event.label[...]
        lines.append(
          text("\(event.action.rawValue) “\(name)”", x: place, y: Self.top - 16, "small"))
      }
      return lines
    }
  }

  private func draw(_ row: PlotRow, top: Double) -> [String] {
    let (high, low) = (top + 16, top + 16 + Self.plotHeight)
    var lines = [line(Self.margin, top, Self.width - Self.margin, top, "rule")]
    for motion in row.motions where motion.start < recording.duration {
      let (start, end) = (x(motion.start), x(min(motion.end, recording.duration)))
      lines.append(
        "<rect class=\"motion\" x=\"\(number(start))\" y=\"\(number(high - 6))\" width=\""
          + "\(number(max(end - start, 2)))\" height=\"\(number(low - high + 12))\" rx=\"6\">"
          + "<title>\(Markup.escaped(motion.animation))</title></rect>")
    }
    lines += [
      text(short(row.view, 30), x: Self.margin, y: top + 28, "name"),
      text(short(row.name, 32), x: Self.margin, y: top + 45, "quiet"),
      text(short(row.animation, 35), x: Self.margin, y: top + 61, "small"),
    ]
    lines += row.isColor ? swatches(row, high, low) : curves(row, high, low)
    return lines
  }

  private func curves(_ row: PlotRow, _ high: Double, _ low: Double) -> [String] {
    var lines: [String] = []
    func y(_ value: Double) -> Double {
      low - (low - high) * (value - row.least) / max(row.most - row.least, 1e-12)
    }
    for (index, curve) in row.curves.enumerated() {
      for stretch in curve.stretches {
        let points = stretch.map { "\(number(x($0.time))),\(number(y($0.value)))" }
        lines.append(
          "<polyline class=\"curve c\(index % 4)\" points=\"\(points.joined(separator: " "))\"/>")
      }
      if let last = curve.stretches.last?.last {
        lines.append(
          "<circle class=\"d\(index % 4)\" cx=\"\(number(x(last.time)))\" cy=\""
            + "\(number(y(last.value)))\" r=\"3\"/>")
      }
    }
    let places = row.most - row.least < 1 ? 3 : row.most - row.least < 10 ? 2 : 1
    let (most, least) = (readable(row.most, places: places), readable(row.least, places: places))
    lines.append(text(most, x: right + 12, y: high + 5, "small"))
    lines.append(text(least, x: right + 12, y: low + 4, "small"))
    return lines
  }

  /// What a colour becomes, as a band of it.
  private func swatches(_ row: PlotRow, _ high: Double, _ low: Double) -> [String] {
    var lines: [String] = []
    for (index, swatch) in row.swatches.enumerated() {
      let end = index + 1 < row.swatches.count ? row.swatches[index + 1].time : recording.duration
      guard let color = swatch.color else { continue }
      let width = max(x(end) - x(swatch.time), 1) + 0.3
      lines.append(
        "<rect x=\"\(number(x(swatch.time)))\" y=\"\(number(high + 6))\" width=\"\(number(width))\""
          + " height=\"\(number(low - high - 12))\" fill=\"\(color.hex.prefix(7))\" fill-opacity=\""
          + "\(readable(min(max(color.alpha, 0), 1)))\"/>")
    }
    if let last = row.swatches.last?.color {
      lines.append(text(last.hex, x: right + 12, y: (high + low) / 2 + 4, "small"))
    }
    return lines
  }

  /// As many characters as there is room for: the longest letters set the measure.
  private func short(_ text: String, _ room: Int) -> String {
    text.count > room ? text.prefix(room - 1) + "…" : text
  }

  private func number(_ value: Double) -> String { readable(value, places: 2) }

  private func line(_ x: Double, _ y: Double, _ x2: Double, _ y2: Double, _ name: String) -> String
  {
    "<line class=\"\(name)\" x1=\"\(number(x))\" y1=\"\(number(y))\" x2=\"\(number(x2))\" y2=\""
      + "\(number(y2))\"/>"
  }

  private func text(_ text: String, x: Double, y: Double, _ name: String) -> String {
    "<text class=\"\(name)\" x=\"\(number(x))\" y=\"\(number(y))\">\(Markup.escaped(text))</text>"
  }
}
