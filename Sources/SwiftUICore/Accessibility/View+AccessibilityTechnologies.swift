/// Identifies a role of a pair of labeled content.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The label of the pair.
  case label
  /// What is labelled.
  case content
}

/// An option set that defines the functionality of a view's direct touch area.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Allows a direct touch area to immediately receive touch events without the assistive technology speaking.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// Prevents touch passthrough with the direct touch area until an assistive technology has activated it.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// Textual context that assistive technologies can use to improve the presentation of spoken text.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String

  /// A type that represents generic text that has no specific type.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// A type that represents text used for input, like in the Terminal app.
  public static let console = AccessibilityTextContentType(name: "console")
  /// A type that represents text used by a file browser, like in the Finder app.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// A type that represents text used in a message, like in the Messages app.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A type that represents text used in a story or poem, like in the Books app.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// A type that represents text used in source code, like in Swift Playgrounds.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// A type that represents text used in a grid of data, like in the Numbers app.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A type that represents text used in a document, like in the Pages app.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// What only an assistive technology does something with. None runs in a host, as on a device where none is on.
extension View {
  /// Sets whether this view should ignore the system Smart Invert setting.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }

  /// Adds a default large content view to be shown by the large content viewer.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Adds a custom large content view to be shown by the large content viewer.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    self
  }

  /// Explicitly set whether this accessibility element is a direct touch area.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View {
    self
  }

  /// Sets an accessibility text content type.
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType)
    -> some View
  {
    self
  }

  /// Pairs an accessibility element representing a label with the element for the matching content.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Links multiple accessibility elements so that the user can quickly navigate from one element to another.
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Sets whether VoiceOver should always speak all punctuation in the text view.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    self
  }

  /// Sets whether VoiceOver should speak the contents of the text view character by character.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Raises or lowers the pitch of spoken text.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Controls whether to queue pending announcements behind existing speech rather than interrupting speech in progress.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

extension Text {
  /// Sets whether VoiceOver should always speak all punctuation in the text view.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Sets whether VoiceOver should speak the contents of the text view character by character.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// Raises or lowers the pitch of spoken text.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Controls whether to queue pending announcements behind existing speech rather than interrupting speech in progress.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

  /// Sets an accessibility text content type.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
}
