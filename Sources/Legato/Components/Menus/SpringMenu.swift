import SwiftUI

/// A button with a menu that opens by ``MotionToken/App/menu``.
///
/// The open menu is drawn above its siblings in a stack; raise the z index of the stack where the
/// menu is larger than that. By default it opens downwards and is aligned with the leading edge of
/// the button: near the trailing edge of a page align it with the trailing edge, near the bottom
/// let it open upwards. A tap on a line closes it, and so does a tap outside. Reduce Motion and Low
/// Power Mode: it opens and closes without an animation.
public struct SpringMenu<Label: View>: View {
  let items: [SpringMenuItem]
  let place: MenuPlace
  let label: Label
  @State private var isOpen = false

  /// Creates a button with a menu.
  ///
  /// - Parameters:
  ///   - items: The lines, from top to bottom.
  ///   - alignment: The edge at which menu and button are aligned; leading by default.
  ///   - edge: The edge of the button at which the menu opens; the bottom by default.
  ///   - label: The content of the button.
  public init(
    _ items: [SpringMenuItem], alignment: HorizontalAlignment = .leading,
    edge: VerticalEdge = .bottom, @ViewBuilder label: () -> Label
  ) {
    self.items = items
    self.label = label()
    place = MenuPlace(alignment: alignment, edge: edge)
  }

  /// The button, with the menu as an overlay.
  public var body: some View {
    Button {
      isOpen.toggle()
    } label: {
      label
    }
    .accessibilityValue(isOpen ? "Expanded" : "Collapsed")
    .modifier(
      OpensMenu(items: items, isOpen: $isOpen, motion: MenuMotion.menu, place: place))
  }
}

extension View {
  /// Opens a menu at a long press on this view, by ``MotionToken/App/contextMenu``. A tap on a line
  /// closes it, and so does a tap outside.
  ///
  /// Inner gestures take precedence in SwiftUI: apply it inside of
  /// ``SwiftUI/View/rippleEffect(color:)`` and ``SwiftUI/View/buttonPressEffect()``, and not around
  /// a button.
  ///
  /// - Parameters:
  ///   - items: The lines, from top to bottom.
  ///   - alignment: The edge at which menu and view are aligned; leading by default.
  ///   - edge: The edge of the view at which the menu opens; the bottom by default.
  public func springContextMenu(
    _ items: [SpringMenuItem], alignment: HorizontalAlignment = .leading,
    edge: VerticalEdge = .bottom
  ) -> some View {
    modifier(SpringContextMenu(items: items, place: MenuPlace(alignment: alignment, edge: edge)))
  }
}

private struct SpringContextMenu: ViewModifier {
  let items: [SpringMenuItem]
  let place: MenuPlace
  @State private var isOpen = false

  func body(content: Content) -> some View {
    content
      .onLongPressGesture { isOpen = true }
      .modifier(
        OpensMenu(items: items, isOpen: $isOpen, motion: MenuMotion.contextMenu, place: place))
  }
}

/// Where a menu opens, as seen from what it belongs to.
struct MenuPlace {
  let alignment: HorizontalAlignment
  let edge: VerticalEdge

  /// The corner that the two have in common, and that the menu grows from.
  var anchor: UnitPoint {
    let x = alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5
    return UnitPoint(x: x, y: edge == .bottom ? 0 : 1)
  }
}

private struct OpensMenu: ViewModifier {
  let items: [SpringMenuItem]
  @Binding var isOpen: Bool
  let motion: MotionDeclaration
  let place: MenuPlace
  /// Whether it lies over its neighbours: until it has gone.
  @State private var isRaised = false
  @State private var lowering = Wait()
  @Environment(\.tokenTheme) private var theme

  func body(content: Content) -> some View {
    let gap = theme[.menu.gap]
    let isBelow = place.edge == .bottom
    content.overlay(
      alignment: Alignment(horizontal: place.alignment, vertical: isBelow ? .bottom : .top)
    ) {
      MenuPanel(items: items, isOpen: $isOpen, motion: motion, anchor: place.anchor)
        .fixedSize()
        .alignmentGuide(.bottom) { _ in -gap }
        .alignmentGuide(.top) { $0.height + gap }
    }
    .onChange(of: isOpen) { _, isOpen in
      if isOpen {
        lowering.cancel()
        isRaised = true
      } else {
        lowering.begin(theme.timing(of: motion.token).settlingTime) { isRaised = false }
      }
    }
    .onDisappear {
      lowering.cancel()
      isRaised = false
    }
    .zIndex(isOpen || isRaised ? 1 : 0)
  }
}

/// The motions of menus.
public enum MenuMotion: MotionDeclaring {
  /// A menu opens from its button and closes, by ``MotionToken/App/menu``. Reduce Motion and Low
  /// Power Mode: end state on the next frame.
  public static let menu = MotionDeclaration(
    component: "SpringMenu", motion: "menu", token: .app.menu,
    purpose: "Shows which button the menu belongs to.", cost: .transform,
    role: .decorativeFeedback,
    reducedForm: .endStateAtOnce, reason: "A menu that is there is seen.")
  /// A context menu opens from its view and closes, by ``MotionToken/App/contextMenu``. Reduce
  /// Motion and Low Power Mode: end state on the next frame.
  public static let contextMenu = MotionDeclaration(
    component: "SpringMenu", motion: "contextMenu", token: .app.contextMenu,
    purpose: "Shows what the menu belongs to.", cost: .transform,
    role: .decorativeFeedback, reducedForm: .endStateAtOnce,
    reason: "A menu that is there is seen.")
  /// The motions of menus: ``menu`` and ``contextMenu``.
  public static var motionDeclarations: [MotionDeclaration] { [menu, contextMenu] }
}
