import SwiftUI

/// The time of a message, in its bubble.
struct MessageTime: View {
  let time: Date
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    Text(verbatim: Self.text(time, locale, calendar, timeZone)).font(.caption2)
  }

  static func text(
    _ time: Date, _ locale: Locale, _ calendar: Calendar, _ timeZone: TimeZone
  ) -> String {
    Date.FormatStyle(
      date: .omitted, time: .shortened, locale: locale, calendar: calendar, timeZone: timeZone
    ).format(time)
  }
}

/// Says below a bubble that its message was not sent, and offers another try.
struct FailedMessageLabel: View {
  let text: String
  let onRetry: (() -> Void)?
  @Environment(\.tokenTheme) private var theme

  var body: some View {
    if let onRetry {
      Button {
        onRetry()
      } label: {
        label("Not sent. Try again")
          // As large as what is touched has to be, though it takes less room.
          .contentShape(Rectangle().inset(by: -theme[.messages.bubbleInset]))
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Not sent. Try again: \(text)")
    } else {
      label("Not sent")
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Not sent: \(text)")
    }
  }

  private func label(_ words: String) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: theme[.messages.statusGap]) {
      Image(systemName: "exclamationmark.circle.fill")
      Text(verbatim: words)
    }
    .font(.caption.weight(.medium))
    .foregroundStyle(ColorToken.app.error)
  }
}
