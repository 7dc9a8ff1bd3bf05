/// The declaration of one motion of a component: its token, its purpose, its cost, and its reduced
/// form. There is no initializer without them.
public struct MotionDeclaration: Hashable, Sendable, Identifiable {
  /// The name of the component.
  public let component: String
  /// The name of the motion in its component, in lower camel case: `state`.
  public let motion: String
  /// The timing of the motion, which a ``TokenTheme`` may replace.
  public let token: MotionToken
  /// What the motion conveys, in one sentence. A motion that conveys nothing should not exist.
  public let purpose: String
  /// The max cost of a frame.
  public let cost: MotionCost
  /// Why the motion exists. It decides whether Low Power Mode turns the motion off, and which
  /// reduced forms are permitted.
  public let role: MotionRole
  /// What replaces the motion under Reduce Motion. Always one of the role's
  /// ``MotionRole/permittedReducedForms``.
  public let reducedForm: ReducedForm
  /// Why this reduced form is right, in one sentence.
  public let reason: String

  /// Creates a declaration.
  ///
  /// - Parameters:
  ///   - component: The name of the component.
  ///   - motion: The name of the motion, in lower camel case, unique in its component.
  ///   - token: The timing.
  ///   - purpose: What the motion conveys, in one sentence.
  ///   - cost: The max cost of a frame.
  ///   - role: Why the motion exists.
  ///   - reducedForm: What replaces the motion under Reduce Motion. A form that the role does not
  ///     permit is replaced by ``ReducedForm/endStateAtOnce``, which every role permits.
  ///   - reason: Why this reduced form is right, in one sentence.
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

  /// A copy of the declaration with a different token; role and reduced form are unchanged.
  public func timed(by token: MotionToken) -> MotionDeclaration {
    MotionDeclaration(
      component: component, motion: motion, token: token, purpose: purpose, cost: cost, role: role,
      reducedForm: reducedForm, reason: reason)
  }
}

/// A component that declares its motions.
public protocol MotionDeclaring {
  /// The motions of the component, each once.
  static var motionDeclarations: [MotionDeclaration] { get }
}
