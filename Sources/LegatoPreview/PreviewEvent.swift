import LegatoAudit
import LegatoFilm

/// Something that a person did in the studio, and when.
///
/// Touches are at points; what was touched is kept with them, so that they find it again where an edit has
/// moved it.
struct PreviewEvent: Codable {
  enum Kind: String, Codable {
    case down, move, up, cancel, hover, leave, type, key, set, size
    /// What a value shows is held as it is, and let go on: `text` is its path, property and number, by line ends.
    case freeze, thaw
  }

  var kind: Kind
  /// Seconds since the view appeared.
  var time: Double
  var x: Double?
  var y: Double?
  /// Tells fingers apart that are down at once.
  var finger: Int?
  /// What is typed, the name of a key, or a setting as `reduceMotion=true`.
  var text: String?
  var target: PreviewTarget?
}

/// What a touch met.
struct PreviewTarget: Codable, Equatable {
  var label: String?
  var identifier: String?
  /// The path of the view in front.
  var path: String
  /// Where the touch was, from the middle of what was touched, in points.
  var dx = 0.0
  var dy = 0.0
  /// Whether its path alone leads to where the touch was: several things have its name, or the middle of what has it
  /// is another view.
  var usesPath: Bool?

  /// What people call it.
  var name: String { label ?? identifier ?? path }
  /// Whether it can be found again by what it is called.
  var isNamed: Bool { label != nil || identifier != nil }
}

extension PreviewEvent.Kind {
  /// What a film calls it; `nil` for what a film does not list.
  var filmAction: Scenario.Event.Action? {
    switch self {
    case .down: .down
    case .move: .move
    case .up, .cancel: .up
    case .hover: .hover
    case .leave: .leave
    case .type: .type
    case .key: .key
    case .set: .set
    case .size, .freeze, .thaw: nil
    }
  }

  /// What the audit calls it; `nil` for what belongs to the event before.
  func auditName(_ event: PreviewEvent) -> String? {
    switch self {
    case .down: "touch \(event.target?.name ?? "")"
    case .type: "type \(event.text ?? "")"
    case .key: "press \(event.text ?? "")"
    case .set: event.text
    case .hover: "point at \(event.target?.name ?? "")"
    case .size: "another size"
    case .move, .up, .cancel, .leave, .freeze, .thaw: nil
    }
  }

  /// What begins with it.
  var trigger: Trigger {
    switch self {
    case .down, .move, .up, .cancel, .hover, .leave: .touch
    case .type, .key: .typing
    case .set, .size, .freeze, .thaw: .setting
    }
  }
}
