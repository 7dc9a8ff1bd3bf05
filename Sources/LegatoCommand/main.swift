import Foundation
import LegatoFilm

let usage = """
  legato: SwiftUI motion, seen and measured on Linux.

    legato film FILE.swift [options]   film a view or the previews of a file
    legato film --help                 what can be filmed, and all options
    legato check FILE.swift            play every view of a file, and check its motion
    legato check --help                what is checked, and all options
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
case "check":
  do {
    exit(try CheckCommand(Array(arguments.dropFirst())).run())
  } catch {
    fail(error.message, exitCode: error.exitCode)
  }
case nil, "--help", "-h", "help":
  print(usage)
case let command?:
  fail("There is no command \(command).\n\n\(usage)", exitCode: FilmFailure.usage)
}
