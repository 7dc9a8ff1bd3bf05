import LegatoDisplay

/// The reasons to apply a redaction to data displayed on screen.
public struct RedactionReasons: OptionSet, Sendable {
  /// The reasons as bits.
  public let rawValue: Int
  /// Creates a set of reasons from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Displayed data should appear as generic placeholders.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Displayed data should be obscured to protect private information: where a view says that it is
  /// sensitive.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// Displayed data should appear as invalidated and pending a new update: where a view says that it
  /// can be.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}
private enum PrivacySensitiveKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The current redaction reasons applied to the view hierarchy.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  var isPrivacySensitive: Bool {
    get { self[PrivacySensitiveKey.self] }
    set { self[PrivacySensitiveKey.self] = newValue }
  }

  /// Whether texts and images show that they are there, and not what they are.
  var isRedacted: Bool {
    let reasons = redactionReasons
    return reasons.contains(.placeholder) || (reasons.contains(.privacy) && isPrivacySensitive)
  }
}

extension View {
  /// Adds a reason to apply a redaction to this view hierarchy.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Removes any reason to apply a redaction to this view hierarchy.
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks the view as containing sensitive, private user data: it is redacted for privacy.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    transformEnvironment(\.isPrivacySensitive) { $0 = sensitive }
  }

  /// Mark the receiver as their content might be invalidated: it is dimmed while it is.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(InvalidatableContent(isInvalidatable: invalidatable))
  }
}

private struct InvalidatableContent: BuiltInModifier {
  @Environment(\.redactionReasons) private var reasons
  let isInvalidatable: Bool

  @MainActor func body(content: Content) -> some View {
    content.opacity(isInvalidatable && reasons.contains(.invalidated) ? 0.5 : 1)
  }
}

/// What is drawn in place of what is not to be seen: fields in a faint tone of its own colour.
enum Redaction {
  /// How opaque the fields are.
  private static let opacity = 0.16
  /// How high the bar of a line is, in ems: measured as 18 points at 27, 9.5 at 14, about a capital letter.
  private static let barHeight = 0.67

  /// A picture.
  static func field(_ bounds: Rect, _ paint: Paint) -> DrawCommand {
    let radius = min(6, min(bounds.width, bounds.height) / 4)
    return .group(
      DrawGroup(
        opacity: opacity,
        [
          .fill(
            .roundedRect(bounds, radius: Size(radius, radius), continuous: true), paint,
            evenOdd: false)
        ]))
  }

  /// A bar for each line of a text, as long as the line.
  static func bars(_ layout: TextLayout, _ paint: Paint) -> [DrawCommand] {
    var lines: [(baseline: Double, left: Double, right: Double, size: Double)] = []
    for run in layout.runs {
      guard let first = run.glyphs.min(by: { $0.x < $1.x }),
        let last = run.glyphs.max(by: { $0.x < $1.x })
      else { continue }
      // About as wide as a letter is on the average.
      let right = last.x + 0.55 * run.size
      if let index = lines.firstIndex(where: { abs($0.baseline - first.y) < 0.6 * run.size }) {
        lines[index].left = min(lines[index].left, first.x)
        lines[index].right = max(lines[index].right, right)
        lines[index].size = max(lines[index].size, run.size)
      } else {
        lines.append((first.y, first.x, right, run.size))
      }
    }
    let bars = lines.map { line -> DrawCommand in
      let (top, bottom) = (line.baseline - barHeight * line.size, line.baseline)
      let right = min(line.right, max(layout.size.width, line.left + line.size / 2))
      let radius = line.size * 0.2
      return .fill(
        .roundedRect(
          Rect(line.left, top, max(right - line.left, 0), bottom - top),
          radius: Size(radius, radius), continuous: true), paint, evenOdd: false)
    }
    return bars.isEmpty ? [] : [.group(DrawGroup(opacity: opacity, bars))]
  }
}
