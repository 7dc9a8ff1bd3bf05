import Foundation
import LegatoArguments
import LegatoFilm
import LegatoStudio

/// `legato studio`: a live preview in a browser.
struct StudioCommand {
  static let syntax = StudioOptions.syntax

  let options: StudioOptions

  init(_ arguments: [String]) throws(FilmFailure) {
    options = try StudioOptions(arguments)
  }

  @MainActor
  func run() throws(FilmFailure) -> Int32 {
    var isFolder: ObjCBool = false
    let home = URL(fileURLWithPath: options.paths[0]).standardizedFileURL.path
    _ = FileManager.default.fileExists(atPath: home, isDirectory: &isFolder)
    let compiler = try StudioCompiler(
      FilmCompiler(installation: .current(), cache: .standard()),
      home: isFolder.boolValue ? home : nil)
    defer { compiler.removeFolder() }
    let studio = try Studio(options, compiler: compiler)
    try studio.run()
    return 0
  }
}
