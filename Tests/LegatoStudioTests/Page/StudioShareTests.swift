import Foundation
import TestSupport
import Testing

@testable import LegatoCommand

/// What the studio hands out works elsewhere.
@Suite(
  "What the studio shares", .serialized, .enabled(if: Browser.program != nil, Browser.missing))
struct StudioShareTests {
  /// A film of what was done, as a browser saves it.
  private func saved(_ format: String, _ scene: StudioScene) throws -> [UInt8] {
    try scene.browser.evaluate("legatoStudio.ui.saved = null")
    try scene.browser.evaluate(
      "document.querySelector('#share button[value=\(format)]').click()")
    try scene.browser.wait("!!legatoStudio.ui.saved", seconds: 60)
    let path = try scene.browser.text("legatoStudio.ui.saved")
    return try RawRequest.bytes(
      "GET /\(scene.studio.token)/\(path) HTTP/1.1\r\nHost: 127.0.0.1:\(scene.studio.port)\r\n"
        + "Connection: close\r\n\r\n", port: scene.studio.port)
  }

  @Test("A GIF and a video of what was done are there to be saved")
  func files() throws {
    let scene = try StudioScene(StudioViews.counter)
    try scene.page.tap("Open")
    try scene.click("share-button")
    let gif = try saved("gif", scene)
    #expect(gif.starts(with: Array("GIF89a".utf8)) && gif.count > 5_000, "\(gif.count)")
    let video = try saved("mp4", scene)
    #expect(
      video.dropFirst(4).starts(with: Array("ftyp".utf8)) && video.count > 5_000, "\(video.count)")
  }

  @Test("The options for legato film do the same: the film has the same touches and the same end")
  func film() throws {
    let scene = try StudioScene(StudioViews.counter)
    try scene.page.tap("More")
    try scene.page.tap("Open")
    try scene.click("dark")
    try scene.page.waitForRest()
    try scene.click("share-button")
    let line = try scene.content("share-film")
    let command = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.currentDirectoryURL = scene.folder.url
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["PATH": "\(command.path):" + (ProcessInfo.processInfo.environment["PATH"] ?? "")],
      uniquingKeysWith: { _, new in new })
    process.arguments = ["-c", line + " --out shared.json"]
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(line)\n\(said)")
    let json = try JSONSerialization.jsonObject(
      with: Data(contentsOf: scene.folder.url.appendingPathComponent("shared.json")))
    let events = ((json as? [String: Any])?["events"] as? [[String: Any]]) ?? []
    #expect(
      events.compactMap { $0["label"] as? String }.prefix(2) == ["More", "Open"], "\(events)")
  }

  @Test(
    "Of several things with one name, and of what stands within another, the one that was touched is shared"
  )
  func places() throws {
    let scene = try StudioScene(
      """
      import SwiftUI

      struct Several: View {
        @State private var log = "nothing"
        @State private var hearts = 0
        var body: some View {
          VStack(spacing: 24) {
            Text(log)
            HStack(spacing: 24) {
              Button("Same") { log = "first" }
              Button("Same") { log = "second" }
            }
            HStack {
              Text("A row")
              Spacer()
              Image(systemName: "heart").frame(width: 44, height: 44).contentShape(Rectangle())
                .onTapGesture { hearts += 1; log = "heart \\(hearts)" }
            }
            .contentShape(Rectangle())
            .onTapGesture { log = "row" }
            .accessibilityElement(children: .combine)
          }
        }
      }

      #Preview("Several") { Several() }

      """)
    try scene.browser.evaluate(
      """
      (() => {
        const { session } = legatoStudio;
        session.tap(session.film.items.filter((item) => item.label === 'Same')[1]);
      })()
      """)
    try scene.page.waitForRest()
    #expect(try scene.page.labels.contains("second"))
    try scene.browser.wait("legatoStudio.session.events[0].target !== undefined")
    try scene.click("share-button")
    let line = try scene.content("share-film")
    #expect(line.contains("--tap \"path:") && line.contains("Button[1]"), "\(line)")
    let code = try scene.content("share-test")
    #expect(code.contains("Tap(\"path:"), "\(code)")
    try scene.click("share-button")
    // At the trailing end of the row, far from its middle.
    try scene.browser.evaluate(
      """
      (() => {
        const { session } = legatoStudio;
        const row = session.film.items.find((item) => item.label.startsWith('A row'));
        session.tap({ x: row.x + row.width / 2 - 26, y: row.y });
      })()
      """)
    try scene.page.waitForRest()
    let labels = try scene.page.labels
    #expect(labels.contains("heart 1"), "\(labels)")
    try scene.browser.wait("legatoStudio.session.events[2].target !== undefined")
    try scene.click("share-button")
    let both = try scene.content("share-film")
    #expect(both.contains("Image"), "\(both)")
  }

  @Test("The test for LegatoTesting compiles as it is, beside the view")
  func test() throws {
    let scene = try StudioScene(StudioViews.counter)
    try scene.page.tap("More")
    try scene.page.drag("Open", by: 60, 0)
    try scene.click("reduce-motion")
    try scene.page.waitForRest()
    try scene.click("share-button")
    let code = try scene.content("share-test")
    #expect(code.contains("MotionHost { Counter() }"), "\(code)")
    let compiler = FilmCompiler(
      installation: try .current(),
      cache: FilmCache(folder: scene.folder.url.appendingPathComponent("cache")))
    let moduleMap = try compiler.writeModuleMap(to: scene.folder.url)
    try scene.folder.write("SessionTests.swift", code)
    let result = try compiler.run(
      compiler.installation.compiler,
      [
        "-typecheck", "-swift-version", "6", "-parse-as-library", "-I",
        compiler.installation.modules.path, "-Xcc", "-fmodule-map-file=\(moduleMap.path)",
        "-load-plugin-executable", "\(compiler.installation.macros.path)#SwiftUIMacros",
        scene.path, scene.folder.url.appendingPathComponent("SessionTests.swift").path,
      ])
    #expect(result.succeeded, "\(result.messages)\n\(code)")
  }
}
