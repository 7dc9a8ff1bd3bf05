import Foundation
import LegatoDisplay

/// The host whose code runs, as modules above see it that have no view to ask: what the device and the
/// person are like, and what is recorded of what the app does.
///
/// It is the one seam between UIKit's objects and the runtime. Everything is answered for the moment of
/// the call, and nothing is watched.
@MainActor
package struct RunningHost {
  private let graph: ViewGraph

  /// The host at work; `nil` where code runs outside of any host, and on other threads.
  package static var current: RunningHost? { ViewGraph.current.map(RunningHost.init) }

  /// Whether code runs where views may be touched.
  nonisolated package static var isMainThread: Bool { MainThread.isCurrent }

  /// Reports something to the host at work, at the view whose body runs, once for each message and view.
  /// Outside of a host nothing happens.
  nonisolated package static func report(_ message: String) {
    guard MainThread.isCurrent else { return }
    MainActor.assumeIsolated { current?.report(message) }
  }

  package func report(_ message: String) { graph.report(message, at: namedView) }

  /// The view of the app's own whose body runs, or that is above it: its path stays the same.
  private var namedView: Node? {
    var node = evaluating
    while let current = node, current.pathComponent == nil { node = current.parent }
    return node
  }

  private var evaluating: Node? {
    guard let node = ViewGraph.evaluating, node.graph === graph else { return nil }
    return node
  }

  /// Whether a body is being evaluated: what is written now takes effect in the next update.
  package var isEvaluating: Bool { evaluating != nil }

  /// Names the host among others, as long as it lives.
  package var identity: ObjectIdentifier { ObjectIdentifier(graph) }

  // MARK: The device and the person

  package var configuration: HostConfiguration { graph.hostState.configuration }
  /// What the device covers of the surface, in points.
  package var safeAreaInsets: EdgeInsets { configuration.sanitizedSafeAreaInsets }
  /// The environment of the window, before any view has changed it.
  package var environment: EnvironmentValues {
    EnvironmentValues(storage: configuration.environment)
  }
  /// The environment where the running body reads, or that of the window.
  package var currentEnvironment: EnvironmentValues {
    if let drawing = Self.drawing { return drawing.environment }
    return evaluating.map { EnvironmentValues(storage: $0.childEnvironment) } ?? environment
  }
  /// The environment that drawing code draws in.
  private static var drawing: Surroundings?

  /// Where code runs: in which environment, and on which device.
  package struct Surroundings {
    package let environment: EnvironmentValues
    package let configuration: HostConfiguration

    package init(environment: EnvironmentValues, configuration: HostConfiguration) {
      self.environment = environment
      self.configuration = configuration
    }
  }

  /// Runs drawing code, which runs while no host does, with answers to what it asks of the host.
  package static func drawing(in surroundings: Surroundings, _ body: () -> Void) {
    let before = drawing
    drawing = surroundings
    defer { drawing = before }
    body()
  }

  /// Where code runs; `nil` outside of hosts.
  package static var surroundings: Surroundings? {
    drawing
      ?? current.map {
        Surroundings(environment: $0.currentEnvironment, configuration: $0.configuration)
      }
  }

  /// The environment that colours and images of a name are looked up in, wherever code runs.
  nonisolated package static var resourceEnvironment: EnvironmentValues {
    guard MainThread.isCurrent else { return EnvironmentValues() }
    nonisolated(unsafe) var values: EnvironmentValues?
    MainActor.assumeIsolated { values = surroundings?.environment }
    return values ?? EnvironmentValues()
  }
  /// The transaction of the running update.
  package var transaction: Transaction { graph.transaction }
  package var now: Double { graph.now }

  /// An object that the host keeps one of.
  package func service<Service: GraphService>(_ type: Service.Type) -> Service {
    graph.service(type)
  }

  // MARK: What is recorded

  /// What a person would have felt.
  package func play(_ feedback: SensoryFeedback) {
    graph.feedback.events.append(
      FeedbackEvent(time: graph.now, feedback: feedback, path: namedView?.path ?? ""))
  }

  /// What an assistive technology is notified of.
  package func announce(_ kind: AccessibilityEvent.Kind, _ text: String?) {
    graph.announcements.events.append(AccessibilityEvent(time: graph.now, kind: kind, text: text))
  }

  /// Hands a URL to the system.
  package func open(_ url: URL) {
    graph.urls.opened.append(OpenedURL(time: graph.now, url: url))
  }

  /// What was cut or copied last.
  package var clipboard: String? {
    get { graph.clipboard }
    nonmutating set { graph.clipboard = newValue }
  }

  // MARK: The keyboard

  /// Whether something has the focus.
  package var hasFocus: Bool { graph.focus.focused != nil }
  /// Whether a text has the focus.
  package var isTyping: Bool { graph.focus.focused?.takesText ?? false }
  /// Takes the focus away from what has it.
  package func resignFocus() { graph.focus.focus(nil) }
}
