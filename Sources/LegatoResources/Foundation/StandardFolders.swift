public import Foundation

// The folders that `URL` has by name on iOS, which Foundation on Linux knows by `FileManager` alone.
extension URL {
  /// The folder of a person's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The folder of what can be made again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The folder of what the app keeps for itself.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The folder of downloads.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  /// The folder of the app's data.
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  /// The folder of pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
  /// The folder of music.
  public static var musicDirectory: URL { folder(.musicDirectory) }
  /// The folder of films.
  public static var moviesDirectory: URL { folder(.moviesDirectory) }
  /// The desk's folder.
  public static var desktopDirectory: URL { folder(.desktopDirectory) }
  /// The folder of what other people may see.
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory) }

  /// Below the person's own folder where the system has none of the kind.
  private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask).first ?? homeDirectory
  }
}
