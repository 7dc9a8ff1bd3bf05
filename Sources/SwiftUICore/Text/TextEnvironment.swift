private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private enum MinLinesKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum TextAlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}
private enum TruncationModeKey: EnvironmentKey {
  static var defaultValue: Text.TruncationMode { .tail }
}
private enum MinimumScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum AllowsTighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }

extension EnvironmentValues {
  /// The maximum number of lines that text can occupy in a view.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
  /// The number of lines that text has room for, even where it has fewer.
  package var minLines: Int? {
    get { self[MinLinesKey.self] }
    set { self[MinLinesKey.self] = newValue }
  }
  /// The distance in points between the bottom of one line fragment and the top of the next.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
  /// An environment value that indicates how a text view aligns its lines when the content wraps or
  /// contains newlines.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }
  /// A value that indicates how the layout truncates the last line of text to fit into the
  /// available space.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }
  /// The minimum permissible proportion to shrink the font size to fit the text into the available
  /// space.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }
  /// A Boolean value that indicates whether inter-character spacing should tighten to fit the text
  /// into the available space.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }
  /// A stylistic override to transform the case of text when displayed, using the environment's
  /// locale.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
}

extension Text {
  /// The type of truncation to apply to a line of text when it's too long to fit in the available
  /// space.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

  /// A scheme for transforming the capitalization of characters within text.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
}

extension View {
  /// Sets the maximum number of lines that text can occupy in this view.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environment(\.minLines, nil).environment(\.lineLimit, number)
  }

  /// Sets a partial range for the number of lines that text can occupy in this view.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.minLines, max(1, limit.lowerBound)).environment(\.lineLimit, nil)
  }

  /// Sets a partial range for the number of lines that text can occupy in this view.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.minLines, nil).environment(\.lineLimit, limit.upperBound)
  }

  /// Sets a closed range for the number of lines that text can occupy in this view.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.minLines, max(1, limit.lowerBound)).environment(\.lineLimit, limit.upperBound)
  }

  /// Sets a limit for the number of lines text can occupy in this view, and whether it takes the
  /// room of as many lines in any case.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.minLines, reservesSpace ? max(1, limit) : nil).environment(\.lineLimit, limit)
  }

  /// Sets the amount of space between lines of text in this view.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Sets the alignment of a text view that contains multiple lines of text.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets the truncation mode for lines of text that are too long to fit in the available space.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets the minimum amount that text in this view scales down to fit in the available space: a
  /// fraction within 0…1. Text that does not fit is set as small as need be, and no smaller.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Sets whether text in this view can compress the space between characters when necessary to fit
  /// text in a line.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Sets a transform for the case of the text contained in this view when displayed.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}
