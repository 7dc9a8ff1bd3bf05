import Foundation
import LegatoDisplay

/// A stretch of a text that leads somewhere.
struct TextLink: Equatable {
  let url: URL
  /// Unicode scalars of the whole text.
  let range: Range<Int>
  let words: String
}

extension Text.Piece {
  fileprivate var isLink: Bool {
    attributes.contains { if case .link = $0 { true } else { false } }
  }
}

extension Text {
  /// The links of a text whose spans these are. Stretches of one link that follow each other, in
  /// another font say, are one.
  func links(in spans: [TextSpan]) -> [TextLink] {
    guard pieces.contains(where: \.isLink) else { return [] }
    var links: [TextLink] = []
    var start = 0
    for (piece, span) in zip(pieces, spans) {
      let end = start + span.text.unicodeScalars.count
      defer { start = end }
      let url = piece.attributes.lazy.compactMap { attribute -> URL? in
        if case .link(let url) = attribute { url } else { nil }
      }.first
      guard let url, end > start else { continue }
      if let last = links.last, last.url == url, last.range.upperBound == start {
        links[links.count - 1] = TextLink(
          url: url, range: last.range.lowerBound..<end, words: last.words + span.text)
      } else {
        links.append(TextLink(url: url, range: start..<end, words: span.text))
      }
    }
    return links
  }
}

/// A link within a text: where its words are, a touch opens it. It draws nothing; the text does.
@MainActor
final class LinkElement: LeafElement {
  var link: TextLink
  /// Where the words are in the text, one or more rectangles a line.
  private(set) var areas: [Rect] = []
  /// It has got the focus from the keyboard.
  private(set) var showsFocus = false
  private var known: (any TouchRecognizer)?

  init(_ link: TextLink, node: Node) {
    self.link = link
    super.init(node: node)
  }

  func setAreas(_ areas: [Rect]) { self.areas = areas }

  /// A box around its words, in the text's coordinates.
  var box: CGRect {
    guard let first = areas.first else { return .zero }
    let box = areas.dropFirst().reduce(first) { $0.union($1) }
    return CGRect(x: box.x, y: box.y, width: box.width, height: box.height)
  }

  func open() { environment.openURL(link.url) }

  override var drawsLayer: Bool { false }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  // What has been cut away is not there.
  override var isPerceivable: Bool { !areas.isEmpty }
  override func contains(_ point: Point) -> Bool { areas.contains { $0.contains(point) } }
  private var ownTouchPoints: [Point] {
    areas.compactMap { parent?.toSurface(Point($0.midX, $0.midY)) }
  }

  private var ownSemantics: SemanticProperties? {
    var properties = SemanticProperties()
    properties.actions = [
      SemanticAction(SemanticAction.Kind.activate) { [weak self] in self?.open() }
    ]
    return properties
  }

  override func wasDropped() { graph.focus.forget(self) }

  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case TouchPoints.self: TouchPoints(list: ownTouchPoints)
    case SemanticText.self: SemanticText(link.words, traits: .isLink)
    case SemanticProperties.self: ownSemantics
    default: super.facet(key)
    }
  }
}

extension LinkElement: RecognizingElement {
  var priority: GesturePriority { .normal }
  var mask: GestureMask { .all }

  var recognizer: any TouchRecognizer {
    if let known { return known }
    let gesture = TapGesture().onEnded { [weak self] in self?.open() }
    let made = _EndedGesture<TapGesture>.makeRecognizer(gesture, _GestureInputs(element: self))
    known = made
    return made
  }
}

extension LinkElement: FocusTarget {
  var takesFocus: Bool { true }
  func handle(_ press: KeyPress) -> Bool { activates(press) }

  func activate() -> Bool {
    open()
    return true
  }

  func focusDidChange(_ isFocused: Bool, fromKeyboard: Bool) {
    let shows = isFocused && fromKeyboard && environment.isFocusEffectEnabled
    guard shows != showsFocus else { return }
    showsFocus = shows
    parent?.setNeedsRecord()
  }
}
