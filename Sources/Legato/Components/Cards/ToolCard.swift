import SwiftUI

/// A card for a tool: a header that expands into details, and the tool's progress.
///
/// A tap on the header expands and collapses the card; the views below it move by the same spring.
/// A thin border separates the card from a page of the same color.
public struct ToolCard<Details: View>: View {
  let title: String
  let subtitle: String?
  let systemImage: String
  let progress: Double?
  @Binding var isExpanded: Bool
  let details: Details
  @ScaledMetric(relativeTo: .body) private var scale = 1.0
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.tokenTheme) private var theme

  /// Creates a card.
  ///
  /// - Parameters:
  ///   - title: The title, shown verbatim.
  ///   - subtitle: Text below the title; none by default.
  ///   - systemImage: The name of the system symbol before the title; `wrench` by default.
  ///   - progress: 0…1, clamped to that range; `nil`, the default, shows no bar.
  ///   - isExpanded: Whether the details are shown.
  ///   - details: The content of the expanded card.
  public init(
    title: String, subtitle: String? = nil, systemImage: String = "wrench", progress: Double? = nil,
    isExpanded: Binding<Bool>, @ViewBuilder details: () -> Details
  ) {
    self.title = title
    self.subtitle = subtitle
    self.systemImage = systemImage
    self.progress = progress
    _isExpanded = isExpanded
    self.details = details()
  }

  /// The header, the progress bar where there is progress, and the details while the card is
  /// expanded.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button(action: toggle) { header }
        .buttonStyle(.plain)
        .accessibilityLabel([title, subtitle].compactMap { $0 }.joined(separator: ", "))
        .accessibilityValue(isExpanded ? "Expanded" : "Collapsed")
      if let progress {
        ToolProgressAnimation(progress: progress, showsTrack: true)
          .padding(.horizontal, theme[.app.inset])
          .padding(.bottom, theme[.app.gap])
      }
      if isExpanded {
        details
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.horizontal, theme[.app.inset])
          .padding(.bottom, theme[.app.inset])
          .transition(.opacity)
      }
    }
    .background(ColorToken.app.surface)
    .overlay {
      // On a page as light as the card its edge alone sets it off.
      RoundedRectangle(cornerRadius: theme[.app.cardRadius])
        .strokeBorder(ColorToken.app.edge, lineWidth: theme[.app.cardLine])
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
    .toolCardExpansion(isExpanded: isExpanded)
  }

  private var header: some View {
    HStack(spacing: theme[.messages.rowGap]) {
      Image(systemName: systemImage)
        .foregroundStyle(ColorToken.app.accentText)
        .frame(width: theme[.app.toolIcon] * scale)
      VStack(alignment: .leading, spacing: theme[.app.toolLineGap]) {
        Text(verbatim: title)
          .font(.body.weight(.medium))
          .foregroundStyle(ColorToken.app.text)
        if let subtitle {
          Text(verbatim: subtitle)
            .font(.footnote)
            .foregroundStyle(ColorToken.app.secondaryText)
        }
      }
      .multilineTextAlignment(.leading)
      Spacer(minLength: 0)
      Chevron(isDown: isExpanded)
    }
    .padding(.horizontal, theme[.app.inset])
    .padding(.vertical, theme[.app.gap])
    .frame(minHeight: theme[.app.touchHeight])
    .contentShape(Rectangle())
  }

  /// The change itself is animated, so that what is below the card comes along.
  private func toggle() {
    withAnimation(motionPolicy.movement(of: ToolCardExpandAnimation.motion)) {
      isExpanded.toggle()
    }
  }
}

/// Points on, or down: a quarter turn, the other way round right to left.
private struct Chevron: View {
  let isDown: Bool
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.tokenTheme) private var theme

  var body: some View {
    let isLeftToRight = layoutDirection == .leftToRight
    let turn = theme[.app.quarterTurn] * (isLeftToRight ? 1 : -1)
    Image(systemName: isLeftToRight ? "chevron.right" : "chevron.left")
      .font(.footnote.weight(.semibold))
      .foregroundStyle(ColorToken.app.secondaryText)
      .moves(by: ToolCardExpandAnimation.motion) { view, nudge in
        view.rotationEffect(.degrees(turn * nudge(isDown ? 1 : 0)))
      }
      .accessibilityHidden(true)
  }
}
