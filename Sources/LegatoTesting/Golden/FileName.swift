/// Names that are safe on every file system.
enum FileName {
  /// Letters, digits, `-`, `_` and `.` stay; what else there is becomes a `-`. A dot does not come
  /// first, so that no name leads elsewhere or hides.
  static func safe(_ name: String) -> String {
    let safe = String(
      name.prefix(100).map { character in
        let stays = character.isLetter || character.isNumber || "-_.".contains(character)
        return stays ? character : "-"
      })
    let start = safe.drop { $0 == "." }
    return start.isEmpty ? "recording" : String(start)
  }
}
