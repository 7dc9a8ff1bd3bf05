import Foundation
import LegatoArguments
import LegatoRaster

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(1)
}

let arguments = CommandLine.arguments.dropFirst()
if CommandGrammar.asksForHelp(arguments) {
  print(FuzzOptions.syntax.help)
  exit(0)
}
do {
  let options = try FuzzOptions(Array(arguments))
  let engine = try HarfBuzzTextEngine()
  FuzzCommand(options: options, textEngine: engine).run()
} catch {
  fail("\(error)")
}
