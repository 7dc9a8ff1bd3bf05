import Foundation
import LegatoRaster

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(1)
}

if CommandLine.arguments.contains("--help") {
  print(FuzzOptions.help)
  exit(0)
}
do {
  let options = try FuzzOptions(Array(CommandLine.arguments.dropFirst()))
  let engine = try PangoTextEngine()
  FuzzCommand(options: options, textEngine: engine).run()
} catch let fault as FuzzOptions.Fault {
  fail(fault.message + "\n\n" + FuzzOptions.help)
} catch {
  fail("\(error)")
}
