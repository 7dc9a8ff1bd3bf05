import SwiftUI

/// A symbol for a status, animated while the status lasts.
///
/// It breathes while text streams in, varies in color while data is being loaded, turns while work
/// is in progress, bounces once for a success and wiggles once for something unread. On systems
/// without breathing, turning and wiggling it pulses and bounces. Reduce Motion and Low Power Mode:
/// the symbol is still.
public struct StatusSymbol: View, MotionDeclaring {
  /// The status that a symbol shows.
  public enum Status: String, Hashable, Sendable, CaseIterable {
    /// Nothing: a circle at rest.
    case idle
    /// Data is being loaded: an antenna that varies in color.
    case loading
    /// Text streams in: a bubble that breathes.
    case streaming
    /// Work is in progress: a gear that turns.
    case processing
    /// Work has succeeded: a checkmark that bounces once.
    case success
    /// Something has not been read: a bell that wiggles once.
    case unread

    var symbol: String {
      switch self {
      case .idle: "circle"
      case .loading: "antenna.radiowaves.left.and.right"
      case .streaming: "ellipsis.bubble"
      case .processing: "gearshape"
      case .success: "checkmark.circle.fill"
      case .unread: "bell.badge"
      }
    }

    var accessibilityLabel: String {
      switch self {
      case .idle: "Idle"
      case .loading: "Loading"
      case .streaming: "Writing"
      case .processing: "Working"
      case .success: "Done"
      case .unread: "Unread"
      }
    }
  }

  let status: Status
  /// How often it was successful, and how often something unread has come.
  @State private var events = Events()
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.loopsArePaused) private var isPaused

  /// Creates a symbol.
  ///
  /// - Parameter status: The status. Only a change to ``Status/success`` or ``Status/unread`` plays
  ///   an effect; the first status does not.
  public init(_ status: Status) { self.status = status }

  /// The symbol breathes, varies in color or turns. Off under Reduce Motion and in Low Power Mode.
  public nonisolated static let loop = MotionDeclaration(
    component: "StatusSymbol", motion: "loop", token: .app.loadingPulse,
    purpose: "Says that something is going on.", cost: .paint,
    role: .loop,
    reducedForm: .notDrawn, reason: "Each state has a symbol of its own.")
  /// The symbol bounces or wiggles once. Off under Reduce Motion and in Low Power Mode.
  public nonisolated static let once = MotionDeclaration(
    component: "StatusSymbol", motion: "once", token: .app.bounce,
    purpose: "Says that something has happened.", cost: .paint,
    role: .celebration,
    reducedForm: .notDrawn, reason: "Each state has a symbol of its own.")
  /// The motions of the symbol: ``loop`` and ``once``.
  public nonisolated static var motionDeclarations: [MotionDeclaration] { [loop, once] }

  /// The symbol of the status, labelled for assistive technology.
  public var body: some View {
    let mayLoop = motionPolicy.outcome(of: Self.loop).isDrawn && !isPaused
    let mayCelebrate = motionPolicy.outcome(of: Self.once).isDrawn
    Image(systemName: status.symbol)
      .foregroundStyle(status == .success ? ColorToken.app.success : ColorToken.app.accentText)
      .symbolEffect(.variableColor, isActive: status == .loading && mayLoop)
      .modifier(
        LoopsOfStatus(status: status, isAllowed: mayLoop)
      )
      .modifier(EventsOfStatus(events: events))
      // A loop that is no longer wanted runs to the end of its round; one that is forbidden
      // or paused does not.
      .transition(.identity)
      .id(mayLoop)
      .accessibilityLabel(status.accessibilityLabel)
      // Only what comes is celebrated, not that it is over.
      .onChange(of: status) { _, status in
        if mayCelebrate { events.count(status) }
      }
  }

  fileprivate struct Events {
    var successes = 0
    var arrivals = 0

    mutating func count(_ status: Status) {
      if status == .success { successes += 1 }
      if status == .unread { arrivals += 1 }
    }
  }
}

private struct LoopsOfStatus: ViewModifier {
  let status: StatusSymbol.Status
  let isAllowed: Bool

  func body(content: Content) -> some View {
    let (streams, works) = (status == .streaming && isAllowed, status == .processing && isAllowed)
    if #available(iOS 18, macOS 15, *) {
      content
        .symbolEffect(.breathe, isActive: streams)
        .symbolEffect(.rotate, isActive: works)
    } else {
      content.symbolEffect(.pulse, isActive: streams || works)
    }
  }
}

private struct EventsOfStatus: ViewModifier {
  let events: StatusSymbol.Events

  func body(content: Content) -> some View {
    if #available(iOS 18, macOS 15, *) {
      content
        .symbolEffect(.bounce, value: events.successes)
        .symbolEffect(.wiggle, value: events.arrivals)
    } else {
      content.symbolEffect(.bounce, value: events.successes + events.arrivals)
    }
  }
}
