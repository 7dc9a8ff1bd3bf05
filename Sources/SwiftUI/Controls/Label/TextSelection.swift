import SwiftUICore

/// A type that describes the ability to select text.
public protocol TextSelectability: Sendable {
  /// Whether text can be selected.
  static var allowsSelection: Bool { get }
}

/// A selectability type that enables text selection by the person using your app.
public struct EnabledTextSelectability: TextSelectability {
  /// `true`.
  public static var allowsSelection: Bool { true }
}

/// A selectability type that disables text selection by the person using your app.
public struct DisabledTextSelectability: TextSelectability {
  /// `false`.
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// A selectability value that enables text selection by the person using your app.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// A selectability value that disables text selection by the person using your app.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Controls whether people can select text within this view. Text looks the same; a long press on it, which
  /// would select it, does nothing here and is reported.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    modifier(TextSelectionModifier(isEnabled: S.allowsSelection))
  }
}

private struct TextSelectionModifier: UnnamedModifier {
  let isEnabled: Bool
  @State private var isMissed = false

  @MainActor func body(content: Content) -> some View {
    if isEnabled {
      content
        .simultaneousGesture(LongPressGesture().onEnded { _ in isMissed = true })
        .background {
          if isMissed {
            Color.clear.reportsFault(
              "textSelection: a long press selects no text here; the text stays as it is.")
          }
        }
    } else {
      content
    }
  }
}
