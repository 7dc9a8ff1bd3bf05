/// Key used to specify the identifier and label associated with an entry of additional accessibility
/// information.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let id: String
  let label: String

  /// Create an `AccessibilityCustomContentKey` with the specified label and identifier.
  public init(_ label: Text, id: String) {
    self.id = id
    self.label = label.plainText
  }

  /// Create an `AccessibilityCustomContentKey` with the specified label and identifier.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

  /// Create an `AccessibilityCustomContentKey` whose label is its identifier as well.
  public init(_ labelKey: LocalizedStringKey) {
    let label = Text(labelKey).plainText
    (self.id, self.label) = (label, label)
  }
}

extension View {
  nonisolated private func customContent(
    _ key: AccessibilityCustomContentKey, _ value: String?,
    _ importance: AXCustomContent.Importance
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility {
      $0.customContent =
        value.map {
          [
            AccessibilityCustomContent(
              key: key.id, label: key.label, value: $0, importance: importance)
          ]
        } ?? []
    }
  }

  /// Add additional accessibility information to the view.
  ///
  /// - Parameters:
  ///   - key: What the information is called, and which it is: of two with one key the outer counts.
  ///   - value: The information; `nil` adds none.
  ///   - importance: Whether it is told with the element.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    customContent(key, value?.plainText, importance)
  }

  /// Add additional accessibility information to the view.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    customContent(key, Text(valueKey).plainText, importance)
  }

  /// Add additional accessibility information to the view.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    customContent(key, String(value), importance)
  }

  /// Add additional accessibility information to the view.
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    customContent(
      AccessibilityCustomContentKey(label, id: label.plainText), value.plainText, importance)
  }

  /// Add additional accessibility information to the view.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    customContent(AccessibilityCustomContentKey(labelKey), value.plainText, importance)
  }

  /// Add additional accessibility information to the view.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    customContent(
      AccessibilityCustomContentKey(labelKey), Text(valueKey).plainText, importance)
  }

  /// Add additional accessibility information to the view.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    customContent(AccessibilityCustomContentKey(labelKey), String(value), importance)
  }
}
