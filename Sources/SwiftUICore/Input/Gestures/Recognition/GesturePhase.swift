/// What a gesture has come to, as far as its own events tell: whether it may act on that is decided
/// between gestures.
enum GesturePhase<Value> {
  /// It may still become one. Some gestures have a value already, such as a long press that has
  /// not lasted long enough.
  case possible(Value?)
  /// It is under way.
  case active(Value)
  case ended(Value)
  /// Failed or cancelled.
  case failed

  var status: GestureStatus {
    switch self {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }

  /// The value, whatever it has come to.
  var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  func map<Result>(_ transform: (Value) -> Result) -> GesturePhase<Result> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// A phase without its value.
enum GestureStatus {
  case possible, active, ended, failed

  /// Nothing more comes of it.
  var isOver: Bool { self == .ended || self == .failed }
  /// The events are the gesture's.
  var isRecognized: Bool { self == .active || self == .ended }
}
