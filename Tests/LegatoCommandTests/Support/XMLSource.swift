/// Whether tags are closed in the order in which they were opened.
struct XMLSource {
  let isWellFormed: Bool

  init(_ text: String, start: String = "<svg") {
    var open: [Substring] = []
    var isSound = true
    for tag in text.matches(of: /<(\/?)([a-z]+)[^<>]*?(\/?)>/) {
      if !tag.output.1.isEmpty {
        isSound = isSound && open.popLast() == tag.output.2
      } else if tag.output.3.isEmpty {
        open.append(tag.output.2)
      }
    }
    isWellFormed = isSound && open.isEmpty && text.hasPrefix(start)
  }
}
