import Foundation

/// A `.strings` file: pairs of quoted strings, `"key" = "value";`, with comments, in the old grammar of
/// property lists; or a property list, as builds make of it.
package enum StringsFile {
  /// Reads a file.
  ///
  /// - Throws: what is wrong and in which line.
  package static func read(_ bytes: [UInt8]) throws(ResourceFault) -> [String: String] {
    if bytes.starts(with: Array("bplist".utf8)) { return try propertyList(bytes) }
    let text = try TextDecoding.text(of: bytes)
    if text.drop(while: \.isWhitespace).hasPrefix("<?xml") { return try propertyList(bytes) }
    var reader = StringsReader(text)
    return try reader.pairs()
  }

  private static func propertyList(_ bytes: [UInt8]) throws(ResourceFault) -> [String: String] {
    guard
      let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
        as? [String: Any]
    else { throw ResourceFault("it is no property list of strings") }
    return list.compactMapValues { $0 as? String }
  }
}

private struct StringsReader {
  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  mutating func pairs() throws(ResourceFault) -> [String: String] {
    var pairs: [String: String] = [:]
    try skipBlanks()
    let isWrapped = current == "{"
    if isWrapped { index += 1 }
    while true {
      try skipBlanks()
      guard let scalar = current else {
        if isWrapped { throw fault("a closing brace is missing") }
        return pairs
      }
      if isWrapped, scalar == "}" { return pairs }
      let key = try string("a key")
      try skipBlanks()
      // A key alone stands for itself.
      var value = key
      if current == "=" {
        index += 1
        try skipBlanks()
        value = try string("the text of \"\(key)\"")
        try skipBlanks()
      }
      guard current == ";" else { throw fault("a semicolon is missing after \"\(key)\"") }
      index += 1
      pairs[key] = value
    }
  }

  private func fault(_ what: String) -> ResourceFault {
    let line = scalars[..<min(index, scalars.count)].count { $0 == "\n" } + 1
    return ResourceFault("\(what) (line \(line))")
  }

  private mutating func skipBlanks() throws(ResourceFault) {
    while let scalar = current {
      if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
        index += 1
      } else if scalar == "/", index + 1 < scalars.count, scalars[index + 1] == "/" {
        while let scalar = current, scalar != "\n", scalar != "\r" { index += 1 }
      } else if scalar == "/", index + 1 < scalars.count, scalars[index + 1] == "*" {
        let start = index
        index += 2
        while index + 1 < scalars.count, scalars[index] != "*" || scalars[index + 1] != "/" {
          index += 1
        }
        guard index + 1 < scalars.count else {
          index = start
          throw fault("a comment is not closed")
        }
        index += 2
      } else {
        return
      }
    }
  }

  private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      || "_$/:.-".unicodeScalars.contains(scalar)
  }

  private mutating func string(_ what: String) throws(ResourceFault) -> String {
    guard let quote = current else { throw fault("\(what) is missing") }
    guard quote == "\"" || quote == "'" else {
      var word = ""
      while let scalar = current, Self.isBare(scalar) {
        word.unicodeScalars.append(scalar)
        index += 1
      }
      guard !word.isEmpty else { throw fault("\(what) should stand here, and not \"\(quote)\"") }
      return word
    }
    let start = index
    index += 1
    // Escapes name UTF-16 units: two of them make a character beyond the first 65,536.
    var units: [UInt16] = []
    while let scalar = current {
      index += 1
      if scalar == quote { return String(decoding: units, as: UTF16.self) }
      if scalar == "\\" { escape(&units) } else { units += UTF16.encode(scalar)! }
    }
    index = start
    throw fault("the string of \(what) is not closed")
  }

  private mutating func escape(_ units: inout [UInt16]) {
    guard let scalar = current else { return }
    index += 1
    switch scalar {
    case "n": units.append(10)
    case "t": units.append(9)
    case "r": units.append(13)
    case "a": units.append(7)
    case "b": units.append(8)
    case "f": units.append(12)
    case "v": units.append(11)
    case "U", "u":
      guard let unit = number(radix: 16, most: 4) else { return units.append(UInt16(scalar.value)) }
      units.append(UInt16(unit))
    case "0"..."7":
      index -= 1
      units.append(UInt16(number(radix: 8, most: 3) ?? 0))
    default: units += UTF16.encode(scalar)!
    }
  }

  private mutating func number(radix: Int, most: Int) -> Int? {
    var value: Int?
    var count = 0
    while count < most, let scalar = current, scalar.isASCII,
      let digit = Character(scalar).hexDigitValue, digit < radix
    {
      value = (value ?? 0) * radix + digit
      count += 1
      index += 1
    }
    return value
  }
}
