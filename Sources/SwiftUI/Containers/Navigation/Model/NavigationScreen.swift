import SwiftUICore

/// One screen of a stack: what it shows, and where it stands.
@MainActor
final class NavigationScreen: Identifiable {
  enum Content {
    case root
    case value(AnyHashable)
    case presentation(NavigationPresentation)
  }

  /// Another one for every screen. In paths it is the screen's level, which says more to people.
  struct ID: Hashable, CustomStringConvertible {
    let number: Int
    let level: Int
    var description: String { "\(level)" }
  }

  let id: ID
  let content: Content

  /// 1: beyond the trailing edge; 0: in place; −1: behind the screen that covers it.
  var position: Double {
    get { positionState.value }
    set { positionState.value = newValue }
  }
  /// Where the screen may be seen while it moves: a finger's velocity does not throw it past its
  /// place.
  var bounds: ClosedRange<Double> {
    get { boundsState.value }
    set { boundsState.value = newValue }
  }
  /// Whether the screen is present, for `onAppear` and `onDisappear`.
  var isPresent: Bool {
    get { presenceState.value }
    set { presenceState.value = newValue }
  }
  var isDrawn: Bool {
    get { drawnState.value }
    set { drawnState.value = newValue }
  }

  private let positionState: StateCell<Double>
  private let boundsState = StateCell<ClosedRange<Double>>(-1...1)
  private let presenceState: StateCell<Bool>
  private let drawnState: StateCell<Bool>

  /// The position as it is shown now.
  let shownPosition = PresentedValue()
  let tracker = ScrollTracker()
  private(set) lazy var topInset = ShrinkingTopInset(tracker)
  let settings = LayoutSignal(NavigationBarSettings())
  private(set) var handle: PresentationHandle!

  init(id: ID, _ content: Content, isCovered: Bool, dismiss: @escaping (NavigationScreen) -> Void) {
    self.id = id
    self.content = content
    positionState = StateCell(isCovered ? -1 : 0)
    presenceState = StateCell(!isCovered)
    drawnState = StateCell(!isCovered)
    handle = PresentationHandle { [weak self] in
      if let self { dismiss(self) }
    }
  }

  var value: AnyHashable? { if case .value(let value) = content { value } else { nil } }

  var presentation: NavigationPresentation? {
    if case .presentation(let presentation) = content { presentation } else { nil }
  }

  var isRoot: Bool { if case .root = content { true } else { false } }
}

/// A screen that a view puts on its stack itself, without the stack's path: a link with a
/// destination, or a destination that is presented.
@MainActor
final class NavigationPresentation {
  /// What the screen shows; its view keeps it up to date.
  let content = LayoutSignal(AnyView(EmptyView()))
  /// Whether what asks for the screen now is not to move.
  var disablesAnimations = false
  /// Tells the view that the screen goes.
  var didDismiss: () -> Void = {}
  /// Whether the view still asks for the screen after it was told.
  var isWanted: () -> Bool = { false }

  nonisolated init() {}
}
