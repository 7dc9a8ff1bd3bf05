/// What sets something in motion.
package enum Trigger: String, Codable, Sendable {
  /// The view comes on screen.
  case appear
  /// A finger: a tap, a press, a press that is given up.
  case touch
  /// What the view is given changes, or its state does.
  case change
  case scroll
  case typing
  /// A setting of the person's is changed while the view is there.
  case setting

  /// As a sentence goes on with it.
  var phrase: String {
    switch self {
    case .appear: "when the view appears"
    case .touch: "on a touch"
    case .change: "when its values change"
    case .scroll: "while it is scrolled"
    case .typing: "while text is typed"
    case .setting: "when a setting changes"
    }
  }
}
