import LegatoDisplay

/// A text and all that decides how its lines are set.
struct TextSetting: Equatable {
  private let request: TextRequest

  init(_ text: Text, _ environment: EnvironmentValues) {
    let alignment: TextRequest.Alignment =
      switch environment.multilineTextAlignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    request = TextRequest(
      text.spans(in: environment), lineLimit: environment.lineLimit.map { max(1, $0) },
      alignment: alignment,
      lineSpacing: environment.lineSpacing.native.isUsable ? environment.lineSpacing : 0,
      isRightToLeft: environment.layoutDirection == .rightToLeft)
  }

  /// The lines for a proposal; where the height is short, as many as fit, but one at least.
  func layout(_ proposal: ProposedViewSize, _ engine: any TextLayoutEngine) -> TextLayout {
    var request = request
    request.maxWidth = proposal.width.flatMap { $0.isFinite ? max(0, $0) : nil }
    let full = engine.layout(request)
    guard let height = proposal.height, height.isFinite, full.size.height > height + 0.01,
      full.lineCount > 1
    else { return full }
    let line = full.size.height / Double(full.lineCount)
    let count = Int((max(0, height) / line + 0.01).rounded(.down))
    request.lineLimit = max(1, min(request.lineLimit ?? count, count))
    return engine.layout(request)
  }
}
