import LegatoDisplay

/// A text of plain characters that fits on one line, as most texts of an app are: labels, titles, numbers.
///
/// It needs neither directions nor breaks nor a choice of fonts, and is set at once. What it gives is what `TextSetter`
/// gives by its way through paragraphs, items and lines.
struct PlainLine {
  let library: FontLibrary
  let shaper: Shaper
  let request: TextRequest

  /// The text as it is set; `nil` where it is not plain, or does not fit.
  func layout() -> TextLayout? {
    guard let count = characterCount else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: count) { room in
      var index = 0
      for span in request.spans {
        for byte in span.text.utf8 {
          room.initializeElement(at: index, to: UInt32(byte))
          index += 1
        }
      }
      return layout(UnsafeBufferPointer(room))
    }
  }

  /// How many characters a text has that may be plain; `nil` where it is not, or says nothing.
  private var characterCount: Int? {
    guard !request.isRightToLeft else { return nil }
    let mayBreak = request.maxWidth.map { $0 < .infinity } ?? false
    var count = 0
    for span in request.spans {
      guard span.isPlain else { return nil }
      let utf8 = span.text.utf8
      // What is to be broken after all is not shaped twice, but where its glyphs are kept.
      guard !mayBreak || utf8.count <= ShapedRun.Key.maxCount,
        utf8.allSatisfy({ (0x20...0x7E).contains($0) })
      else { return nil }
      count += utf8.count
    }
    return count > 0 ? count : nil
  }

  private func layout(_ scalars: UnsafeBufferPointer<UInt32>) -> TextLayout? {
    guard let metrics else { return nil }
    let baseline = metrics.ascent
    var line = Line()
    var start = 0
    var last: (span: Int, setting: StretchSetting)?
    for index in request.spans.indices {
      let span = request.spans[index]
      guard !span.text.utf8.isEmpty else { continue }
      let end = start + span.text.utf8.count
      let setting: StretchSetting
      if let last, request.spans[last.span].isSet(as: span) {
        setting = last.setting
      } else {
        setting = shaper.setting(of: span, .own)
        last = (index, setting)
      }
      let run = shaper.run(start..<end, of: scalars, span, setting, isRightToLeft: false)
      guard
        line.append(
          run, setting, from: start, in: scalars, color: span.color, baseline: baseline)
      else { return nil }
      start = end
    }
    let room = request.maxWidth.flatMap { $0.isNaN ? nil : max($0, 0) } ?? .infinity
    guard line.width >= 0, line.width <= room + LineBreaker.tolerance else { return nil }
    return TextLayout(
      text: request.words, runs: line.runs,
      size: Size(line.width, max(baseline + metrics.descent, 0)), firstBaseline: baseline,
      lastBaseline: baseline, lineCount: 1, isTruncated: false, inkBounds: line.ink)
  }

  /// The measures of the fonts, each the largest.
  private var metrics: FontMetrics? {
    var metrics: FontMetrics?
    var last: Int?
    for index in request.spans.indices where !request.spans[index].text.utf8.isEmpty {
      if let last, request.spans[last].isSet(as: request.spans[index]) { continue }
      let own = library.metrics(of: request.spans[index].font)
      metrics = metrics?.union(own) ?? own
      last = index
    }
    return metrics
  }

  /// The line as far as it is set.
  private struct Line {
    var width = 0.0
    var ink = Rect.zero
    var runs: [TextLayout.Run] = []

    /// - Returns: whether each of the run's characters has one glyph at most: the width of those that have several is
    ///   added up in another order.
    mutating func append(
      _ run: ShapedRun, _ setting: StretchSetting, from start: Int,
      in scalars: UnsafeBufferPointer<UInt32>, color: DisplayColor?, baseline: Double
    ) -> Bool {
      guard let first = run.glyphs.first else { return true }
      var glyphs = room(for: setting, color, count: scalars.count - start)
      var character = first.character - 1
      var isStart = true
      for glyph in run.glyphs {
        guard glyph.character > character else { return false }
        character = glyph.character
        let set = setting.set(glyph, isLast: true, at: start + Int(character), in: scalars)
        let y = baseline + set.y
        if isStart, let last = glyphs.last, last.y != y {
          // On another height: a run of its own.
          close(glyphs, setting, color)
          glyphs = []
          glyphs.reserveCapacity(scalars.count - start)
        }
        isStart = false
        glyphs.append(
          TextLayout.Glyph(
            id: set.id, x: width + set.x, y: y, character: Int32(clamping: set.character)))
        mark(glyphs[glyphs.count - 1], setting)
        width += set.advance
      }
      close(glyphs, setting, color)
      return true
    }

    /// The glyphs that the next ones join: those of the last run, where it is of the same face, size and color.
    private mutating func room(for setting: StretchSetting, _ color: DisplayColor?, count: Int)
      -> [TextLayout.Glyph]
    {
      if let last = runs.last, last.face == setting.number, last.size == setting.size,
        last.color == color
      {
        return runs.removeLast().glyphs
      }
      var glyphs: [TextLayout.Glyph] = []
      glyphs.reserveCapacity(count)
      return glyphs
    }

    private mutating func close(
      _ glyphs: [TextLayout.Glyph], _ setting: StretchSetting, _ color: DisplayColor?
    ) {
      runs.append(
        TextLayout.Run(face: setting.number, size: setting.size, color: color, glyphs: glyphs))
    }

    private mutating func mark(_ glyph: TextLayout.Glyph, _ setting: StretchSetting) {
      let (box, size) = (setting.face.ink(glyph.id), setting.size)
      ink = ink.union(
        Rect(
          glyph.x + box.left * size, glyph.y - box.top * size, (box.right - box.left) * size,
          (box.top - box.bottom) * size))
    }
  }
}

extension TextRequest {
  /// What the text says.
  var words: String {
    if spans.count == 1 { return spans[0].text }
    var words = ""
    words.reserveCapacity(spans.reduce(0) { $0 + $1.text.utf8.count })
    for index in spans.indices { words += spans[index].text }
    return words
  }
}

extension TextSpan {
  /// Whether the span is set in the same way as another, whatever both say and in which color.
  fileprivate func isSet(as other: TextSpan) -> Bool {
    font.size == other.font.size && tracking == other.tracking && kerning == other.kerning
      && baselineOffset == other.baselineOffset && font == other.font
  }
}
