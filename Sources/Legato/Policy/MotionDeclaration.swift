/// What a component says of one of its motions, before it may move: the token, what the motion is
/// there for, what it costs, and what it becomes for people who asked for less. There is no
/// initialiser without them.
public struct MotionDeclaration: Hashable, Sendable, Identifiable {
  /// The component that moves.
  public let component: String
  /// What of it moves, in lower camel case: `state`.
  public let motion: String
  /// The timing of the motion, which a ``TokenTheme`` may replace.
  public let token: MotionToken
  /// What the motion tells, in one sentence. A motion that tells nothing has no place here.
  public let purpose: String
  /// The most that a frame of it may take.
  public let cost: MotionCost
  /// Why the motion exists. It decides whether Low Power Mode turns the motion off, and which
  /// reduced forms are permitted.
  public let role: MotionRole
  /// What replaces the motion under Reduce Motion. Always one of the role's
  /// ``MotionRole/permittedReducedForms``.
  public let reducedForm: ReducedForm
  /// Why this reduced form is the right one, in one sentence.
  public let reason: String

  /// Creates a declaration.
  ///
  /// - Parameter reducedForm: One that the role permits. Another one is replaced by
  ///   ``ReducedForm/endStateAtOnce``, which every role permits.
  public init(
    component: String, motion: String, token: MotionToken, purpose: String, cost: MotionCost,
    role: MotionRole, reducedForm: ReducedForm, reason: String
  ) {
    self.component = component
    self.motion = motion
    self.token = token
    self.purpose = purpose
    self.cost = cost
    self.role = role
    self.reducedForm =
      role.permittedReducedForms.contains(reducedForm) ? reducedForm : .endStateAtOnce
    self.reason = reason
  }

  /// The component and the motion, joined by a dot: `SubmitButton.content`.
  public var id: String { component + "." + motion }

  /// The same motion by another token: role and reduced form stay.
  public func timed(by token: MotionToken) -> MotionDeclaration {
    MotionDeclaration(
      component: component, motion: motion, token: token, purpose: purpose, cost: cost, role: role,
      reducedForm: reducedForm, reason: reason)
  }
}

/// Something that moves, and says how.
public protocol MotionDeclaring {
  /// All motions of the component, each once.
  static var motionDeclarations: [MotionDeclaration] { get }
}
