/// What code imports, read by its lines.
enum ImportLines {
  /// The names behind `import` at the beginning of lines.
  static func names(in text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.split(separator: " ")
      guard let word = words.firstIndex(of: "import"), word <= 1, word + 1 < words.count else {
        return nil
      }
      return words[word + 1].split(separator: ".").first.map(String.init)
    }
  }
}
