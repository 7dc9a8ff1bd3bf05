import LegatoDisplay

/// Where two texts differ: the first lines that do, of both.
func difference(_ left: String, _ right: String) -> String {
  let lefts = left.split(separator: "\n", omittingEmptySubsequences: false)
  let rights = right.split(separator: "\n", omittingEmptySubsequences: false)
  var index = 0
  while index < lefts.count, index < rights.count, lefts[index] == rights[index] { index += 1 }
  func line(_ lines: [Substring]) -> Substring { index < lines.count ? lines[index] : "nothing" }
  return "  line \(index): \(line(lefts))\n  and:    \(line(rights))"
}

func difference(_ left: DisplayList, _ right: DisplayList) -> String {
  difference(left.description, right.description)
}
