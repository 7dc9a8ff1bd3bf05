/// The singular and the plural of English nouns: by rules, and by lists of the words that have rules of their own.
enum EnglishNoun {
  /// The plural of a noun; a word that is one already stays as it is.
  static func plural(of noun: String) -> String {
    let word = noun.lowercased()
    if unchanged.contains(word) || singulars[word] != nil || isOfMen(word) { return noun }
    if let irregular = plurals[word] { return cased(irregular, like: noun) }
    if word.hasSuffix("man"), word.count > 3, !endingInMan.contains(word) {
      return noun.dropLast(2) + "en"
    }
    if let ending = fEndings.first(where: { word.hasSuffix($0) }) {
      return noun.dropLast(ending.hasSuffix("fe") ? 2 : 1) + "ves"
    }
    if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    if word.hasSuffix("sis") { return noun.dropLast(2) + "es" }
    if isPlural(word) { return noun }
    let sibilants = ["s", "x", "z", "ch", "sh"]
    let takesE = sibilants.contains { word.hasSuffix($0) } || oEndings.contains(word)
    return noun + (takesE ? "es" : "s")
  }

  /// The singular of a noun; a word that is one already stays as it is.
  static func singular(of noun: String) -> String {
    let word = noun.lowercased()
    if unchanged.contains(word) || plurals[word] != nil { return noun }
    if let irregular = singulars[word] { return cased(irregular, like: noun) }
    if isOfMen(word) { return noun.dropLast(2) + "an" }
    guard isPlural(word) else { return noun }
    if sisEndings.contains(where: { word.hasSuffix($0) }) { return noun.dropLast(2) + "is" }
    if word.hasSuffix("ies"), word.count > 4, !endingInIe.contains(word) {
      return noun.dropLast(3) + "y"
    }
    if word.hasSuffix("ves"), let stem = fEndings.first(where: { plural(of: $0) == word }) {
      return cased(stem, like: noun)
    }
    let stem = word.dropLast(2)
    let endings = ["ss", "us", "x", "zz", "ch", "sh"]
    let hasE =
      word.hasSuffix("es") && !stem.hasSuffix("ous") && endings.contains { stem.hasSuffix($0) }
    return String(noun.dropLast(hasE || oEndings.contains(String(stem)) ? 2 : 1))
  }

  /// Whether a word ends as plurals do.
  private static func isPlural(_ word: String) -> Bool {
    guard word.count > 3, word.hasSuffix("s"), !singularsInS.contains(word) else { return false }
    return !["ss", "us", "is", "as"].contains { word.hasSuffix($0) }
  }

  /// Whether a word is a plural as `women` is.
  private static func isOfMen(_ word: String) -> Bool {
    word.hasSuffix("men") && word.count > 3 && !endingInMen.contains(word)
  }

  private static func cased(_ word: String, like model: String) -> String {
    guard let first = model.first, first.isUppercase else { return word }
    let isAllCapitals = model.count > 1 && model == model.uppercased()
    return isAllCapitals ? word.uppercased() : word.prefix(1).uppercased() + word.dropFirst()
  }

  private static let plurals = [
    "child": "children", "person": "people", "man": "men", "foot": "feet", "tooth": "teeth",
    "goose": "geese", "mouse": "mice", "ox": "oxen", "die": "dice", "quiz": "quizzes",
    "criterion": "criteria", "phenomenon": "phenomena", "datum": "data", "medium": "media",
    "cactus": "cacti", "stimulus": "stimuli", "index": "indexes", "grandchild": "grandchildren",
  ]
  private static let singulars = Dictionary(
    plurals.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
  private static let unchanged: Set<String> = [
    "sheep", "fish", "deer", "series", "species", "aircraft", "moose", "news", "equipment",
    "information", "money", "rice", "feedback", "staff", "software", "luggage", "homework",
  ]
  private static let endingInMan: Set<String> = ["human", "german", "roman", "shaman", "talisman"]
  private static let endingInMen: Set<String> = [
    "specimen", "regimen", "abdomen", "omen", "acumen",
  ]
  private static let sisEndings = ["lyses", "theses", "crises", "gnoses"]
  private static let endingInIe: Set<String> = [
    "movies", "cookies", "calories", "selfies", "brownies", "smoothies", "zombies", "rookies",
  ]
  private static let fEndings = [
    "leaf", "life", "wife", "knife", "half", "shelf", "self", "wolf", "thief", "loaf", "calf",
    "elf",
  ]
  private static let oEndings: Set<String> = [
    "potato", "tomato", "hero", "echo", "veto", "torpedo",
  ]
  private static let singularsInS: Set<String> = ["lens", "chaos", "cosmos", "thermos", "yes"]
}
