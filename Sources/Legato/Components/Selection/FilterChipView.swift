import SwiftUI

/// A choice among a few: a capsule that takes the colour of its category when it is chosen, with a
/// little bounce.
///
/// Under Reduce Motion and in Low Power Mode colour, weight and size change at once.
public struct FilterChipView: View, MotionDeclaring {
  let title: String
  let color: ColorToken
  let isSelected: Bool
  let action: () -> Void
  @Environment(\.tokenTheme) private var theme

  /// - Parameters:
  ///   - color: The ground while the chip is chosen.
  ///   - action: Called at the tap.
  public init(
    title: String, color: ColorToken = .app.accent, isSelected: Bool,
    action: @escaping () -> Void
  ) {
    self.title = title
    self.color = color
    self.isSelected = isSelected
    self.action = action
  }

  public nonisolated static let motion = MotionDeclaration(
    component: "FilterChipView", motion: "selection", token: .messages.standard,
    purpose: "Shows what the list is filtered by.", cost: .transform,
    role: .decorativeFeedback, reducedForm: .endStateAtOnce,
    reason: "The colour says which chip is chosen.")
  public nonisolated static var motionDeclarations: [MotionDeclaration] { [motion] }

  public var body: some View {
    Button {
      action()
    } label: {
      label
        .padding(.horizontal, theme[.app.inset])
        .padding(.vertical, theme[.app.gap])
        .frame(minHeight: theme[.messages.chipHeight])
        .background { ground }
        .contentShape(Capsule())
        .moves(by: Self.motion) { view, nudge in
          view.scaleEffect(nudge(isSelected ? theme[.messages.chipScale] : 1))
        }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(title)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }

  private var ground: some View {
    ZStack {
      Capsule().fill(ColorToken.app.fill)
      Capsule().fill(color).moves(by: Self.motion) { view, nudge in
        view.opacity(nudge(isSelected ? 1 : 0))
      }
    }
  }

  /// Both weights stand in the room of the heavier one, so that no chip pushes its neighbours.
  private var label: some View {
    ZStack {
      Text(verbatim: title)
        .fontWeight(.semibold)
        .foregroundStyle(color.ink)
        .moves(by: Self.motion) { view, nudge in view.opacity(nudge(isSelected ? 1 : 0)) }
      Text(verbatim: title)
        .foregroundStyle(ColorToken.app.text)
        .moves(by: Self.motion) { view, nudge in view.opacity(nudge(isSelected ? 0 : 1)) }
    }
    .font(.subheadline)
    .lineLimit(1)
  }
}

/// One category of a filter.
public struct FilterCategory: Identifiable, Hashable, Sendable {
  public let id: String
  public let title: String
  public let color: ColorToken

  public init(id: String, title: String, color: ColorToken = .app.accent) {
    self.id = id
    self.title = title
    self.color = color
  }
}

/// A row of chips, one of which may be chosen. A tap on the chosen one gives it up.
///
/// A light impact is felt at each tap.
public struct FilterChipBar: View {
  let categories: [FilterCategory]
  @Binding var selection: String?
  let haptics: HapticManager
  private var felt = OwnHaptics()
  @Environment(\.tokenTheme) private var theme

  public init(
    _ categories: [FilterCategory], selection: Binding<String?>,
    haptics: HapticManager = .shared
  ) {
    self.categories = categories
    _selection = selection
    self.haptics = haptics
  }

  public var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: theme[.messages.chipGap]) {
        ForEach(categories) { category in
          FilterChipView(
            title: category.title, color: category.color,
            isSelected: selection == category.id
          ) {
            felt.asking(haptics).impact(.light)
            selection = selection == category.id ? nil : category.id
          }
        }
      }
      .padding(.horizontal, theme[.app.inset])
      .padding(.vertical, theme[.messages.chipMargin])
    }
    .playsHaptics(felt)
  }
}
