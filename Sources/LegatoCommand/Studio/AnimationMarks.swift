import SwiftSyntax

/// Marks the places of a source that give animations, in the text that the studio compiles: what moves a value
/// is then known by file and line.
///
/// An animation `x` becomes `_legatoAnimation(number, x)`, a function of the entry that returns it with the
/// number. Lines stay the same.
struct AnimationMarks: Sendable {
  /// What the entry declares for the marked text.
  static let function = "_legatoAnimation"

  /// What each place is called, in the order of the numbers, which are from 1.
  private(set) var names: [String] = []

  /// Where a text was marked: lines, from 1.
  struct Marked: Sendable {
    var text: String
    var lines: Set<Int> = []
  }

  /// A text with its animations marked.
  ///
  /// - Parameter file: what people call the file.
  mutating func mark(_ text: String, file: String) -> Marked {
    guard text.hasBytes(of: "nimation(") || text.hasBytes(of: "withAnimation") else {
      return Marked(text: text)
    }
    let tree = ParsedSources.tree(of: text)
    let finder = MarkFinder(tree)
    finder.walk(tree)
    guard !finder.places.isEmpty else { return Marked(text: text) }
    var marked = Marked(text: text)
    var insertions: [(offset: Int, text: String)] = []
    for place in finder.places {
      names.append("\(place.name), \(file):\(place.line)")
      marked.lines.insert(place.line)
      let call = "\(Self.function)(\(names.count), "
      switch place.kind {
      case .around(let range):
        insertions.append((range.lowerBound, call))
        insertions.append((range.upperBound, ")"))
        marked.lines.formUnion(place.line...max(place.line, place.lastLine))
      case .new(let offset, let before, let after):
        insertions.append((offset, before + call + ".default)" + after))
      }
    }
    var bytes = Array(text.utf8)
    // From the end, and of those at one place the later first, so that no offset moves.
    for (_, insertion) in insertions.enumerated()
      .sorted(by: { ($0.element.offset, $0.offset) > ($1.element.offset, $1.offset) })
    {
      bytes.insert(contentsOf: insertion.text.utf8, at: insertion.offset)
    }
    marked.text = String(decoding: bytes, as: UTF8.self)
    return marked
  }
}

private final class MarkFinder: SyntaxVisitor {
  struct Place {
    enum Kind {
      /// An animation stands there.
      case around(Range<Int>)
      /// None stands there, and the default is meant: what is written before it and behind.
      case new(Int, before: String, after: String)
    }

    var kind: Kind
    var name: String
    var line: Int
    var lastLine: Int
  }

  private(set) var places: [Place] = []
  private let converter: SourceLocationConverter

  init(_ tree: SourceFileSyntax) {
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  private func add(around expression: ExprSyntax, _ name: String) {
    let start = expression.positionAfterSkippingLeadingTrivia
    let end = expression.endPositionBeforeTrailingTrivia
    places.append(
      Place(
        kind: .around(start.utf8Offset..<end.utf8Offset), name: name,
        line: converter.location(for: start).line, lastLine: converter.location(for: end).line))
  }

  private func add(at position: AbsolutePosition, _ before: String, _ after: String, _ name: String)
  {
    let line = converter.location(for: position).line
    places.append(
      Place(
        kind: .new(position.utf8Offset, before: before, after: after), name: name, line: line,
        lastLine: line))
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      if member.declName.baseName.text == "animation" { addModifier(node, member) }
    } else if let called = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      if called.baseName.text == "withAnimation" { addWrite(node) }
      if called.baseName.text == "Transaction", node.arguments.count == 1,
        let first = node.arguments.first, first.label?.text == "animation"
      {
        add(around: first.expression, "Transaction(animation:)")
      }
    }
    return .visitChildren
  }

  /// `withAnimation`, with an animation or with the default.
  private func addWrite(_ node: FunctionCallExprSyntax) {
    let first = node.arguments.first
    if let first, first.label == nil, !first.expression.is(ClosureExprSyntax.self) {
      return add(around: first.expression, "withAnimation")
    }
    if let left = node.leftParen {
      add(
        at: left.endPositionBeforeTrailingTrivia, "", first == nil ? "" : ", ", "withAnimation")
    } else {
      add(at: node.calledExpression.endPositionBeforeTrailingTrivia, "(", ")", "withAnimation")
    }
  }

  /// `.animation` of a view with a value, of a binding, and of a transition. That of a scroll transition takes
  /// no optional: it is left alone.
  private func addModifier(_ node: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) {
    guard let first = node.arguments.first, first.label == nil, node.trailingClosure == nil else {
      return
    }
    if node.arguments.count == 2, node.arguments.last?.label?.text == "value" {
      return add(around: first.expression, ".animation(_:value:)")
    }
    guard node.arguments.count == 1, let base = member.base?.trimmedDescription else { return }
    if base.hasPrefix("$") { return add(around: first.expression, "Binding.animation(_:)") }
    let names = base.split { !$0.isLetter }
    let scrolling: Set<Substring> = ["interactive", "animated", "identity"]
    if base.hasPrefix("."), names.first.map({ !scrolling.contains($0) }) ?? false {
      add(around: first.expression, "transition’s animation(_:)")
    }
  }
}
