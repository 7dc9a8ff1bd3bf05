import LegatoDisplay

/// A picture: pixels, a drawing, or what code draws.
@MainActor
final class PictureElement: LeafElement, Displaceable {
  private var image = Image(.named("", nil, variableValue: nil))
  private(set) var loaded: LoadedImage?
  private var style: StyleAttribute!
  private var isRedacted = false
  /// What there is of a picture that does not exist, in points.
  private nonisolated static let missingSize = Size(44, 44)

  override init(node: Node) {
    super.init(node: node)
    style = StyleAttribute(self, "color")
  }

  func set(_ image: Image) {
    let values = environment
    let before = naturalSize
    let hadResizing = self.image.resizing != nil
    self.image = image
    switch graph.images.load(image.source, in: values) {
    case .success(let loaded): self.loaded = loaded
    case .failure(let fault):
      loaded = nil
      graph.report(fault.message, at: node)
    }
    isRedacted = values.isRedacted
    if naturalSize != before || hadResizing != (image.resizing != nil) { invalidateLayout() }
    style.set(ForegroundStyle()._resolve(in: values), graph.transaction(for: node.childScope))
    setNeedsRecord()
  }

  private var naturalSize: Size { loaded?.size ?? Self.missingSize }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let own = CGSize(width: naturalSize.width, height: naturalSize.height)
    return image.resizing == nil ? own : proposal.replacingUnspecifiedDimensions(by: own)
  }

  override func record(into layer: inout Layer) {
    record(into: &layer, canMove: !style.isMoving) { layer, frame in
      let bounds = Rect(0, 0, frame.width, frame.height)
      if isRedacted {
        layer.commands = [Redaction.field(bounds, style.paint(in: bounds))]
      } else if let loaded {
        let isTemplate = image.templateMode.map { $0 == .template } ?? loaded.isTemplate
        layer.commands = PictureDrawing(loaded, image).commands(
          in: bounds, tint: isTemplate ? style.paint(in: bounds) : nil)
      } else {
        layer.commands = Self.missing(in: bounds, environment, graph.textEngine)
      }
    }
  }

  /// What stands in the place of a picture that does not exist: a grey field with a sign.
  nonisolated static func missing(
    in bounds: Rect, _ values: EnvironmentValues, _ engine: any TextLayoutEngine
  ) -> [DrawCommand] {
    var commands: [DrawCommand] = [
      .fill(.rect(bounds), .color(SystemColor.fill.display(values.colorScheme)), evenOdd: false)
    ]
    let size = min(min(bounds.width, bounds.height) * 0.4, 40)
    if size >= 6, let sign = engine.symbol("photo", font: FontDescriptor(size: size)) {
      commands.append(
        .text(
          sign,
          at: Point(bounds.midX - sign.size.width / 2, bounds.midY - sign.size.height / 2),
          .color(SystemColor.tertiary.display(values.colorScheme))))
    }
    return commands
  }

  private var ownSemanticText: String? {
    switch image.label {
    case .nothing: nil
    case .text(let text): text.plainText
    case .name: if case .named(let name, _, _) = image.source { name } else { nil }
    }
  }

  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case SemanticText.self: ownSemanticText.map { SemanticText($0) }
    default: super.facet(key)
    }
  }
}
