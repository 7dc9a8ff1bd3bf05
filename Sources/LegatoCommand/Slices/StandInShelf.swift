import CShelf

/// The stand-ins that come along: sources as small as they can be, in `Sources/CShelf/Shelf`, for modules that view files
/// often import.
enum StandInShelf {
  /// Modules in several files, one behind the other.
  private static let parts = [
    "AVFoundation": ["AVFoundation", "AVFoundationCapture"],
    "CoreData": ["CoreData", "CoreDataFetching", "CoreDataViews"],
  ]

  /// Modules that are the same as another one.
  private static let aliases = ["KingfisherSwiftUI": "Kingfisher", "os": "OSLog"]

  /// The numbers of the files, by their names.
  private static let files = Dictionary(
    uniqueKeysWithValues: (0..<cshelf_count()).map { (String(cString: cshelf_name($0)), $0) })

  /// By which code imports them. What a module of ours lacks has a name of its own, which nobody imports.
  static var names: [String] {
    let inner = parts.values.flatMap { $0.dropFirst() }
    return (Array(files.keys) + aliases.keys).filter { !$0.hasPrefix("_") && !inner.contains($0) }
      .sorted()
  }

  /// The source of a stand-in; `nil` where there is none for a module.
  static func text(of module: String) -> String? {
    // What two files have from two names is the same.
    if let other = aliases[module] { return "@_exported import \(other)\n" }
    let names = parts[module] ?? [module]
    var text = ""
    for name in names {
      guard let number = files[name] else { return nil }
      let file = cshelf_text(number)
      text += String(
        decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
    }
    return text
  }
}
