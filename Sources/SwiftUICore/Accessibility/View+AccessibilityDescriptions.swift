import Foundation

extension View {
  nonisolated func accessibility(
    _ change: (inout SemanticProperties) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    var properties = SemanticProperties()
    change(&properties)
    return modifier(AccessibilityAttachmentModifier(properties: properties))
  }
}

extension View {
  /// Adds a label to the view that describes its contents.
  nonisolated public func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.label = label.plainText }
  }

  /// Adds a label to the view that describes its contents.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.label = labelKey.text }
  }

  /// Adds a label to the view that describes its contents.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.label = String(label) }
  }

  /// Adds a textual description of the value that the view contains.
  nonisolated public func accessibilityValue(
    _ value: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.value = value.plainText }
  }

  /// Adds a textual description of the value that the view contains.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.value = valueKey.text }
  }

  /// Adds a textual description of the value that the view contains.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.value = String(value) }
  }

  /// Communicates to the user what happens after performing the view's action.
  nonisolated public func accessibilityHint(
    _ hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.hint = hint.plainText }
  }

  /// Communicates to the user what happens after performing the view's action.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.hint = hintKey.text }
  }

  /// Communicates to the user what happens after performing the view's action.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.hint = String(hint) }
  }

  /// Adds help text to a view using a text view that you provide: the hint of the view. Where there
  /// is no pointer that rests it is shown nowhere.
  nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }

  /// Adds help text to a view using a localized string that you provide.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    accessibilityHint(textKey)
  }

  /// Adds help text to a view using a string that you provide.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
    accessibilityHint(text)
  }

  /// Sets alternate input labels with which users identify a view, the best one first.
  nonisolated public func accessibilityInputLabels(
    _ inputLabels: [Text]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.inputLabels = inputLabels.map(\.plainText) }
  }

  /// Sets alternate input labels with which users identify a view, the best one first.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.inputLabels = inputLabelKeys.map(\.text) }
  }

  /// Sets alternate input labels with which users identify a view, the best one first.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.inputLabels = inputLabels.map { String($0) } }
  }

  /// Uses the string you specify to identify the view. An empty one is none.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.identifier = identifier.isEmpty ? nil : identifier }
  }

  /// Adds the given traits to the view.
  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.traits = traits }
  }

  /// Removes the given traits from this view.
  nonisolated public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.removedTraits = traits }
  }

  /// Sets the accessibility level of this heading.
  nonisolated public func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.headingLevel = level }
  }

  /// Explicitly sets whether this accessibility element responds to user interaction.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.respondsToUserInteraction = respondsToUserInteraction }
  }

  /// The activation point for an element is the location assistive technologies use to initiate
  /// gestures. It is in shares of the frame.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.activationPoint = activationPoint }
  }

  /// The activation point for an element is the location assistive technologies use to initiate
  /// gestures. It is in points, from the upper left corner of the frame; one that is not finite counts as 0.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: CGPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility {
      $0.activationOffset = CGPoint(
        x: activationPoint.x.isFinite ? activationPoint.x : 0,
        y: activationPoint.y.isFinite ? activationPoint.y : 0)
    }
  }
}
