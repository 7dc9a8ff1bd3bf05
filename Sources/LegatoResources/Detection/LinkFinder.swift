import Foundation

/// Addresses of the web and of mail in a text without markup.
enum LinkFinder {
  /// The addresses in their order.
  static func links(in scanner: InlineScanner) -> [DetectedData] {
    var links: [DetectedData] = []
    var index = 0
    var last = 0
    while index < scanner.end {
      let byte = scanner.bytes[index]
      if let (range, address) = link(at: index, after: last, in: scanner),
        let url = URL(string: address)
      {
        links.append(DetectedData(value: .link(url), range: range))
        last = range.upperBound
        index = max(index + 1, last)
      } else if byte.isAlphanumeric, scanner[index + 1] != UInt8(ascii: "@") {
        // Addresses begin with a word, or stand around a sign.
        index = scanner.end(from: index) { $0.isAlphanumeric }
      } else {
        index += 1
      }
    }
    return links
  }

  private static func link(
    at index: Int, after last: Int, in scanner: InlineScanner
  ) -> (Range<Int>, String)? {
    let byte = scanner.bytes[index]
    if byte == UInt8(ascii: "@") {
      guard let mail = AddressFinder.mail(around: index, after: last, in: scanner) else {
        return nil
      }
      return (mail, "mailto:" + scanner.string(mail))
    }
    guard byte.isAlphanumeric || byte >= 0xC0, index == last || isBoundary(scanner[index - 1])
    else {
      return nil
    }
    if let (range, scheme) = AddressFinder.url(at: index, in: scanner) {
      return (range, scheme + scanner.string(range))
    }
    return addressWithScheme(at: index, in: scanner) ?? bareHost(at: index, in: scanner)
  }

  /// Whether a word may begin behind a byte.
  private static func isBoundary(_ byte: UInt8) -> Bool {
    !(byte.isAlphanumeric || byte >= 0x80 || "@.-_/".utf8.contains(byte))
  }

  /// `scheme://…`, `mailto:…` and `tel:…`.
  private static func addressWithScheme(
    at index: Int, in scanner: InlineScanner
  ) -> (Range<Int>, String)? {
    guard scanner[index].isLetter else { return nil }
    let colon = scanner.end(from: index, limit: 32) {
      $0.isAlphanumeric || "+-.".utf8.contains($0)
    }
    guard scanner[colon] == UInt8(ascii: ":") else { return nil }
    let hasHost =
      scanner[colon + 1] == UInt8(ascii: "/") && scanner[colon + 2] == UInt8(ascii: "/")
    let isKnown = scanner.has("mailto:", at: index) || scanner.has("tel:", at: index)
    let start = colon + (hasHost ? 3 : 1)
    guard hasHost || isKnown, scanner[start] > 0x20 else { return nil }
    let end = scanner.end(from: start) { $0 > 0x20 && !"<>\"".utf8.contains($0) }
    let range = index..<AddressFinder.trimmed(index..<end, from: start, in: scanner)
    return range.upperBound > start ? (range, scanner.string(range)) : nil
  }

  /// `example.com/path`: a host with an ending that addresses often have.
  private static func bareHost(
    at index: Int, in scanner: InlineScanner
  ) -> (Range<Int>, String)? {
    guard var host = AddressFinder.host(at: index, needsDot: true, in: scanner) else { return nil }
    while host > index, ".-".utf8.contains(scanner.bytes[host - 1]) { host -= 1 }
    let labels = scanner.bytes[index..<host].split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard labels.count > 1, let ending = labels.last,
      endings.contains(String(decoding: ending, as: UTF8.self).lowercased()),
      !labels.contains(where: { $0.isEmpty || $0.first == UInt8(ascii: "-") }),
      scanner[host] != UInt8(ascii: "@")
    else { return nil }
    var end = host
    if scanner[end] == UInt8(ascii: ":"), scanner[end + 1].isDigit {
      end = scanner.end(from: end + 1, limit: 5, while: \.isDigit)
    }
    if "/?#".utf8.contains(scanner[end]) {
      let pathEnd = scanner.end(from: end) { $0 > 0x20 && !"<>\"".utf8.contains($0) }
      end = max(end, AddressFinder.trimmed(index..<pathEnd, from: end, in: scanner))
    }
    return (index..<end, "http://" + scanner.string(index..<end))
  }

  private static let endings: Set<String> = [
    "com", "org", "net", "edu", "gov", "mil", "int", "info", "biz", "name", "pro", "io", "co",
    "app", "dev", "me", "ai", "tv", "us", "uk", "de", "fr", "it", "es", "nl", "be", "ch", "at",
    "se", "no", "dk", "fi", "pl", "cz", "sk", "hu", "ro", "bg", "gr", "pt", "ie", "eu", "ru",
    "ua", "by", "kz", "tr", "il", "ae", "sa", "in", "pk", "bd", "lk", "cn", "jp", "kr", "tw",
    "hk", "sg", "my", "th", "vn", "id", "ph", "au", "nz", "ca", "mx", "br", "ar", "cl", "pe",
    "ve", "za", "ng", "ke", "eg", "ma", "xyz", "online", "site", "shop", "store", "tech", "blog",
    "cloud", "live", "news", "world", "life", "club", "design", "agency", "studio", "digital",
    "page", "link", "click", "space", "website", "fun", "games", "love", "art", "music", "ly",
    "gg", "fm", "cc", "travel", "museum", "mobi", "health", "money", "social", "video",
  ]
}
