import Foundation

/// Opens the person's browser, where there is a desktop to open it on.
enum BrowserOpening {
  static func open(
    _ link: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else { return }
    let folders = environment["PATH", default: ""].split(separator: ":")
    guard
      let program = folders.map({ "\($0)/xdg-open" }).first(where: {
        FileManager.default.isExecutableFile(atPath: $0)
      })
    else { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [link]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    // The browser stays when the studio ends.
    try? process.run()
  }
}
