import LegatoDisplay

/// What is said and drawn in place of a symbol that does not exist.
enum MissingSymbol {
  static func fault(_ name: String) -> String {
    "Image(systemName: \"\(name)\"): there is no such symbol in the symbol table; "
      + "a placeholder is drawn."
  }

  static func placeholder(in frame: Rect, _ paint: Paint) -> DrawCommand {
    .stroke(
      .roundedRect(frame.inset(by: 1), radius: Size(3, 3), continuous: true),
      LineStyle(width: 1, dash: [2, 2]), paint)
  }
}
