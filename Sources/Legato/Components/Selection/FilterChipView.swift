import SwiftUI

/// A filter chip: a capsule that takes the color of its category when it is selected, with a small
/// bounce.
///
/// Reduce Motion and Low Power Mode: color, weight and size are at their end on the next frame.
public struct FilterChipView: View, MotionDeclaring {
  let title: String
  let color: ColorToken
  let isSelected: Bool
  let action: () -> Void
  @Environment(\.tokenTheme) private var theme

  /// Creates a chip.
  ///
  /// - Parameters:
  ///   - title: The title, shown verbatim.
  ///   - color: The background while the chip is selected; the accent by default.
  ///   - isSelected: Whether the chip is selected.
  ///   - action: Called at a tap.
  public init(
    title: String, color: ColorToken = .app.accent, isSelected: Bool,
    action: @escaping () -> Void
  ) {
    self.title = title
    self.color = color
    self.isSelected = isSelected
    self.action = action
  }

  /// Color, weight and size follow the selection. Reduce Motion and Low Power Mode: end state on
  /// the next frame.
  public nonisolated static let motion = MotionDeclaration(
    component: "FilterChipView", motion: "selection", token: .messages.standard,
    purpose: "Shows what the list is filtered by.", cost: .transform,
    role: .decorativeFeedback, reducedForm: .endStateAtOnce,
    reason: "The colour says which chip is chosen.")
  /// The motion of the chip: ``motion``.
  public nonisolated static var motionDeclarations: [MotionDeclaration] { [motion] }

  /// A button in the form of a capsule, at least 36 pt high.
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

/// A category of a filter.
public struct FilterCategory: Identifiable, Hashable, Sendable {
  /// The identity of the category, and its value in the selection.
  public let id: String
  /// The title of the chip, shown verbatim.
  public let title: String
  /// The background of the chip while it is selected.
  public let color: ColorToken

  /// Creates a category.
  ///
  /// - Parameters:
  ///   - id: The identity of the category, unique in its bar.
  ///   - title: The title of the chip, shown verbatim.
  ///   - color: The background of the chip while it is selected; the accent by default.
  public init(id: String, title: String, color: ColorToken = .app.accent) {
    self.id = id
    self.title = title
    self.color = color
  }
}

/// A row of chips of which at most one is selected. A tap on the selected one deselects it.
///
/// Each tap plays a light impact.
public struct FilterChipBar: View {
  let categories: [FilterCategory]
  @Binding var selection: String?
  let haptics: HapticManager
  private var felt = OwnHaptics()
  @Environment(\.tokenTheme) private var theme

  /// Creates a bar of chips that scrolls horizontally.
  ///
  /// - Parameters:
  ///   - categories: The chips, from the leading to the trailing edge.
  ///   - selection: The id of the selected category; `nil` for none. An id that no category has
  ///     selects none.
  ///   - haptics: The manager that plays the impact; the shared one by default.
  public init(
    _ categories: [FilterCategory], selection: Binding<String?>,
    haptics: HapticManager = .shared
  ) {
    self.categories = categories
    _selection = selection
    self.haptics = haptics
  }

  /// The chips in a horizontal scroll view without indicators.
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
