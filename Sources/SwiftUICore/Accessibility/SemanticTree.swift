package import LegatoDisplay

/// One thing on screen, as an assistive technology would tell of it.
@MainActor
package struct SemanticElement {
  package let label: String
  package let value: String?
  package let identifier: String?
  package let traits: AccessibilityTraits
  /// Whether the view reacts to people.
  package var isEnabled: Bool { element.isEnabled }
  package let element: Element
  /// What it is as a field for text, where it is one.
  package var textInput: TextInputSemantics? { element.textInputSemantics }

  /// What its parts say, where it is made of several.
  package var parts: [String] = []

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
    var candidates = [element.shownCenter]
    func visit(_ element: Element) {
      if element.actsAsButton { buttons.append(element.shownCenter) }
      if element.semanticText != nil { candidates.append(element.shownCenter) }
      for child in element.drawnChildren where !child.isRemoving { visit(child) }
    }
    visit(element)
    return (buttons + candidates).first(where: reaches)
  }
}

extension Element {
  /// What there is to be told below this element, in reading order.
  package final func collectSemantics(
    into list: inout [SemanticElement], outer: SemanticProperties = SemanticProperties()
  ) {
    guard isPerceivable, !isRemoving else { return }
    var properties = outer
    if let own = semantics {
      // What was written further out has been taken over already, and counts.
      properties.label = properties.label ?? own.label
      properties.value = properties.value ?? own.value
      properties.hint = properties.hint ?? own.hint
      properties.identifier = properties.identifier ?? own.identifier
      properties.traits.formUnion(own.traits)
      properties.isHidden = properties.isHidden || own.isHidden
    }
    if properties.isHidden { return }
    if actsAsButton || childBehavior == .ignore || childBehavior == .combine {
      var inner: [SemanticElement] = []
      for child in perceivableChildren { child.collectSemantics(into: &inner) }
      let spoken = inner.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
      let label = properties.label ?? (childBehavior == .ignore ? "" : spoken)
      var traits = properties.traits
      if actsAsButton { traits.insert(.isButton) }
      for element in inner where actsAsButton {
        traits.formUnion(element.traits.subtracting(.isStaticText))
      }
      list.append(
        SemanticElement(
          label: label, value: properties.value ?? inner.compactMap(\.value).first,
          identifier: properties.identifier ?? inner.compactMap(\.identifier).first,
          traits: traits, element: self, parts: inner.map(\.label)))
      return
    }
    if let input = textInputSemantics {
      list.append(
        SemanticElement(
          label: properties.label ?? input.label, value: properties.value ?? input.value,
          identifier: properties.identifier, traits: properties.traits, element: self))
      return
    }
    if let text = semanticText {
      list.append(
        SemanticElement(
          label: properties.label ?? text, value: properties.value,
          identifier: properties.identifier, traits: properties.traits.union(.isStaticText),
          element: self))
      return
    }
    var found: [SemanticElement] = []
    let handsOn = perceivableChildren.count == 1
    for child in perceivableChildren {
      child.collectSemantics(into: &found, outer: handsOn ? properties : SemanticProperties())
    }
    if found.isEmpty, semantics?.label != nil || semantics?.identifier != nil {
      found = [
        SemanticElement(
          label: properties.label ?? "", value: properties.value,
          identifier: properties.identifier, traits: properties.traits, element: self)
      ]
    }
    list += found
  }
}
