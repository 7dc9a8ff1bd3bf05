import Foundation
import TestSupport
import Testing

/// What the page says while something is wrong with the file or with the view, and what is left once it is mended.
@Suite(
  "The studio while something is wrong", .serialized,
  .enabled(if: Browser.program != nil, Browser.missing))
struct StudioFaultTests {
  private func fault(_ scene: StudioScene) throws -> String {
    try scene.browser.text("document.getElementById('fault').textContent")
  }

  private func isFaulty(_ scene: StudioScene) throws -> Bool {
    try scene.browser.number("document.getElementById('fault').hidden ? 0 : 1") == 1
  }

  private func taps(_ scene: StudioScene) throws -> String {
    try scene.browser.text(
      "legatoStudio.session.events.map((event) => event.target?.label).filter((name) => name).join()"
    )
  }

  @Test(
    "An edit in which a touch traps loses that touch alone, names it, and has it back once mended")
  func crashOfAnEdit() throws {
    let scene = try StudioScene(StudioViews.counter)
    try scene.page.tap("More")
    try scene.page.tap("Open")
    try scene.page.tap("More")
    try scene.browser.wait(
      "legatoStudio.session.events.filter((event) => event.target).length === 3")
    let broken = StudioViews.counter.replacingOccurrences(
      of: "Button(\"Open\") {",
      with: "Button(\"Open\") { if count > 0 { fatalError(\"as asked\") };")
    try #require(broken != StudioViews.counter)
    try scene.save(broken)
    try scene.browser.wait("!document.getElementById('fault').hidden")
    let text = try fault(scene)
    #expect(text.contains("“Open”") && text.contains("as asked"), "\(text)")
    try scene.browser.wait(
      "legatoStudio.session.film.isReady && legatoStudio.session.events.length === 4")
    #expect(try taps(scene) == "More,More")
    try scene.save(StudioViews.counter)
    try scene.browser.wait(
      "legatoStudio.session.generation === 3 && legatoStudio.session.film.isReady")
    try scene.page.waitForRest()
    #expect(try taps(scene) == "More,Open,More")
    #expect(try !isFaulty(scene))
    #expect(scene.browser.complaints == [])
  }

  @Test("A touch that traps again and again is not tried more than twice")
  func touchThatTraps() throws {
    let scene = try StudioScene(StudioViews.crashing)
    let place = try scene.page.place(of: "Boom")
    try scene.browser.mouse("mousePressed", place.x, place.y)
    try scene.browser.mouse("mouseReleased", place.x, place.y)
    for edit in 1...3 {
      try scene.browser.wait(
        "legatoStudio.session.film.isReady && legatoStudio.session.incoming.size === 0")
      try scene.save(StudioViews.crashing + "// edit \(edit)\n")
      try scene.browser.wait("legatoStudio.session.generation === \(edit + 1)")
    }
    try scene.page.waitForRest()
    #expect(try scene.page.events == [])
    #expect(try !isFaulty(scene))
  }

  @Test("What a crash took away does not come back after a restart")
  func restartAfterCrash() throws {
    let scene = try StudioScene(StudioViews.crashing)
    let place = try scene.page.place(of: "Boom")
    try scene.browser.mouse("mousePressed", place.x, place.y)
    try scene.browser.mouse("mouseReleased", place.x, place.y)
    try scene.browser.wait("!document.getElementById('fault').hidden")
    try scene.page.waitForRest()
    try scene.browser.evaluate("legatoStudio.session.restart()")
    try scene.page.waitForRest()
    try scene.save(StudioViews.crashing + "// again\n")
    try scene.browser.wait("legatoStudio.session.generation === 2")
    try scene.page.waitForRest()
    #expect(try scene.page.events == [])
    #expect(try !isFaulty(scene))
  }

  @Test("What the compiler says stays until it is mended, whatever is done to the page meanwhile")
  func brokenFile() throws {
    let scene = try StudioScene(StudioViews.counter)
    try scene.save(
      StudioViews.counter.replacingOccurrences(of: "Button(\"More\")", with: "Botton(\"More\")"))
    try scene.browser.wait("!document.getElementById('fault').hidden")
    try scene.click("dark")
    try scene.browser.wait("legatoStudio.session.film.colorScheme === 'dark'")
    #expect(try isFaulty(scene))
    #expect(try fault(scene).contains("Botton"))
    // A page that comes now shows what compiled last, and what is wrong with what is there.
    try scene.browser.evaluate("globalThis.isOld = true; location.reload()")
    try scene.browser.wait(
      "!globalThis.isOld && !!globalThis.legatoStudio && legatoStudio.session.film.isReady")
    #expect(try scene.page.labels.contains("More"))
    #expect(try isFaulty(scene))
    try scene.save(StudioViews.counter + "\n")
    try scene.browser.wait("document.getElementById('fault').hidden")
  }

  @Test("A file that goes and comes back as it was is shown again")
  func removed() throws {
    let scene = try StudioScene(StudioViews.counter)
    let away = scene.path + ".away"
    try FileManager.default.moveItem(atPath: scene.path, toPath: away)
    try scene.browser.wait("!document.getElementById('fault').hidden")
    #expect(try fault(scene).contains("cannot be read"))
    try FileManager.default.moveItem(atPath: away, toPath: scene.path)
    try scene.browser.wait("document.getElementById('fault').hidden")
    try scene.page.tap("More")
    #expect(try scene.page.labels.contains("Count 1"))
  }

  @Test(
    "Views of an app's folder are compiled with what lies in other folders of it, and new folders are seen"
  )
  func appFolder() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("Models/Item.swift", "struct Item { var name = \"From the model\" }\n")
    try folder.write(
      "Views/Row.swift",
      "import SwiftUI\nstruct Row: View { var item = Item(); var body: some View { Text(item.name) } }\n#Preview(\"Row\") { Row() }\n"
    )
    let studio = try StudioProgram([folder.path])
    let page = try StudioBrowser(studio)
    #expect(try page.labels == ["From the model"])
    try folder.write(
      "New/Fresh.swift", "import SwiftUI\n#Preview(\"Fresh\") { Text(\"Fresh\") }\n")
    try page.browser.wait(
      "[...document.querySelectorAll('#file-list button')].some((button) => button.textContent.includes('Fresh'))"
    )
    #expect(page.browser.complaints == [])
    studio.interrupt()
  }

  @Test(
    "A timeline of frames is filmed frame by frame, one of a clock goes on, and both can be touched by the list"
  )
  func timelines() throws {
    let scene = try StudioScene(StudioViews.timelines, rests: false)
    try scene.browser.wait("legatoStudio.session.film.times.length > 60")
    #expect(
      try scene.browser.number(
        "Math.max(...legatoStudio.session.film.times.slice(0, 60).map((time, row, all) => row > 0 ? time - all[row - 1] : 0)) * 1000"
      )
        < 20)
    try scene.browser.evaluate("document.querySelectorAll('#previews button')[1].click()")
    try scene.browser.wait(
      "legatoStudio.session.film.view === 'Clock' && legatoStudio.session.film.times.length > 20")
    try scene.browser.wait(
      "legatoStudio.session.film.items.some(({ label }) => /^Tenth [1-9]/.test(label))")
    #expect(scene.browser.complaints == [])
  }

  @Test("Of two previews the one that is shown stays, though another one comes before it")
  func previewBefore() throws {
    let scene = try StudioScene(StudioViews.knobs)
    try scene.browser.evaluate("document.querySelectorAll('#previews button')[1].click()")
    try scene.page.waitForRest()
    let name = try scene.browser.text("legatoStudio.session.state.names[1]")
    let first = try #require(StudioViews.knobs.range(of: "#Preview"))
    var text = StudioViews.knobs
    text.insert(contentsOf: "#Preview(\"Zero\") { Text(\"Zero\") }\n", at: first.lowerBound)
    try scene.save(text)
    try scene.browser.wait("legatoStudio.session.generation === 2")
    try scene.page.waitForRest()
    #expect(try scene.browser.number("legatoStudio.session.preview") == 2)
    #expect(try scene.browser.text("legatoStudio.session.state.names[2]") == name)
  }

  @Test(
    "Shortcuts reach the view, and a change of the device stands where it was made, also after an edit"
  )
  func shortcutsAndDevices() throws {
    let text = StudioViews.counter.replacingOccurrences(
      of: "Button(\"More\") {",
      with: "Button(\"Other\") { count += 10 }.keyboardShortcut(\"j\")\n Button(\"More\") {")
    try #require(text != StudioViews.counter)
    let scene = try StudioScene(text)
    try scene.browser.evaluate("legatoStudio.session.panes[0].canvas.focus()")
    try scene.browser.evaluate(
      "legatoStudio.session.panes[0].canvas.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', ctrlKey: true, bubbles: true }))"
    )
    try scene.browser.wait(
      "legatoStudio.session.film.items.some(({ label }) => label === 'Count 10')")
    try scene.page.waitForRest()
    let widths = "legatoStudio.session.film.frames.map(({ surface }) => surface.width)"
    let first = try scene.browser.number("\(widths)[0]")
    // At the very beginning a film would begin with the other device.
    try scene.browser.wait("legatoStudio.session.clock.time > 0.1")
    try scene.browser.evaluate("legatoStudio.session.setDevice('pad')")
    try scene.browser.wait("\(widths).at(-1) === 820")
    try scene.page.waitForRest()
    try scene.save(text + "// again\n")
    try scene.browser.wait("legatoStudio.session.generation === 2")
    try scene.page.waitForRest()
    #expect(try scene.browser.number("\(widths)[0]") == first)
    #expect(try scene.browser.number("\(widths).at(-1)") == 820)
    #expect(try scene.browser.text("legatoStudio.session.currentDevice") == "pad")
    try scene.browser.evaluate("legatoStudio.session.setDevice('')")
    try scene.browser.wait("legatoStudio.session.film.isReady && \(widths).at(-1) === \(first)")
  }
}
