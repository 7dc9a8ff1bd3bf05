extension String {
  /// The text with the fix-its of findings applied, and how many of them were: of two that touch the
  /// same place the first counts, and one that has no place in the text is left out.
  public func applying(_ findings: [LintFinding]) -> (text: String, count: Int) {
    let bytes = Array(utf8)
    var edits: [LintFinding.Edit] = []
    var count = 0
    for finding in findings where !finding.fixIt.isEmpty {
      let new = finding.fixIt.filter { !edits.contains($0) }
      let isSound = new.allSatisfy { edit in
        edit.start >= 0 && edit.start <= edit.end && edit.end <= bytes.count
          && !edits.contains {
            $0.start < max(edit.end, edit.start + 1) && edit.start < max($0.end, $0.start + 1)
          }
      }
      guard isSound else { continue }
      edits += new
      count += 1
    }
    var result: [UInt8] = []
    var place = 0
    for edit in edits.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
      result += bytes[place..<edit.start]
      result += Array(edit.replacement.utf8)
      place = edit.end
    }
    result += bytes[place...]
    return (String(decoding: result, as: UTF8.self), count)
  }
}
