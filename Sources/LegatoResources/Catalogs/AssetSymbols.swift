/// The constants that Xcode writes for the assets of a catalogue: `ColorResource.brand` and `Color.brand` for
/// a colour set `BrandColor`, `ImageResource.Icons.star` for an image set `star` in a namespace `Icons`.
package struct AssetSymbols: Hashable, Sendable {
  package struct Symbol: Hashable, Sendable {
    package let kind: AssetCatalog.Kind
    /// The name of the asset.
    package let asset: String
    /// The enumerations around the constant.
    package let namespaces: [String]
    package let name: String
  }

  /// The constants, by kind and in the order of the assets; of two of one name the first.
  package let symbols: [Symbol]

  package init(_ assets: [AssetCatalog.Asset]) {
    var seen: Set<[String]> = []
    symbols = assets.compactMap { asset in
      // Symbols are images by their constants.
      let kind = asset.kind == .symbol ? .image : asset.kind
      guard kind == .color || kind == .image else { return nil }
      let parts = asset.name.split(separator: "/").map(String.init)
      guard let last = parts.last, let name = Self.constant(last, kind) else { return nil }
      let namespaces = parts.dropLast().map(Self.namespace)
      guard seen.insert([kind.rawValue] + namespaces + [name]).inserted else { return nil }
      return Symbol(kind: kind, asset: asset.name, namespaces: namespaces, name: name)
    }
  }

  // MARK: Names

  /// The name of an asset's constant: its words in camel case, without `Color` or `Image` at the end, and with
  /// an underscore where it begins with a digit. A name in capitals keeps them, with underscores between its words.
  package static func constant(_ name: String, _ kind: AssetCatalog.Kind) -> String? {
    if let capitals = capitals(name) { return capitals }
    var words = words(of: name)
    guard !words.isEmpty else { return nil }
    let ending = kind == .color ? "Color" : "Image"
    if let last = words.last, last.hasSuffix(ending), words.count > 1 || last.count > ending.count {
      words[words.count - 1] = String(last.dropLast(ending.count))
      if words.last?.isEmpty == true { words.removeLast() }
    }
    let first = lowered(words[0])
    let result = ([first] + words.dropFirst()).joined()
    return result.first?.isNumber == true ? "_" + result : result
  }

  /// The constant of a name that has capitals and no small letters: `EBA_72_B` for `EBA72B`, `AL_0` for `AL-0`.
  private static func capitals(_ name: String) -> String? {
    guard name.contains(where: \.isUppercase), !name.contains(where: \.isLowercase) else {
      return nil
    }
    var result = ""
    var last: Character?
    for character in name {
      let isPart = character.isLetter || character.isNumber
      if isPart {
        // Letters are one word, and digits another.
        let begins = last.map { !$0.isLetter && !$0.isNumber || $0.isNumber != character.isNumber }
        if begins ?? false, !result.isEmpty { result.append("_") }
        result.append(character)
      }
      last = character
    }
    return result.first?.isNumber == true ? "_" + result : result
  }

  private static func namespace(_ name: String) -> String {
    let result = words(of: name).joined()
    return result.first?.isNumber == true ? "_" + result : result.isEmpty ? "_" : result
  }

  /// The words of a name, each with a capital: what is neither a letter nor a digit parts them, and a letter
  /// behind a digit begins a new one.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var isInside = false
    var last: Character = " "
    for character in name {
      guard character.isLetter || character.isNumber else {
        isInside = false
        last = character
        continue
      }
      let begins = !isInside || last.isNumber && character.isLetter
      if begins {
        words.append(character.uppercased())
      } else {
        words[words.count - 1].append(character)
      }
      isInside = true
      last = character
    }
    return words
  }

  /// With small letters at the beginning: `URLIcon` is `urlIcon`, `Icon` is `icon`, `UI kit` begins with `ui`.
  private static func lowered(_ word: String) -> String {
    let letters = Array(word)
    let capitals = letters.prefix { $0.isUppercase }.count
    guard capitals > 0 else { return word }
    let isBeforeWord = capitals > 1 && capitals < letters.count && letters[capitals].isLowercase
    let count = capitals == 1 ? 1 : isBeforeWord ? capitals - 1 : capitals
    return String(letters.prefix(count)).lowercased() + String(letters.dropFirst(count))
  }
}
