import LegatoDisplay

/// A text and all that decides how its lines are set.
final class TextSetting: Equatable, Sendable {
  private let request: TextRequest
  /// The lines that there is room for in any case.
  private let minLines: Int
  private let minScale: Double
  private let tightens: Bool

  /// Nothing, as it is set where nothing is said of it.
  static let none = TextSetting(Text(verbatim: ""), EnvironmentValues())

  /// How many times smaller sizes are tried.
  private static let tries = 7
  /// How much characters may move together, in ems.
  private static let tightening = 0.05

  /// - Parameter now: what text that changes with time says, in seconds since the reference date.
  init(_ text: Text, _ environment: EnvironmentValues, at now: Double = 0) {
    let truncation: TextRequest.Truncation =
      switch environment.truncationMode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    request = TextRequest(
      text.spans(in: environment, at: now), lineLimit: environment.lineLimit.map { max(1, $0) },
      truncation: truncation, alignment: TextInputSetting.alignment(environment),
      lineSpacing: environment.lineSpacing.native.isInSupportedRange ? environment.lineSpacing : 0,
      isRightToLeft: environment.layoutDirection == .rightToLeft, infersDirection: true)
    minLines = min(environment.minLines ?? 0, 100_000)
    let scale = environment.minimumScaleFactor.native
    minScale = scale > 0 ? min(scale, 1) : scale <= 0 ? 0.01 : 1
    tightens = environment.allowsTightening
  }

  static func == (left: TextSetting, right: TextSetting) -> Bool {
    left.request == right.request && left.minLines == right.minLines
      && left.minScale == right.minScale && left.tightens == right.tightens
  }

  var spans: [TextSpan] { request.spans }

  /// The lines for a proposal; where the height is short, as many as fit, but one at least. Text
  /// that would be cut moves together or becomes smaller first, as far as it may.
  func layout(_ proposal: ProposedViewSize, _ engine: any TextLayoutEngine) -> TextLayout {
    fitted(proposal, engine).layout
  }

  /// Where the characters of these lines stand.
  func carets(_ proposal: ProposedViewSize, _ engine: any TextLayoutEngine) -> TextCarets {
    engine.carets(fitted(proposal, engine).request)
  }

  private typealias Fitted = (layout: TextLayout, request: TextRequest)

  private func fitted(_ proposal: ProposedViewSize, _ engine: any TextLayoutEngine) -> Fitted {
    let full = cut(request, proposal, engine)
    guard full.layout.isTruncated, tightens || minScale < 1 else { return full }
    if tightens {
      var tight = request
      for index in tight.spans.indices {
        tight.spans[index].kerning -= tight.spans[index].font.size * Self.tightening
      }
      let set = cut(tight, proposal, engine)
      if !set.layout.isTruncated { return set }
    }
    guard minScale < 1 else { return full }
    var (low, high) = (minScale, 1.0)
    var best = cut(scaled(low), proposal, engine)
    guard !best.layout.isTruncated else { return best }
    for _ in 0..<Self.tries {
      let middle = (low + high) / 2
      let set = cut(scaled(middle), proposal, engine)
      if set.layout.isTruncated {
        high = middle
      } else {
        low = middle
        best = set
      }
    }
    return best
  }

  private func scaled(_ factor: Double) -> TextRequest {
    var copy = request
    for index in copy.spans.indices {
      copy.spans[index].font.size *= factor
      copy.spans[index].tracking *= factor
      copy.spans[index].kerning *= factor
      copy.spans[index].baselineOffset *= factor
    }
    return copy
  }

  private func cut(
    _ request: TextRequest, _ proposal: ProposedViewSize, _ engine: any TextLayoutEngine
  ) -> Fitted {
    var request = request
    request.maxWidth = proposal.width.flatMap { $0.isFinite ? max(0, $0) : nil }
    let full = engine.layout(request)
    guard let height = proposal.height, height.isFinite, full.size.height > height + 0.01,
      full.lineCount > 1
    else { return (full, request) }
    let last = metrics(request, engine).height
    let pitch = (full.size.height - last) / Double(full.lineCount - 1)
    let count =
      pitch > 0 ? Int(((max(last, height) - last) / pitch + 1.01).rounded(.down)) : full.lineCount
    request.lineLimit = max(1, min(request.lineLimit ?? count, count))
    return (engine.layout(request), request)
  }

  /// The measures of the fonts, each the largest.
  func metrics(_ engine: any TextLayoutEngine) -> FontMetrics { metrics(request, engine) }

  private func metrics(_ request: TextRequest, _ engine: any TextLayoutEngine) -> FontMetrics {
    let first = engine.metrics(of: request.spans.first?.font ?? FontDescriptor())
    return request.spans.dropFirst().reduce(first) { $0.union(engine.metrics(of: $1.font)) }
  }

  /// The room that set lines take, with that which is kept for more of them, in whole pixels.
  func size(of layout: TextLayout, _ engine: any TextLayoutEngine, pixelLength: CGFloat) -> CGSize {
    var height = layout.size.height
    if minLines > layout.lineCount, let font = request.spans.first?.font {
      let metrics = engine.metrics(of: font)
      height = max(
        height,
        metrics.height
          + Double(minLines - 1) * (metrics.height + metrics.gap(lineSpacing: request.lineSpacing)))
    }
    return CGSize(
      width: PixelRounding.up(layout.size.width, to: pixelLength),
      height: PixelRounding.up(height, to: pixelLength))
  }
}
