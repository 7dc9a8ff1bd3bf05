import Foundation
import LegatoFilm

let usage = """
  legato: SwiftUI motion, seen and measured on Linux.

    legato film FILE.swift [options]   film a view or the previews of a file
    legato film --help                 what can be filmed, and all options
    legato gallery [options]           film a list of views onto pages, with an index
  """

func fail(_ message: String, exitCode: Int32) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(exitCode)
}

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "film" where arguments.contains("--help") || arguments.contains("-h"):
  exit(FilmMain.run([], arguments: ["legato film", "--help"]))
case "film":
  do {
    try FilmCommand(Array(arguments.dropFirst())).run()
  } catch {
    fail(error.message, exitCode: error.exitCode)
  }
case "gallery":
  exit(GalleryCommand.main(Array(arguments.dropFirst())))
case nil, "--help", "-h", "help":
  print(usage)
case let command?:
  fail("There is no command \(command).\n\n\(usage)", exitCode: FilmFailure.usage)
}
