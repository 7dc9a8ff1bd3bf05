/// What the program in which a view runs says.
struct PreviewReply: Codable {
  enum Kind: String, Codable {
    /// The program is ready to load views.
    case ready
    /// The views are loaded.
    case loaded
    /// A part of the film follows.
    case piece
    /// Something is about to be done: where the program ends, it was this.
    case doing
    /// Something was done, to `target`.
    case did
    /// Something cannot be done any more.
    case missing
    /// The film has gone past the time at which something was to be done.
    case late
    /// Something failed.
    case failed
    /// The view's code does not come back.
    case stuck
    case exported
    case findings
  }

  /// A stretch of the film that repeats, in seconds: up to `end`, or without an end.
  struct Loop: Codable {
    var start: Double
    var period: Double
    var end: Double?
  }

  /// Something on screen that people can name.
  struct Item: Codable {
    var label: String
    var role: String
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    var isEnabled: Bool
  }

  var kind: Kind
  var serial: Int?
  /// The names of the previews.
  var previews: [String]?
  var message: String?
  var event: PreviewEvent?
  var target: PreviewTarget?
  /// Up to when it is known what is shown, in seconds.
  var horizon: Double?
  /// Whether nothing moves but what is endless, and no code waits.
  var isSettled: Bool?
  var loops: [Loop]?
  /// Whether more of the film comes without being asked for.
  var goesOn: Bool?
  /// What is on screen, in reading order, once nothing moves.
  var items: [Item]?
  /// Whether any view notices a pointer, and whether a text field has the focus.
  var noticesPointer: Bool?
  var takesText: Bool?
  /// Whether what was done before has all been played.
  var isCaughtUp: Bool?
  /// What each new frame took: bodies, layouts, layers that were recorded, values that were sampled.
  var costs: [[Int]]?
  var paths: [String]?
  var findings: [PreviewFinding]?
  /// Milliseconds by step.
  var milliseconds: [String: Double]?
}
