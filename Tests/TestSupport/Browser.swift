import Foundation
import Testing

/// A page in a headless Chromium, driven over its DevTools protocol on a pair of pipes.
package final class Browser {
  package static let program = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }
  /// Why tests that need a page are left out where there is no browser.
  package static let missing: Comment =
    "chromium is not installed: scripts/setup --tests installs it"

  package struct Failure: Error {
    package let message: String

    package init(message: String) { self.message = message }
  }

  /// What the console said, what failed, and what was asked for beside the page itself.
  package private(set) var complaints: [String] = []
  package private(set) var requests: [String] = []

  private let process = Process()
  private let toBrowser = Pipe()
  private let fromBrowser = Pipe()
  private let profile = NSTemporaryDirectory() + "legato-browser-\(UUID().uuidString)"
  /// What the browser has said of a message that is not at its end yet.
  private var unread = Data()
  private var messages: [Data] = []
  private var number = 0
  private var session: String?

  package init() throws {
    let program = try #require(Self.program)
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The protocol's pipes are the files 3 and 4.
    process.arguments = [
      "-c",
      "exec \"$0\" --headless=new --no-sandbox --disable-gpu --remote-debugging-pipe"
        + " --no-first-run --hide-scrollbars --force-color-profile=srgb --user-data-dir=\"$1\""
        + " about:blank 3<&0 4>&1 </dev/null >/dev/null 2>/dev/null", program, profile,
    ]
    process.standardInput = toBrowser
    process.standardOutput = fromBrowser
    process.standardError = FileHandle.nullDevice
    signal(SIGPIPE, SIG_IGN)
    try process.run()
    let target = try call("Target.createTarget", ["url": "about:blank"])
    let attached = try call(
      "Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])
    session = attached["sessionId"] as? String
    for domain in ["Page", "Runtime", "Log", "Network"] { _ = try call("\(domain).enable") }
  }

  deinit {
    // It ends with its pipe; where it does not, it is ended.
    try? toBrowser.fileHandleForWriting.close()
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(atPath: profile)
  }

  // MARK: The protocol

  @discardableResult
  package func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    number += 1
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    try toBrowser.fileHandleForWriting.write(
      contentsOf: try JSONSerialization.data(withJSONObject: message) + [0])
    while true {
      let answer = try next()
      guard answer["id"] as? Int == number else {
        note(answer)
        continue
      }
      if let error = answer["error"] { throw Failure(message: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  private func next() throws -> [String: Any] {
    while messages.isEmpty {
      var more = fromBrowser.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Failure(message: "The browser has ended.") }
      while let end = more.firstIndex(of: 0) {
        messages.append(unread + more[more.startIndex..<end])
        unread = Data()
        more = more[more.index(after: end)...]
      }
      unread += more
    }
    let message = messages.removeFirst()
    return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
  }

  private func note(_ event: [String: Any]) {
    let parameters = event["params"] as? [String: Any] ?? [:]
    switch event["method"] as? String {
    case "Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded":
      complaints.append("\(parameters)")
    case "Network.requestWillBeSent":
      let request = parameters["request"] as? [String: Any]
      requests.append(request?["url"] as? String ?? "")
    default: break
    }
  }

  // MARK: Pages

  /// Opens a page and waits until it is ready.
  package func open(
    _ html: String, width: Int = 1000, height: Int = 800, dark: Bool = false,
    reducesMotion: Bool = true, ready: String = "!!globalThis.legato"
  ) throws {
    let file = NSTemporaryDirectory() + "legato-page-\(UUID().uuidString).html"
    try Data(html.utf8).write(to: URL(fileURLWithPath: file))
    defer { try? FileManager.default.removeItem(atPath: file) }
    try open(
      link: "file://" + file, width: width, height: height, dark: dark,
      reducesMotion: reducesMotion, ready: ready)
  }

  /// Opens a page that a server has, and waits until it is ready.
  package func open(
    link: String, width: Int = 1000, height: Int = 800, dark: Bool = false,
    reducesMotion: Bool = true, ready: String
  ) throws {
    try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    try call(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "prefers-color-scheme", "value": dark ? "dark" : "light"],
          ["name": "prefers-reduced-motion", "value": reducesMotion ? "reduce" : "no-preference"],
        ]
      ])
    complaints = []
    requests = []
    try call("Page.navigate", ["url": link])
    try wait("document.readyState === 'complete' && (\(ready))")
  }

  /// Waits until an expression is true.
  package func wait(_ expression: String, seconds: Double = 20) throws {
    let end = Date().addingTimeInterval(seconds)
    while Date() < end {
      // A page that is being loaded has no values yet.
      if (try? evaluate(expression)) as? Bool == true { return }
      usleep(20_000)
    }
    throw Failure(message: "Not true after \(seconds) s: \(expression); \(complaints)")
  }

  /// The value of an expression, which may be a promise.
  @discardableResult
  package func evaluate(_ expression: String) throws -> Any? {
    let answer = try call(
      "Runtime.evaluate",
      ["expression": expression, "returnByValue": true, "awaitPromise": true, "userGesture": true])
    if let failure = answer["exceptionDetails"] { throw Failure(message: "\(failure)") }
    return (answer["result"] as? [String: Any])?["value"]
  }

  package func number(_ expression: String) throws -> Double {
    try #require(try evaluate(expression) as? NSNumber, "\(expression)").doubleValue
  }

  package func text(_ expression: String) throws -> String {
    try #require(try evaluate(expression) as? String, "\(expression)")
  }

  /// Presses a key and lets it go.
  package func press(_ key: String, shift: Bool = false) throws {
    let codes = [
      " ": 32, "Home": 36, "End": 35, "ArrowLeft": 37, "ArrowRight": 39, "Tab": 9,
      "Enter": 13, "Escape": 27,
    ]
    var event: [String: Any] = [
      "type": "keyDown", "key": key, "code": key == " " ? "Space" : key,
      "windowsVirtualKeyCode": codes[key] ?? Int(key.uppercased().utf8.first ?? 0),
      "modifiers": shift ? 8 : 0,
    ]
    if key.count == 1 { event["text"] = key }
    if key == "Enter" { event["text"] = "\r" }
    try call("Input.dispatchKeyEvent", event)
    event["type"] = "keyUp"
    event["text"] = nil
    try call("Input.dispatchKeyEvent", event)
  }

  package func mouse(_ type: String, _ x: Double, _ y: Double) throws {
    try call(
      "Input.dispatchMouseEvent",
      [
        "type": type, "x": x, "y": y, "button": "left", "clickCount": 1,
        "buttons": type == "mouseReleased" ? 0 : 1,
      ])
  }

  package func touch(_ type: String, _ points: [(Double, Double)]) throws {
    try call(
      "Input.dispatchTouchEvent",
      ["type": type, "touchPoints": points.map { ["x": $0.0, "y": $0.1] }])
  }
}
