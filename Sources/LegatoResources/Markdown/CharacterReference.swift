/// Characters by name or number: `&amp;`, `&#38;`, `&#x26;`.
enum CharacterReference {
  /// The text of a reference that begins at an index, and where it ends.
  static func text(at index: Int, in scanner: InlineScanner) -> (String, end: Int)? {
    if scanner[index + 1] == UInt8(ascii: "#") { return number(at: index + 2, in: scanner) }
    let end = scanner.end(from: index + 1, limit: 32, while: \.isAlphanumeric)
    guard scanner[end] == UInt8(ascii: ";"), let text = names[scanner.string(index + 1..<end)]
    else { return nil }
    return (text, end + 1)
  }

  private static func number(at index: Int, in scanner: InlineScanner) -> (String, end: Int)? {
    let isHex = scanner[index] | 0x20 == UInt8(ascii: "x")
    let start = isHex ? index + 1 : index
    let end = scanner.end(from: start, limit: isHex ? 6 : 7) { isHex ? $0.isHexDigit : $0.isDigit }
    guard end > start, scanner[end] == UInt8(ascii: ";"),
      let value = UInt32(scanner.string(start..<end), radix: isHex ? 16 : 10)
    else { return nil }
    let scalar = value == 0 ? nil : Unicode.Scalar(value)
    return (String(scalar ?? "\u{FFFD}"), end + 1)
  }

  /// The names that people write; others stay as they are.
  private static let names: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "iexcl": "¡", "cent": "¢", "pound": "£", "curren": "¤", "yen": "¥", "brvbar": "¦",
    "sect": "§", "uml": "¨", "copy": "©", "ordf": "ª", "laquo": "«", "not": "¬", "shy": "\u{AD}",
    "reg": "®", "macr": "¯", "deg": "°", "plusmn": "±", "sup1": "¹", "sup2": "²", "sup3": "³",
    "acute": "´", "micro": "µ", "para": "¶", "middot": "·", "cedil": "¸", "ordm": "º",
    "raquo": "»", "frac14": "¼", "frac12": "½", "frac34": "¾", "iquest": "¿",
    "Agrave": "À", "Aacute": "Á", "Acirc": "Â", "Atilde": "Ã", "Auml": "Ä", "Aring": "Å",
    "AElig": "Æ", "Ccedil": "Ç", "Egrave": "È", "Eacute": "É", "Ecirc": "Ê", "Euml": "Ë",
    "Igrave": "Ì", "Iacute": "Í", "Icirc": "Î", "Iuml": "Ï", "ETH": "Ð", "Ntilde": "Ñ",
    "Ograve": "Ò", "Oacute": "Ó", "Ocirc": "Ô", "Otilde": "Õ", "Ouml": "Ö", "times": "×",
    "Oslash": "Ø", "Ugrave": "Ù", "Uacute": "Ú", "Ucirc": "Û", "Uuml": "Ü", "Yacute": "Ý",
    "THORN": "Þ", "szlig": "ß", "agrave": "à", "aacute": "á", "acirc": "â", "atilde": "ã",
    "auml": "ä", "aring": "å", "aelig": "æ", "ccedil": "ç", "egrave": "è", "eacute": "é",
    "ecirc": "ê", "euml": "ë", "igrave": "ì", "iacute": "í", "icirc": "î", "iuml": "ï",
    "eth": "ð", "ntilde": "ñ", "ograve": "ò", "oacute": "ó", "ocirc": "ô", "otilde": "õ",
    "ouml": "ö", "divide": "÷", "oslash": "ø", "ugrave": "ù", "uacute": "ú", "ucirc": "û",
    "uuml": "ü", "yacute": "ý", "thorn": "þ", "yuml": "ÿ", "OElig": "Œ", "oelig": "œ",
    "Scaron": "Š", "scaron": "š", "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’",
    "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„", "dagger": "†", "Dagger": "‡",
    "bull": "•", "hellip": "…", "permil": "‰", "prime": "′", "Prime": "″", "lsaquo": "‹",
    "rsaquo": "›", "euro": "€", "trade": "™", "larr": "←", "uarr": "↑", "rarr": "→",
    "darr": "↓", "harr": "↔", "minus": "−", "infin": "∞", "asymp": "≈", "ne": "≠", "le": "≤",
    "ge": "≥", "hearts": "♥", "star": "☆", "check": "✓", "ensp": "\u{2002}", "emsp": "\u{2003}",
    "thinsp": "\u{2009}", "zwnj": "\u{200C}", "zwj": "\u{200D}",
  ]
}
