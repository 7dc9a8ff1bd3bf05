/// What files get from Foundation on iOS and have to import by a module of its own here.
enum NetworkingImport {
  /// How the names of the module begin or go on: each of its public types has one of them in it.
  static let marks = [
    "URLSession", "URLRequest", "URLResponse", "URLCache", "URLCredential", "URLProtocol",
    "URLProtectionSpace", "URLAuthenticationChallenge", "HTTPCookie",
  ]

  /// The text with the import behind its last line, where it may need one: nothing changes its place.
  static func added(to text: String) -> String {
    guard marks.contains(where: text.hasBytes(of:)) else { return text }
    return text + "\nimport FoundationNetworking\n"
  }
}
