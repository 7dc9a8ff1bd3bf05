import Foundation
import TestSupport
import Testing

/// A file in a folder of its own, the studio that shows it, and its page.
final class StudioScene {
  let folder: TemporaryFolder
  let path: String
  let studio: StudioProgram
  let page: StudioBrowser

  var browser: Browser { page.browser }

  init(
    _ text: String, name: String = "View.swift", width: Int = 1400, height: Int = 900,
    reducesMotion: Bool = false, rests: Bool = true
  ) throws {
    folder = try TemporaryFolder()
    path = try folder.write(name, text)
    studio = try StudioProgram([path])
    page = try StudioBrowser(
      studio, width: width, height: height, reducesMotion: reducesMotion, rests: rests)
  }

  deinit {
    studio.interrupt()
    folder.remove()
  }

  func save(_ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  /// Clicks an element of the page.
  func click(_ id: String) throws {
    try browser.evaluate("document.getElementById('\(id)').click()")
  }

  /// Pulls time to a moment, and stays there.
  func seek(_ time: String) throws {
    try browser.evaluate("legatoStudio.session.goTo(\(time))")
  }

  func content(_ id: String) throws -> String {
    try browser.text("document.getElementById('\(id)').textContent")
  }
}
