extension Element {
  /// What there is to be told of the element and of what is below it, in reading order.
  package final func semanticElements(
    _ outer: SemanticProperties = SemanticProperties()
  ) -> [SemanticElement] {
    guard isPerceivable, !isRemoving else { return [] }
    let own = semantics
    var properties = outer
    if let own { properties.takeOver(own) }
    if properties.isHidden { return [] }
    switch touchRole == .pressed ? .combine : childBehavior?.kind {
    case .ignore:
      return [
        SemanticElement(
          properties, label: properties.label ?? "", traits: properties.traits, self)
      ]
    case .combine: return [combined(properties)]
    case .contain: return [container(properties)]
    case nil: break
    }
    if let input = textInputSemantics {
      properties.value = properties.value ?? input.value
      return [
        SemanticElement(
          properties, label: properties.label ?? input.label, traits: properties.traits, self)
      ]
    }
    if let text = semanticText { return textElements(text, properties) }
    let found = perceivableChildren.flatMap { $0.semanticElements(properties) }
    if found.isEmpty, touchRole == .tapped || (own != nil && properties.makesElement) {
      return [
        SemanticElement(
          properties, label: properties.label ?? "", traits: properties.traits, self)
      ]
    }
    return found
  }

  /// A text, and the links in it. What is nothing but a link is one.
  private func textElements(
    _ text: String, _ properties: SemanticProperties
  ) -> [SemanticElement] {
    let links = perceivableChildren.flatMap { $0.semanticElements() }
    var properties = properties
    var kind = semanticTraits
    let isLink = links.count == 1 && links[0].label == text
    if isLink {
      kind = .isLink
      let known = Set(properties.actions.map(\.kind))
      properties.actions += links[0].properties.actions.filter { !known.contains($0.kind) }
    }
    let element = SemanticElement(
      properties, label: properties.label ?? text, traits: properties.traits(of: kind), self)
    return [element] + (isLink ? [] : links)
  }

  /// Everything inside as one thing.
  private func combined(_ outer: SemanticProperties) -> SemanticElement {
    let inner = perceivableChildren.flatMap { $0.semanticElements() }.readingOrder.flattened
    // The words of a link have been told with its text.
    let spoken = inner.filter { !($0.element is LinkElement) }.map(\.label).filter { !$0.isEmpty }
    var properties = outer
    properties.value = properties.value ?? inner.lazy.compactMap(\.value).first
    properties.hint = properties.hint ?? inner.lazy.compactMap(\.hint).first
    properties.identifier = properties.identifier ?? inner.lazy.compactMap(\.identifier).first
    var traits = properties.traits
    // One control in a row is what the row does; several are actions with names of their own.
    let controls = inner.filter { $0.properties.actions.contains { $0.kind == .activate } }
    let known = Set(properties.actions.map(\.kind))
    for element in inner {
      let actions = controls.count > 1 ? element.namedActions : element.properties.actions
      properties.actions += actions.filter { !known.contains($0.kind) }
      let isOneOfSeveral = controls.count > 1 && element.traits.contains(.isButton)
      traits.formUnion(
        element.traits.subtracting(isOneOfSeveral ? [.isStaticText, .isButton] : .isStaticText))
    }
    if touchRole == .pressed { traits.insert(.isButton) }
    traits.subtract(properties.removedTraits.subtracting(properties.traits))
    if traits.isEmpty, inner.allSatisfy({ $0.traits.contains(.isStaticText) }), !inner.isEmpty {
      traits = properties.traits(of: .isStaticText)
    }
    var element = SemanticElement(
      properties, label: properties.label ?? spoken.joined(separator: ", "), traits: traits, self)
    element.parts = inner.filter { !($0.element is LinkElement) }.map(\.label)
    return element
  }

  /// Everything inside as it is, in a container.
  private func container(_ properties: SemanticProperties) -> SemanticElement {
    var element = SemanticElement(
      properties, label: properties.label ?? "", traits: properties.traits, self)
    element.isContainer = true
    element.children = perceivableChildren.flatMap { $0.semanticElements() }.readingOrder
    return element
  }
}

extension [SemanticElement] {
  /// In the order of the views, but for those with a higher priority, which come earlier, and
  /// without what is behind a modal one.
  @MainActor
  var readingOrder: [SemanticElement] {
    let modal = filter(\.holdsModal)
    let shown = modal.isEmpty ? self : modal
    func priority(_ element: SemanticElement) -> Double {
      let priority = element.properties.sortPriority ?? 0
      return priority.isNaN ? 0 : priority
    }
    guard shown.contains(where: { priority($0) != 0 }) else { return shown }
    return shown.enumerated().sorted {
      (-priority($0.element), $0.offset) < (-priority($1.element), $1.offset)
    }.map(\.element)
  }

  /// All of them, and what is in the containers. A container that nobody speaks of is left out.
  @MainActor
  package var flattened: [SemanticElement] {
    flatMap { element -> [SemanticElement] in
      guard element.isContainer else { return [element] }
      let isSpoken = !element.label.isEmpty || element.identifier != nil || element.value != nil
      return (isSpoken ? [element] : []) + element.children.flattened
    }
  }
}

extension SemanticElement {
  /// Whether nothing beside it is told of.
  fileprivate var holdsModal: Bool {
    traits.contains(.isModal) || children.contains(where: \.holdsModal)
  }
}
