import LegatoDisplay

extension Text {
  /// A value describing the layout and custom attributes of a tree of text views.
  public struct Layout: RandomAccessCollection, Equatable {
    let lines: [Line]

    /// The index of the first line.
    public var startIndex: Int { lines.startIndex }
    /// The index after the last line.
    public var endIndex: Int { lines.endIndex }
    /// A line.
    public subscript(index: Int) -> Line { lines[index] }
    /// Whether words have been left out, as there was no room for them.
    public let isTruncated: Bool

    /// The index of a character in the source of the text.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
      let value: Int
      /// Whether an index lies before another one.
      public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
      /// The number of characters from this to another index.
      public func distance(to other: Self) -> Int { other.value - value }
      /// The index a number of characters further on.
      public func advanced(by n: Int) -> Self { Self(value: value + n) }
    }

    /// The typographic bounds of an element in a text layout.
    public struct TypographicBounds: Equatable, Sendable {
      /// The position of the left edge of the element's baseline, relative to the text view.
      public var origin: CGPoint
      /// The width of the element.
      public var width: CGFloat
      /// The ascent of the element.
      public var ascent: CGFloat
      /// The descent of the element.
      public var descent: CGFloat
      /// The leading of the element.
      public var leading: CGFloat

      /// Initializes to an empty bounds with zero origin.
      public init() { (origin, width, ascent, descent, leading) = (.zero, 0, 0, 0, 0) }

      init(origin: CGPoint, width: CGFloat, _ metrics: FontMetrics) {
        (self.origin, self.width) = (origin, width)
        (ascent, descent, leading) = (metrics.ascent, metrics.descent, metrics.leading)
      }

      /// A rectangle encapsulating the bounds.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// Option flags used when drawing lines, runs, or slices.
    public struct DrawingOptions: OptionSet, Sendable {
      /// The flags as bits.
      public let rawValue: UInt32
      /// Creates flags from bits.
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// If set, subpixel quantization of the glyphs is disabled: none is done here in any case.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    /// A single line in a text layout: a collection of runs of text.
    public struct Line: RandomAccessCollection, Equatable {
      let runs: [Run]
      /// The origin of the line: where its baseline begins.
      public var origin: CGPoint

      /// The index of the first run.
      public var startIndex: Int { runs.startIndex }
      /// The index after the last run.
      public var endIndex: Int { runs.endIndex }
      /// A run.
      public subscript(index: Int) -> Run { runs[index] }

      /// The typographic bounds of the line.
      public var typographicBounds: TypographicBounds {
        var bounds = TypographicBounds()
        bounds.origin = origin
        for run in runs {
          let own = run.typographicBounds
          bounds.width = Swift.max(bounds.width, own.rect.maxX - origin.x)
          bounds.ascent = Swift.max(bounds.ascent, own.ascent)
          bounds.descent = Swift.max(bounds.descent, own.descent)
          bounds.leading = Swift.max(bounds.leading, own.leading)
        }
        return bounds
      }
    }

    /// A run of glyphs in a text layout: a collection of slices, one for each glyph that stands for characters of
    /// its own.
    public struct Run: RandomAccessCollection, Equatable {
      let face: Int
      let size: Double
      let color: DisplayColor?
      /// In reading order from the left, each with where its characters begin and end.
      let glyphs: [TextLayout.Glyph]
      let edges: [(minX: Double, maxX: Double)]
      let decorations: [Rect]
      let metrics: FontMetrics
      let paint: Paint
      let attributes: [CustomTextAttribute]
      /// The layout direction of the text run.
      public let layoutDirection: LayoutDirection

      /// The index of the first slice.
      public var startIndex: Int { 0 }
      /// The index after the last slice.
      public var endIndex: Int { glyphs.count }
      /// A slice of one glyph.
      public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
      /// A slice of several glyphs.
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
      /// The custom attribute of a type, if any; the one that was added first where there are several.
      public subscript<T: TextAttribute>(key: T.Type) -> T? {
        attributes.lazy.compactMap { $0.value as? T }.first
      }

      /// The character indices of the glyphs, relative to the source of the text; those of an ellipsis are left out.
      public var characterIndices: [CharacterIndex] {
        glyphs.compactMap { $0.character < 0 ? nil : CharacterIndex(value: Int($0.character)) }
      }
      /// The typographic bounds of the run of glyphs.
      public var typographicBounds: TypographicBounds { bounds(of: glyphs.indices) }

      func bounds(of range: Range<Int>) -> TypographicBounds {
        guard let first = range.first, let left = edges[range].map(\.minX).min(),
          let right = edges[range].map(\.maxX).max()
        else { return TypographicBounds() }
        return TypographicBounds(
          origin: CGPoint(x: left, y: glyphs[first].y), width: right - left, metrics)
      }

      /// Glyphs of the run as something that can be drawn.
      func part(_ glyphs: [TextLayout.Glyph], decorations: [Rect]) -> TextLayout {
        let left = glyphs.map(\.x).min() ?? 0
        let right = glyphs.map(\.x).max() ?? 0
        let baseline = glyphs.first?.y ?? 0
        return TextLayout(
          text: "",
          runs: [
            TextLayout.Run(
              face: face, size: size, color: color, glyphs: glyphs, decorations: decorations)
          ], size: Size(right + 2 * size, baseline + size), firstBaseline: baseline,
          lastBaseline: baseline, lineCount: 1, isTruncated: false,
          inkBounds: Rect(
            left - size, baseline - 1.5 * size, right - left + 3 * size, 2.5 * size))
      }

      /// Whether two runs show the same.
      public static func == (left: Run, right: Run) -> Bool {
        left.face == right.face && left.size == right.size && left.color == right.color
          && left.glyphs == right.glyphs && left.attributes == right.attributes
          && left.paint == right.paint
          && left.layoutDirection == right.layoutDirection
      }
    }

    /// A slice of a run of glyphs in a text layout.
    public struct RunSlice: RandomAccessCollection, Equatable {
      /// The run that the slice is of.
      public var run: Run
      /// The glyphs of the run that are in the slice.
      public var indices: Range<Int>

      /// Creates a slice of a run.
      public init(run: Run, indices: Range<Int>) {
        self.run = run
        self.indices = indices.clamped(to: run.startIndex..<run.endIndex)
      }

      /// The first index.
      public var startIndex: Int { indices.lowerBound }
      /// The index after the last one.
      public var endIndex: Int { indices.upperBound }
      /// A slice of one glyph.
      public subscript(index: Int) -> RunSlice { run[index] }
      /// A slice of several glyphs.
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
      /// The custom attribute of a type, if any.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }
      /// The character indices of the glyphs, relative to the source of the text.
      public var characterIndices: [CharacterIndex] {
        run.glyphs[indices].compactMap {
          $0.character < 0 ? nil : CharacterIndex(value: Int($0.character))
        }
      }
      /// The typographic bounds of the partial run of glyphs.
      public var typographicBounds: TypographicBounds { run.bounds(of: indices) }

      /// A line under the run shows under each slice, as far as that goes.
      var part: TextLayout {
        let box = typographicBounds.rect
        let lines = run.decorations.compactMap { line -> Rect? in
          let (start, end) = (Swift.max(line.x, box.minX), Swift.min(line.maxX, box.maxX))
          return end > start ? Rect(start, line.y, end - start, line.height) : nil
        }
        return run.part(Array(run.glyphs[indices]), decorations: lines)
      }
    }
  }
}
