import Foundation
import MeasureKit

// Compares a picture of ours with one that was made on a device. README.md says how.

let help = """
  measure OURS.png THEIRS.png --scale N [--list]
      compares two pictures of the same size, at N pixels to a point (3), and lists what differs
  measure device DEVICE.json OURS.json
      what Device.swiftpm has written on a device, against the same of ours

  """

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("measure: \(message)\n".utf8))
  exit(1)
}

func picture(_ path: String) -> Picture {
  guard let data = FileManager.default.contents(atPath: path) else {
    fail("\(path) cannot be read")
  }
  do { return try Picture(png: Array(data)) } catch { fail("\(path): \(error)") }
}

var arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "device", arguments.count == 3 {
  do {
    let (theirs, ours) = (
      try DeviceResults(path: arguments[1]), try DeviceResults(path: arguments[2])
    )
    print(ours.differences(from: theirs), terminator: "")
    exit(0)
  } catch { fail("\(error)") }
}
var scale = 3.0
var isListed = false
var paths: [String] = []
while !arguments.isEmpty {
  let word = arguments.removeFirst()
  switch word {
  case "--help", "-h":
    print(help, terminator: "")
    exit(0)
  case "--scale":
    guard let value = arguments.first.flatMap(Double.init), (1...8).contains(value) else {
      fail("--scale takes a number of pixels to a point, 1 to 8")
    }
    arguments.removeFirst()
    scale = value
  case "--list":
    isListed = true
  default:
    guard !word.hasPrefix("-") else { fail("there is no option \(word); see --help") }
    paths.append(word)
  }
}
guard paths.count == 2 else { fail("two paths are needed; see --help") }
let (ours, theirs) = (picture(paths[0]), picture(paths[1]))
if ours.width != theirs.width || ours.height != theirs.height {
  print(
    "The pictures have other sizes: ours \(ours.width) × \(ours.height), theirs \(theirs.width) × \(theirs.height)."
  )
}
let comparison = Comparison(
  ours: Findings(ours, scale: scale), theirs: Findings(theirs, scale: scale))
print(comparison.text, terminator: "")
if isListed {
  for line in comparison.details { print(line) }
}
