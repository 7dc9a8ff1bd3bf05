import Synchronization

/// What is known of types: those of the system, and those that the program has declared.
struct TypeDeclarations: Sendable {
  struct Declaration: Sendable {
    var extensions: [String] = []
    var mimeTypes: [String] = []
    var supertypes: [String] = []
    var isDynamic = false
  }

  private static let shared = Mutex(TypeDeclarations())
  private var known: [String: Declaration] = [:]
  /// The identifiers in the order in which they were declared.
  private var order: [String] = []

  private init() {
    for line in SystemTypes.table.split(separator: "\n") {
      let parts = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.split(separator: " ").map(String.init) }
      guard let identifier = parts.first?.first else { continue }
      func words(_ place: Int) -> [String] { parts.count > place ? parts[place] : [] }
      add(
        identifier,
        Declaration(extensions: words(1), mimeTypes: words(2), supertypes: words(3)))
    }
  }

  private mutating func add(_ identifier: String, _ declaration: Declaration) {
    if known[identifier] == nil { order.append(identifier) }
    known[identifier] = declaration
  }

  /// What is declared of a type.
  static func declaration(of identifier: String) -> Declaration? {
    shared.withLock { $0.known[identifier] }
  }

  /// Declares a type that the system does not; what is known already stays.
  static func declare(_ identifier: String, _ declaration: Declaration) {
    shared.withLock { if $0.known[identifier] == nil { $0.add(identifier, declaration) } }
  }

  /// All types above a type, itself not among them. A cycle ends where it began.
  static func supertypes(of identifier: String) -> Set<String> {
    shared.withLock { declarations in
      var found: Set<String> = []
      var open = [identifier]
      while let next = open.popLast() {
        for above in declarations.known[next]?.supertypes ?? []
        where above != identifier && found.insert(above).inserted {
          open.append(above)
        }
      }
      return found
    }
  }

  /// The first types that have a tag.
  static func identifiers(having tag: String, of tagClass: UTTagClass) -> [String] {
    let tag = tag.lowercased()
    return shared.withLock { declarations in
      declarations.order.filter { identifier in
        guard let known = declarations.known[identifier], !known.isDynamic else { return false }
        return known.tags(of: tagClass).contains { $0.lowercased() == tag }
      }
    }
  }
}

extension TypeDeclarations.Declaration {
  func tags(of tagClass: UTTagClass) -> [String] {
    switch tagClass {
    case .filenameExtension: extensions
    case .mimeType: mimeTypes
    default: []
    }
  }
}
