import LegatoDisplay

/// The lines between options of a row; their container says where they stand.
package struct ChoiceSeparators: PrimitiveView {
  @MainActor package static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    LeafNode(view, inputs, component: nil) {
      ChoiceSeparatorsElement(node: $0)
    } configure: {
      _, element in
      (element as? ChoiceSeparatorsElement)?.refresh()
    }
  }
}

final class ChoiceSeparatorsElement: LeafElement {
  private var color = DisplayColor.clear
  private var lines: [Rect] = []

  func refresh() {
    color = SystemColor.fill.display(in: environment)
    setNeedsRecord()
  }

  func set(_ lines: [Rect]) {
    guard lines != self.lines else { return }
    self.lines = lines
    setNeedsRecord()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  override func record(into layer: inout Layer) {
    let frame = frame.shown
    layer.transform = .translation(frame.x, frame.y)
    layer.commands = lines.map { line in
      .fill(
        .roundedRect(line, radius: Size(line.width / 2, line.width / 2), continuous: false),
        .color(color), evenOdd: false)
    }
  }
}
