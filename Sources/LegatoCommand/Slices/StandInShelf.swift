/// The stand-ins that come along: sources as small as they can be, in `Shelf`, for modules that view files often import.
enum StandInShelf {
  private static let texts: [String: [UInt8]] = [
    "CachedAsyncImage": PackageResources.CachedAsyncImage_txt,
    "Inject": PackageResources.Inject_txt,
    "Kingfisher": PackageResources.Kingfisher_txt,
    "KingfisherSwiftUI": PackageResources.Kingfisher_txt,
    "Lottie": PackageResources.Lottie_txt,
    "NukeUI": PackageResources.NukeUI_txt,
    "OSLog": PackageResources.OSLog_txt,
    "RiveRuntime": PackageResources.RiveRuntime_txt,
    "SFSafeSymbols": PackageResources.SFSafeSymbols_txt,
    "Shimmer": PackageResources.Shimmer_txt,
    "SwiftData": PackageResources.SwiftData_txt,
    "SwiftUIIntrospect": PackageResources.SwiftUIIntrospect_txt,
    "os": PackageResources.OSLog_txt,
  ]

  static var names: [String] { texts.keys.sorted() }

  /// The source of a stand-in; `nil` where there is none for a module.
  static func text(of module: String) -> String? {
    texts[module].map { String(decoding: $0, as: UTF8.self) }
  }
}
