/// Why a text engine could not be made.
public enum FontError: Error, Hashable, CustomStringConvertible {
  /// None of the places where a font file is looked for has it.
  case missingFile(name: String, package: String)
  /// The file is there and is not a font.
  case unreadableFile(path: String)

  public var description: String {
    switch self {
    case .missingFile(let name, let package):
      "The font file \(name) is missing. It comes with the Debian package \(package): "
        + "run scripts/setup, or apt-get install \(package)."
    case .unreadableFile(let path):
      "The font file \(path) cannot be read as a font."
    }
  }
}
