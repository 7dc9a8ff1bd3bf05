/// Addresses of the web and of mail in a text.
enum AddressFinder {
  /// The longest name of a host, in bytes.
  private static let maxHost = 253
  /// The longest name before the sign in an address of mail, in bytes.
  private static let maxMailbox = 64

  /// An address that begins at an index with a scheme of the web or with `www.`, without the punctuation behind it.
  ///
  /// - Returns: where it is, and the scheme that it lacks.
  static func url(at index: Int, in scanner: InlineScanner) -> (Range<Int>, scheme: String)? {
    var host = index
    var scheme = ""
    switch scanner[index] | 0x20 {
    case UInt8(ascii: "h"):
      if scanner.has("https://", at: index) {
        host += 8
      } else if scanner.has("http://", at: index) {
        host += 7
      } else {
        return nil
      }
    case UInt8(ascii: "f"):
      guard scanner.has("ftp://", at: index) else { return nil }
      host += 6
    case UInt8(ascii: "w"):
      guard scanner.has("www.", at: index) else { return nil }
      scheme = "http://"
    default: return nil
    }
    guard let hostEnd = self.host(at: host, needsDot: !scheme.isEmpty, in: scanner) else {
      return nil
    }
    let end = scanner.end(from: hostEnd) { $0 > 0x20 && $0 != UInt8(ascii: "<") }
    return (index..<trimmed(index..<end, from: hostEnd, in: scanner), scheme)
  }

  /// Where the name of a host ends that begins at an index.
  static func host(at index: Int, needsDot: Bool, in scanner: InlineScanner) -> Int? {
    guard scanner[index].isAlphanumeric || scanner[index] >= 0x80 else { return nil }
    let end = scanner.end(from: index, limit: maxHost + 1) {
      $0.isAlphanumeric || $0 >= 0x80 || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
        || $0 == UInt8(ascii: "_")
    }
    guard end - index <= maxHost else { return nil }
    let labels = scanner.bytes[index..<end].split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard !labels.suffix(2).contains(where: { $0.contains(UInt8(ascii: "_")) }) else { return nil }
    return needsDot && labels.filter({ !$0.isEmpty }).count < 2 ? nil : end
  }

  /// Where an address ends without the punctuation of the sentence around it.
  static func trimmed(_ range: Range<Int>, from least: Int, in scanner: InlineScanner) -> Int {
    var end = range.upperBound
    var open = 0
    for byte in scanner.bytes[range] {
      if byte == UInt8(ascii: "(") { open += 1 }
      if byte == UInt8(ascii: ")") { open -= 1 }
    }
    while end > range.lowerBound {
      let byte = scanner.bytes[end - 1]
      if byte == UInt8(ascii: ")") {
        // One that closes what the address has opened belongs to it.
        guard open < 0 else { break }
        open += 1
      } else if !"?!.,:;*_~'\"]}>".utf8.contains(byte) {
        break
      }
      end -= 1
    }
    return end
  }

  /// The address of mail that begins at an index.
  static func mail(startingAt index: Int, in scanner: InlineScanner) -> Range<Int>? {
    let sign = scanner.end(from: index, limit: maxMailbox + 1, while: isOfMailbox)
    guard sign > index, sign - index <= maxMailbox, scanner[sign] == UInt8(ascii: "@"),
      let end = mailHost(at: sign + 1, in: scanner)
    else { return nil }
    return index..<end
  }

  /// The address of mail around a sign `@`.
  static func mail(around sign: Int, after least: Int, in scanner: InlineScanner) -> Range<Int>? {
    var start = sign
    while start > least, sign - start < maxMailbox, isCommonInMailbox(scanner.bytes[start - 1]) {
      start -= 1
    }
    guard start < sign, let end = mailHost(at: sign + 1, in: scanner) else { return nil }
    return start..<end
  }

  private static func isOfMailbox(_ byte: UInt8) -> Bool {
    isCommonInMailbox(byte) || "%!#$&'*/=?^{|}~".utf8.contains(byte)
  }

  /// Of the name before the sign: what no sentence has around an address.
  private static func isCommonInMailbox(_ byte: UInt8) -> Bool {
    byte.isAlphanumeric || ".+-_".utf8.contains(byte)
  }

  private static func mailHost(at index: Int, in scanner: InlineScanner) -> Int? {
    var end = scanner.end(from: index, limit: maxHost) {
      $0.isAlphanumeric || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
        || $0 == UInt8(ascii: "_")
    }
    while end > index, scanner.bytes[end - 1] == UInt8(ascii: ".") { end -= 1 }
    guard end > index, scanner.bytes[index].isAlphanumeric, scanner.bytes[end - 1].isAlphanumeric,
      scanner.bytes[index..<end].contains(UInt8(ascii: "."))
    else { return nil }
    return end
  }

  /// The runs with links for the addresses of mail in them.
  static func linkingMail(in runs: [MarkdownRun]) -> [MarkdownRun] {
    runs.flatMap { run -> [MarkdownRun] in
      let isPlain =
        run.style.link == nil && run.style.intent.isDisjoint(with: [.code, .inlineHTML])
      guard isPlain, run.text.utf8.contains(UInt8(ascii: "@")) else { return [run] }
      let scanner = InlineScanner(run.text.utf8)
      var parts: [MarkdownRun] = []
      var start = 0
      func append(_ range: Range<Int>, _ address: String?) {
        guard !range.isEmpty else { return }
        var part = MarkdownRun(text: scanner.string(range), style: run.style)
        if let address { part.style.link = MarkdownReading().url(address) }
        parts.append(part)
      }
      var index = 0
      while index < scanner.end {
        if scanner.bytes[index] == UInt8(ascii: "@"),
          let mail = mail(around: index, after: start, in: scanner)
        {
          append(start..<mail.lowerBound, nil)
          append(mail, "mailto:" + scanner.string(mail))
          start = mail.upperBound
          index = max(index, start - 1)
        }
        index += 1
      }
      append(start..<scanner.end, nil)
      return parts
    }
  }
}
