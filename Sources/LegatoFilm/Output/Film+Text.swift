import LegatoDisplay

extension Film {
  /// The display lists of the moments that are shown, each under its time.
  package func text(rows: [Int]) -> String {
    var text = "film of \(recording.view)\n"
    for issue in recording.issues where issue.message.hasPrefix(LeftOutCode.mark) {
      text += issue.message + "\n"
    }
    for row in rows {
      text += "\n\(readable(frames[row].time, places: 6)) s\n\(frames[row].list)"
    }
    return text
  }
}
