package import LegatoDisplay

/// One thing on screen, as an assistive technology would tell of it.
@MainActor
package struct SemanticElement {
  /// What there is to be said of it.
  package let properties: SemanticProperties
  package let label: String
  package let traits: AccessibilityTraits
  package let element: Element
  /// What its parts say, where it is made of several.
  package var parts: [String] = []
  /// What a container holds, in reading order.
  package var children: [SemanticElement] = []
  /// Whether it holds others and is not told of as a thing of its own.
  package var isContainer = false

  package var value: String? { properties.value }
  package var hint: String? { properties.hint }
  /// What it is as a field for text, where it is one.
  package var textInput: TextInputSemantics? { element.textInputSemantics }
  package var identifier: String? { properties.identifier }
  package var headingLevel: AccessibilityHeadingLevel? { properties.headingLevel }
  package var customContent: [AccessibilityCustomContent] { properties.customContent }
  /// What can be done with it, the default action first.
  package var actions: [SemanticAction.Kind] {
    let kinds = properties.actions.map(\.kind)
    return kinds.filter { $0 == .activate } + kinds.filter { $0 != .activate }
  }
  /// What people who speak to the device may call it.
  package var inputLabels: [String] { properties.inputLabels ?? [label] }

  init(
    _ properties: SemanticProperties, label: String, traits: AccessibilityTraits, _ element: Element
  ) {
    self.properties = properties
    self.label = label
    self.traits = properties.headingLevel == nil ? traits : traits.union(.isHeader)
    self.element = element
  }

  /// Whether the view reacts to people.
  package var isEnabled: Bool { element.isEnabled }

  /// Whether a person can do something with it.
  package var respondsToUserInteraction: Bool {
    properties.respondsToUserInteraction
      ?? (!actions.isEmpty || !traits.isDisjoint(with: [.isButton, .isLink, .isToggle]))
  }

  /// The frame on the surface: that of what is shown of it.
  package var frame: Rect? { element.shownBounds }

  /// The middle of what is shown, on the surface.
  package var center: Point { element.shownCenter }

  /// A point where a touch reaches the element: its middle, or that of one of its parts where the
  /// middle is empty. `nil` where something else is in front everywhere.
  package var activationPoint: Point? {
    var root = element
    while let parent = root.parent { root = parent }
    func reaches(_ point: Point) -> Bool {
      root.hitTest(point)?.contains { $0 === element } ?? false
    }
    // Of a row with a control in it, the control is what reacts.
    var buttons: [Point] = []
    var candidates = [element.shownCenter] + element.touchPoints
    if let unit = properties.activationPoint, let frame {
      candidates.insert(
        Point(frame.x + frame.width * unit.x, frame.y + frame.height * unit.y), at: 0)
    }
    if let offset = properties.activationOffset, let frame {
      candidates.insert(Point(frame.x + offset.x, frame.y + offset.y), at: 0)
    }
    func visit(_ element: Element) {
      if element.touchRole != nil { buttons.append(element.shownCenter) }
      if element.semanticText != nil { candidates.append(element.shownCenter) }
      for child in element.drawnChildren where !child.isRemoving { visit(child) }
    }
    visit(element)
    if properties.activationPoint != nil || properties.activationOffset != nil {
      return (candidates + buttons).first(where: reaches)
    }
    return (buttons + candidates).first(where: reaches)
  }

  /// Its actions as those of something else that it is a part of: what it does by default goes by
  /// its label.
  var namedActions: [SemanticAction] {
    properties.actions.compactMap { action in
      guard action.kind == .activate else { return action }
      return label.isEmpty ? nil : SemanticAction(.named(label), action.perform)
    }
  }
}
