/// What a view says of itself to people who do not see it.
package struct SemanticProperties {
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var isHidden = false
  package var traits: AccessibilityTraits = []
  /// Traits that what is inside does not have, whatever it says.
  package var removedTraits: AccessibilityTraits = []
  package var actions: [SemanticAction] = []
  package var sortPriority: Double?
  package var headingLevel: AccessibilityHeadingLevel?
  /// What people who speak to the device may call it, the best name first.
  package var inputLabels: [String]?
  /// Where it is touched, in shares of its frame.
  package var activationPoint: UnitPoint?
  /// The same in points, from the view's upper left corner.
  package var activationOffset: CGPoint?
  /// Further things to say of it, in the order in which they were added.
  package var customContent: [AccessibilityCustomContent] = []
  package var respondsToUserInteraction: Bool?

  package init(
    label: String? = nil, value: String? = nil, hint: String? = nil, identifier: String? = nil,
    isHidden: Bool = false, traits: AccessibilityTraits = []
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.identifier = identifier
    self.isHidden = isHidden
    self.traits = traits
  }

  /// Takes over what a view further in says of itself. What was said further out counts.
  mutating func takeOver(_ inner: SemanticProperties) {
    label = label ?? inner.label
    value = value ?? inner.value
    hint = hint ?? inner.hint
    identifier = identifier ?? inner.identifier
    isHidden = isHidden || inner.isHidden
    let added = traits
    traits.formUnion(inner.traits.subtracting(removedTraits))
    removedTraits.formUnion(inner.removedTraits.subtracting(added))
    let known = Set(actions.map(\.kind))
    actions += inner.actions.filter { !known.contains($0.kind) }
    sortPriority = sortPriority ?? inner.sortPriority
    headingLevel = headingLevel ?? inner.headingLevel
    inputLabels = inputLabels ?? inner.inputLabels
    if activationPoint == nil, activationOffset == nil {
      (activationPoint, activationOffset) = (inner.activationPoint, inner.activationOffset)
    }
    let said = Set(customContent.map(\.key))
    customContent = inner.customContent.filter { !said.contains($0.key) } + customContent
    respondsToUserInteraction = respondsToUserInteraction ?? inner.respondsToUserInteraction
  }

  /// What a thing is that is of a kind by itself.
  func traits(of kind: AccessibilityTraits) -> AccessibilityTraits {
    kind.subtracting(removedTraits).union(traits)
  }

  /// Whether a view without accessible content still becomes an accessibility element.
  var makesElement: Bool {
    label != nil || value != nil || identifier != nil || !actions.isEmpty || !traits.isEmpty
  }
}
