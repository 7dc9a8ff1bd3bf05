import LegatoFilm
import Testing

extension MotionHost {
  /// Records an issue of the test, with a filmstrip of what has happened.
  ///
  /// - Parameters:
  ///   - list: what it is about, a line each.
  ///   - advice: what to do.
  func fail(
    _ message: String, list: [String] = [], _ advice: String? = nil,
    at sourceLocation: SourceLocation
  ) {
    let maxLines = 20
    var lines = [message] + list.prefix(maxLines).map { "  \($0)" }
    if list.count > maxLines { lines.append("  and \(list.count - maxLines) more") }
    if let advice { lines.append(advice) }
    Issue.record(Comment(rawValue: lines.joined(separator: "\n")), sourceLocation: sourceLocation)
    attachFilm(sourceLocation)
  }

  /// Attaches a filmstrip of the recording so far to the test.
  public func attachFilm(sourceLocation: SourceLocation = #_sourceLocation) {
    attachFilm(sourceLocation)
  }

  private func attachFilm(_ sourceLocation: SourceLocation) {
    guard lastAttachment != now else { return }
    lastAttachment = now
    // A filmstrip that cannot be drawn must not hide what it was to show.
    guard let strip = try? recorder.soFar.filmstrip() else { return }
    Attachment.record(strip, named: "\(FileName.safe(name)).png", sourceLocation: sourceLocation)
  }
}
