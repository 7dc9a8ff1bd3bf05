import SwiftUICore

/// What assistive technologies say of the tab's item in the tab bar. On a section it has no effect: a phone shows no
/// header for it.
extension TabContent {
  /// Adds a label to the tab that describes its contents.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  {
    decorated(isEnabled: isEnabled) { AnyView($0.accessibilityLabel(label)) }
  }

  /// Adds a label to the tab that describes its contents.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  {
    decorated(isEnabled: isEnabled) { AnyView($0.accessibilityLabel(labelKey)) }
  }

  /// Adds a label to the tab that describes its contents.
  @_disfavoredOverload
  public func accessibilityLabel(_ labelResource: LocalizedStringResource, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  {
    decorated(isEnabled: isEnabled) { AnyView($0.accessibilityLabel(Text(labelResource))) }
  }

  /// Adds a label to the tab that describes its contents.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  {
    decorated(isEnabled: isEnabled) { AnyView($0.accessibilityLabel(label)) }
  }

  /// Adds a textual description of the value that the tab contains.
  public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  {
    decorated(isEnabled: isEnabled) { AnyView($0.accessibilityValue(valueDescription)) }
  }

  /// Adds a textual description of the value that the tab contains.
  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  {
    decorated(isEnabled: isEnabled) { AnyView($0.accessibilityValue(valueKey)) }
  }

  /// Adds a textual description of the value that the tab contains.
  @_disfavoredOverload
  public func accessibilityValue(_ valueResource: LocalizedStringResource, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  {
    decorated(isEnabled: isEnabled) { AnyView($0.accessibilityValue(Text(valueResource))) }
  }

  /// Adds a textual description of the value that the tab contains.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  {
    decorated(isEnabled: isEnabled) { AnyView($0.accessibilityValue(value)) }
  }

  /// Communicates to the user what happens after selecting the tab.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  {
    decorated(isEnabled: isEnabled) { AnyView($0.accessibilityHint(hint)) }
  }

  /// Communicates to the user what happens after selecting the tab.
  public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  {
    decorated(isEnabled: isEnabled) { AnyView($0.accessibilityHint(hintKey)) }
  }

  /// Communicates to the user what happens after selecting the tab.
  @_disfavoredOverload
  public func accessibilityHint(_ hintResource: LocalizedStringResource, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  {
    decorated(isEnabled: isEnabled) { AnyView($0.accessibilityHint(Text(hintResource))) }
  }

  /// Communicates to the user what happens after selecting the tab.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  {
    decorated(isEnabled: isEnabled) { AnyView($0.accessibilityHint(hint)) }
  }

  /// Sets alternate input labels with which users identify a tab.
  public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool = true)
    -> some TabContent<TabValue>
  {
    decorated(isEnabled: isEnabled) { AnyView($0.accessibilityInputLabels(inputLabels)) }
  }

  /// Sets alternate input labels with which users identify a tab.
  public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
  )
    -> some TabContent<TabValue>
  {
    decorated(isEnabled: isEnabled) { AnyView($0.accessibilityInputLabels(inputLabelKeys)) }
  }

  /// Sets alternate input labels with which users identify a tab.
  @_disfavoredOverload
  public func accessibilityInputLabels(
    _ inputLabelResources: [LocalizedStringResource], isEnabled: Bool = true
  )
    -> some TabContent<TabValue>
  {
    decorated(isEnabled: isEnabled) {
      AnyView($0.accessibilityInputLabels(inputLabelResources.map { Text($0) }))
    }
  }

  /// Sets alternate input labels with which users identify a tab.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool = true
  )
    -> some TabContent<TabValue>
  {
    decorated(isEnabled: isEnabled) { AnyView($0.accessibilityInputLabels(inputLabels)) }
  }

  /// Uses the string you specify to identify the tab, in tests for instance. It is not shown.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  {
    decorated(isEnabled: isEnabled) { AnyView($0.accessibilityIdentifier(identifier)) }
  }
}
