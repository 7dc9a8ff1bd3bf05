/// Something that a rule of the audit has found in what was played.
struct PreviewFinding: Codable {
  var rule: String
  var severity: String
  var message: String
  var path: String
  /// Where in the film it shows, in seconds.
  var time: Double?
}
