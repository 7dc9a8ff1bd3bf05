/// A type that defines various triggers that result in the firing of a submission action.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// The triggers as bits.
  public let rawValue: Int
  /// Creates a set of triggers from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Defines triggers originating from text input controls like `TextField` and `SecureField`.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// Defines triggers originating from search fields.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

struct SubmitModifier: PrimitiveModifier {
  var triggers: SubmitTriggers
  var action: () -> Void

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    SubmitElement(self, content: content, node: node)
  }
}

private final class SubmitElement: ModifierElement<SubmitModifier> {}

struct SubmitScopeModifier: PrimitiveModifier {
  var isBlocking: Bool

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    SubmitScopeElement(self, content: content, node: node)
  }
}

private final class SubmitScopeElement: ModifierElement<SubmitScopeModifier> {}

extension Element {
  /// Calls the actions for what is submitted here: the innermost first, up to the nearest scope that
  /// keeps submissions in. Answers whether there were any.
  @discardableResult
  package final func submit(_ trigger: SubmitTriggers) -> Bool {
    var actions: [() -> Void] = []
    var element: Element? = self
    while let current = element {
      if let submit = current as? SubmitElement, !submit.modifier.triggers.isDisjoint(with: trigger)
      {
        actions.append(submit.modifier.action)
      }
      if let scope = current as? SubmitScopeElement, scope.modifier.isBlocking { break }
      element = current.parent
    }
    for action in actions { action() }
    return !actions.isEmpty
  }
}

/// Lets something elsewhere in the tree submit as if it stood at a view: a search field in a bar.
@MainActor
package final class SubmissionSource {
  fileprivate weak var element: Element?

  nonisolated package init() {}

  package func submit(_ trigger: SubmitTriggers) { element?.submit(trigger) }
}

struct SubmissionSourceModifier: PrimitiveModifier {
  var source: SubmissionSource

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    SubmissionSourceElement(self, content: content, node: node)
  }
}

private final class SubmissionSourceElement: ModifierElement<SubmissionSourceModifier> {
  override init(_ modifier: SubmissionSourceModifier, content: Element, node: Node) {
    super.init(modifier, content: content, node: node)
    modifier.source.element = self
  }
  override func modifierDidChange() { modifier.source.element = self }
}

extension View {
  /// What the source submits is submitted here.
  nonisolated package func submits(_ source: SubmissionSource) -> some View {
    modifier(SubmissionSourceModifier(source: source))
  }

  /// Adds an action to perform when the user submits a value to this view.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  )
    -> some View
  {
    modifier(SubmitModifier(triggers: triggers, action: action))
  }

  /// Prevents submission triggers originating from this view to invoke a submission action
  /// configured by a submission modifier higher up in the view hierarchy.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(SubmitScopeModifier(isBlocking: isBlocking))
  }
}
