import SwiftUI

/// One line of a menu.
public struct SpringMenuItem: Identifiable {
  public let id: String
  public let title: String
  public let systemImage: String?
  public let isDestructive: Bool
  let action: () -> Void

  public init(
    id: String? = nil, title: String, systemImage: String? = nil, isDestructive: Bool = false,
    action: @escaping () -> Void
  ) {
    self.id = id ?? title
    self.title = title
    self.systemImage = systemImage
    self.isDestructive = isDestructive
    self.action = action
  }
}

/// A button with a menu that springs out of it, by `menuSpring`.
///
/// The menu lies over what comes after; give it a higher z index than its neighbours. A tap on a line
/// closes it, and so does one anywhere else. Under Reduce Motion and in Low Power Mode it is there at once.
public struct SpringMenu<Label: View>: View {
  let items: [SpringMenuItem]
  let label: Label
  @State private var isOpen = false
  @Environment(\.tokenTheme) private var theme

  public init(_ items: [SpringMenuItem], @ViewBuilder label: () -> Label) {
    self.items = items
    self.label = label()
  }

  public var body: some View {
    let gap = theme[.menu.gap]
    Button {
      isOpen.toggle()
    } label: {
      label
    }
    .accessibilityValue(isOpen ? "Expanded" : "Collapsed")
    .overlay(alignment: .bottomLeading) {
      MenuPanel(items: items, isOpen: $isOpen, motion: MenuMotion.menu)
        .fixedSize()
        .alignmentGuide(.bottom) { $0[.top] - gap }
    }
  }
}

extension View {
  /// Opens a menu when a finger rests on this view, by `contextMenuAppear`. A tap on a line closes it,
  /// and so does one anywhere else.
  public func springContextMenu(_ items: [SpringMenuItem]) -> some View {
    modifier(SpringContextMenu(items: items))
  }
}

private struct SpringContextMenu: ViewModifier {
  let items: [SpringMenuItem]
  @State private var isOpen = false
  @Environment(\.tokenTheme) private var theme

  func body(content: Content) -> some View {
    let gap = theme[.menu.gap]
    content
      .onLongPressGesture { isOpen = true }
      .overlay(alignment: .bottomLeading) {
        MenuPanel(items: items, isOpen: $isOpen, motion: MenuMotion.contextMenu)
          .fixedSize()
          .alignmentGuide(.bottom) { $0[.top] - gap }
      }
  }
}

/// The motions of menus.
public enum MenuMotion: MotionDeclaring {
  public static let menu = MotionDeclaration(
    component: "SpringMenu", motion: "menu", token: .app.menu,
    purpose: "Shows which button the menu belongs to.", cost: .transform,
    role: .decorativeFeedback,
    reducedForm: .endStateAtOnce, reason: "A menu that is there is seen.")
  public static let contextMenu = MotionDeclaration(
    component: "SpringMenu", motion: "contextMenu", token: .app.contextMenu,
    purpose: "Shows what the menu belongs to.", cost: .transform,
    role: .decorativeFeedback, reducedForm: .endStateAtOnce,
    reason: "A menu that is there is seen.")
  public static var motionDeclarations: [MotionDeclaration] { [menu, contextMenu] }
}

/// All that is around an open menu: a tap on it closes the menu, and does nothing else.
private struct TapsBeside: View {
  let action: () -> Void
  /// Points: more than any screen has, in every direction.
  private static var reach: CGFloat { 8000 }

  var body: some View {
    Rectangle()
      .fill(.clear)
      .contentShape(Rectangle())
      .frame(width: Self.reach, height: Self.reach)
      .onTapGesture(perform: action)
      .accessibilityHidden(true)
  }
}

/// The lines of a menu. They are there all the time, so that opening lays nothing out.
private struct MenuPanel: View {
  let items: [SpringMenuItem]
  @Binding var isOpen: Bool
  let motion: MotionDeclaration
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.tokenTheme) private var theme

  var body: some View {
    let isSmall = !isOpen && !motionPolicy.outcome(of: motion).isInstant
    MenuLines(minimumWidth: theme[.menu.width]) {
      ForEach(items) { item in
        Button {
          isOpen = false
          item.action()
        } label: {
          line(item)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(item.title)
      }
    }
    .padding(.vertical, theme[.menu.inset])
    .background(
      ColorToken.app.raised, in: RoundedRectangle(cornerRadius: theme[.app.cardRadius])
    )
    .background {
      RoundedRectangle(cornerRadius: theme[.app.cardRadius])
        .fill(ColorToken.app.shadow)
        .blur(radius: theme[.menu.shadow])
        .offset(y: theme[.menu.shadowOffset])
    }
    .background {
      if isOpen { TapsBeside { isOpen = false }.transition(.identity) }
    }
    .accessibilityAction(.escape) { isOpen = false }
    .moves(by: motion) { view, nudge in
      view
        .scaleEffect(nudge(isSmall ? theme[.menu.scale] : 1), anchor: .topLeading)
        .opacity(nudge(isOpen ? 1 : 0))
    }
  }

  private func line(_ item: SpringMenuItem) -> some View {
    HStack(spacing: theme[.messages.rowGap]) {
      Text(verbatim: item.title)
      Spacer(minLength: theme[.app.inset])
      if let systemImage = item.systemImage { Image(systemName: systemImage) }
    }
    .font(.body)
    .foregroundStyle(item.isDestructive ? ColorToken.app.error : ColorToken.app.text)
    .padding(.horizontal, theme[.app.inset])
    .frame(minHeight: theme[.app.touchHeight])
    .contentShape(Rectangle())
  }
}
