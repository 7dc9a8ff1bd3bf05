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
    let compiler = try StudioCompiler(FilmCompiler(installation: .current(), cache: .standard()))
    defer { compiler.removeFolder() }
    let studio = try Studio(options, compiler: compiler)
    try studio.run()
    return 0
  }
}
