/// A view file as apps have it, about one module or a few that stand-ins take the place of.
struct StandInUse: Sendable {
  /// The module that the file is named after.
  let module: String
  /// The view that is filmed.
  let view: String
  /// What the film says.
  let said: [String]
  let code: String

  static let all = pictures + people + system + services + packages + network
}
