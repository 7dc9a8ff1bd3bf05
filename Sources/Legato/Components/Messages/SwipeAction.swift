import SwiftUI

/// An action that a swipe over a row uncovers.
public struct SwipeAction: Hashable, Sendable {
  /// The edge of the row that the action belongs to.
  public let edge: Edge
  /// The title of the action, also for assistive technology.
  public let title: String
  /// The name of a system symbol above the title.
  public let systemImage: String
  /// The background of the action.
  public let tint: ColorToken

  /// Creates an action of a row.
  ///
  /// - Parameters:
  ///   - edge: The edge of the row that the action belongs to.
  ///   - title: The title of the action, also for assistive technology.
  ///   - systemImage: The name of a system symbol above the title.
  ///   - tint: The background; text and symbol are drawn in its ``ColorToken/ink``.
  public init(edge: Edge, title: String, systemImage: String, tint: ColorToken) {
    self.edge = edge
    self.title = title
    self.systemImage = systemImage
    self.tint = tint
  }

  /// Archives a conversation: at the leading edge, in gray.
  public static let archive = SwipeAction(
    edge: .leading, title: "Archive", systemImage: "archivebox", tint: .app.archive)
}

/// A row with an action under its leading edge, for rows that are in no list.
///
/// The row follows the finger, and goes on with its speed when it lets go. Let go beyond 42 pt it
/// stays open, so that the action can be tapped; beyond half of its width the action is done. So it
/// is where the row is thrown: 84 pt and three quarters of its width are where it would come to
/// within a quarter of a second; thrown back it closes. A swipe that begins within 20 pt of the
/// leading edge of the screen belongs to navigation. Right to left all of it is mirrored. Who
/// cannot swipe finds the action among those of the row.
struct LeadingSwipe<Row: View>: View {
  let action: SwipeAction
  let isEnabled: Bool
  let perform: () -> Void
  let row: Row
  /// Which of several rows is open; `nil` where the row is alone.
  private let openRow: Binding<String?>?
  private let id: String
  @GestureState private var drag: CGFloat?
  @State private var isOpenAlone = false
  @State private var isDone = false
  @State private var debounce = Wait()
  /// Where the row goes whose action has been done: to its place, while the transition of the list
  /// carries it off, so that both together are one spring with the speed of the finger.
  @State private var left: CGFloat?
  @State private var width: CGFloat = 0
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.tokenTheme) private var theme

  /// - Parameters:
  ///   - id: Which row it is, among those of `openRow`.
  ///   - openRow: Which row is open, of rows of which one at a time may be.
  init(
    _ action: SwipeAction, isEnabled: Bool, id: String = "", openRow: Binding<String?>? = nil,
    perform: @escaping () -> Void, @ViewBuilder row: () -> Row
  ) {
    self.id = id
    self.openRow = openRow
    self.action = action
    self.isEnabled = isEnabled
    self.perform = perform
    self.row = row()
  }

  private var openWidth: CGFloat { theme[.messages.actionWidth] }

  private var isOpen: Bool {
    get { openRow.map { $0.wrappedValue == id } ?? isOpenAlone }
    nonmutating set {
      guard let openRow else { return isOpenAlone = newValue }
      if newValue || isOpen { openRow.wrappedValue = newValue ? id : nil }
    }
  }

  /// How far the row stands aside.
  private var offset: CGFloat { left ?? max(0, (isOpen ? openWidth : 0) + (drag ?? 0)) }

  var body: some View {
    row
      .modifier(NamedAction(title: action.title, isEnabled: isEnabled, perform: archive))
      // What has become a swipe is no tap, and an open row closes first.
      .disabled(drag != nil || isOpen || left != nil)
      .overlay {
        if isOpen {
          Rectangle().fill(.clear).contentShape(Rectangle())
            .onTapGesture { isOpen = false }
            .accessibilityHidden(true)
            .transition(.identity)
        }
      }
      .modifier(Follow(offset: offset, isHeld: drag != nil))
      .background { if isEnabled { button } }
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
      .simultaneousGesture(swipe, including: isEnabled ? .all : .subviews)
      .clipped()
      .background(alignment: .leading) { if isEnabled { trail } }
      .onChange(of: drag != nil) { _, isHeld in
        // A swipe on another row closes the one that is open.
        if isHeld, !isOpen { openRow?.wrappedValue = nil }
      }
  }

  private var button: some View {
    Button(action: archive) {
      Label(action.title, systemImage: action.systemImage)
        .labelStyle(SwipeLabelStyle())
        .foregroundStyle(action.tint.ink)
        .frame(width: openWidth)
        .frame(maxHeight: .infinity)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(action.title)
    // Under the row it is reached by the row's own action.
    .accessibilityHidden(!isOpen)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(action.tint)
    .modifier(Uncovering(offset: offset, isHeld: drag != nil))
  }

  /// The ground of the action goes on behind a row that is carried off. It is there before: a row
  /// that leaves takes nothing new in.
  private var trail: some View {
    Rectangle()
      .fill(action.tint)
      .frame(width: left == nil ? 0 : width)
      .withoutMotion()
      .alignmentGuide(.leading) { $0[.trailing] }
      .accessibilityHidden(true)
      .allowsHitTesting(false)
  }

  private var swipe: some Gesture {
    DragGesture(coordinateSpace: .global)
      .updating($drag) { value, drag, _ in
        if drag != nil || isSwipe(value) { drag = along(value.translation) }
      }
      .onEnded { value in
        guard isSwipe(value) || isOpen else { return }
        let start = isOpen ? openWidth : 0
        let end = start + along(value.translation)
        // What people mean by a throw is less than where it would lead.
        let thrown = start + along(value.predictedEndTranslation)
        let isFull =
          end >= width * theme[.messages.fullSwipe] || thrown >= width * theme[.messages.throwing]
        if width > 0, isFull {
          archive(from: end)
        } else {
          isOpen = end >= openWidth / 2 && thrown >= 0 || thrown >= openWidth
        }
      }
  }

  /// Points towards the trailing side.
  private func along(_ translation: CGSize) -> CGFloat {
    layoutDirection == .leftToRight ? translation.width : -translation.width
  }

  /// Rather along the row than across it, and not from where navigation begins.
  private func isSwipe(_ value: DragGesture.Value) -> Bool {
    guard abs(value.translation.width) > abs(value.translation.height) else { return false }
    // The row is as wide as the screen, so its edges are the screen's.
    let start =
      layoutDirection == .leftToRight ? value.startLocation.x : width - value.startLocation.x
    return isOpen || start >= theme[.messages.edgeZone]
  }

  private func archive() { archive(from: offset) }

  /// Once, however often it is asked for within half a second.
  ///
  /// - Parameter place: How far the row stands aside.
  private func archive(from place: CGFloat) {
    guard !isDone else { return }
    isDone = true
    // Where nothing may move it fades where it is.
    let moves = motionPolicy.outcome(of: SwipeMotion.settle).movement != nil
    if place > 0 { left = moves ? 0 : place }
    debounce.begin(theme[.messages.debounce]) {
      isDone = false
      // Where the row is still there it comes back.
      (left, isOpen) = (nil, false)
    }
    perform()
  }

  /// What a swipe does, for those who do not swipe.
  private struct NamedAction: ViewModifier {
    let title: String
    let isEnabled: Bool
    let perform: () -> Void

    func body(content: Content) -> some View {
      content.accessibilityActions {
        if isEnabled { Button(title) { perform() } }
      }
    }
  }

  /// Shows what the row leaves free of the action, and nothing of it at rest: at edges between two
  /// pixels it would show through around the row that lies on it.
  private struct Uncovering: ViewModifier {
    let offset: CGFloat
    let isHeld: Bool

    func body(content: Content) -> some View {
      content.moves(by: isHeld ? SwipeMotion.follow : SwipeMotion.settle, isHeld: isHeld) {
        view, nudge in
        view.clipShape(LeadingPart(width: nudge(offset)))
      }
    }
  }

  /// With the finger at once, without it by a spring.
  private struct Follow: ViewModifier {
    let offset: CGFloat
    let isHeld: Bool

    func body(content: Content) -> some View {
      content.moves(by: isHeld ? SwipeMotion.follow : SwipeMotion.settle, isHeld: isHeld) {
        view, nudge in
        view.modifier(Shift(x: nudge(offset)))
      }
    }
  }
}

/// A part of a rectangle at its leading edge.
private struct LeadingPart: Shape {
  /// Points.
  var width: Double

  nonisolated var animatableData: Double {
    get { width }
    set { width = newValue }
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  nonisolated func path(in rect: CGRect) -> Path {
    // In the frame of a nudge a row at rest is off by a millionth.
    guard width > 0.01 else { return Path() }
    return Path(
      CGRect(x: rect.minX, y: rect.minY, width: min(width, rect.width), height: rect.height))
  }
}

private struct SwipeLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon.font(.title3)
      configuration.title.font(.footnote)
    }
  }
}

/// The motions of swiped rows.
public enum SwipeMotion: MotionDeclaring {
  /// The row follows the finger, without an animation. Unchanged under Reduce Motion and in Low
  /// Power Mode.
  public static let follow = MotionDeclaration(
    component: "SwipeRow", motion: "follow", token: .messages.finger,
    purpose: "Keeps the row under the finger.", cost: .paint,
    role: .essentialState,
    reducedForm: .unchanged, reason: "The finger moves the row, not the system.")
  /// The row moves to its resting position when the finger lifts. Reduce Motion: end state on the
  /// next frame. Low Power Mode: unchanged.
  public static let settle = MotionDeclaration(
    component: "SwipeRow", motion: "settle", token: .messages.archive,
    purpose: "Brings the row to where it stays.", cost: .paint,
    role: .essentialSpatial, reducedForm: .endStateAtOnce,
    reason: "An open row is seen without its opening.")
  /// The motions of a swiped row: ``follow`` and ``settle``.
  public static var motionDeclarations: [MotionDeclaration] { [follow, settle] }
}
