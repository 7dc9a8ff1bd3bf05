import Foundation
import TestSupport
import Testing

/// Values of the source by their types, and the language as a condition.
@Suite(
  "The studio's knobs", .serialized, .enabled(if: Browser.program != nil, Browser.missing))
struct StudioKnobTests {
  @Test(
    "Cases and colours are chosen, seen, and written as they stand; only what is shown is listed")
  func kinds() throws {
    let scene = try StudioScene(StudioViews.knobs)
    let shown =
      "legatoStudio.session.knobs.rows.filter(({ element }) => !element.hidden)"
      + ".map(({ literal }) => literal.name).join()"
    #expect(try scene.browser.text(shown) == "size,tint,radius")
    func turn(_ name: String, _ control: String, _ value: String, _ event: String) throws {
      try scene.browser.evaluate(
        """
        (() => {
          const row = legatoStudio.session.knobs.rows.find(({ literal }) => literal.name === '\(name)');
          const control = row.element.querySelector('\(control)');
          control.value = '\(value)';
          control.dispatchEvent(new Event('\(event)'));
        })()
        """)
    }
    let before = try scene.page.picture
    try turn("size", "select", "Size.large", "change")
    try scene.browser.wait(
      "legatoStudio.session.film.items.some(({ label }) => label === 'Big')")
    try turn("tint", "input[type=color]", "#ff0080", "input")
    try scene.browser.wait("legatoStudio.session.generation === 3")
    try scene.page.waitForRest()
    #expect(try scene.page.picture != before)
    try scene.click("knobs-write")
    try scene.browser.wait("legatoStudio.session.state.canUndo")
    let written = StudioViews.knobs.replacingOccurrences(of: "= Size.small", with: "= Size.large")
      .replacingOccurrences(
        of: ": Color = .blue", with: ": Color = Color(red: 1.0, green: 0.0, blue: 0.502)")
    #expect(try String(contentsOfFile: scene.path, encoding: .utf8) == written)
    // The other preview has another view.
    try scene.browser.evaluate("document.querySelectorAll('#previews button')[1].click()")
    try scene.page.waitForRest()
    #expect(try scene.browser.text(shown) == "words")
    try scene.browser.evaluate("document.querySelector('#knobs > .plain').click()")
    #expect(try scene.browser.text(shown) == "size,tint,radius,words")
    #expect(scene.browser.complaints == [])
  }

  @Test("The language is a condition: numbers are written by it, and it can be taken back")
  func language() throws {
    let scene = try StudioScene(StudioViews.knobs)
    #expect(try scene.page.labels.contains("Sum 1,234.5"))
    func choose(_ language: String) throws {
      let serial = try scene.browser.number("legatoStudio.session.shownSerial")
      try scene.browser.evaluate(
        """
        (() => {
          const list = document.getElementById('language');
          list.value = '\(language)';
          list.dispatchEvent(new Event('change'));
        })()
        """)
      try scene.browser.wait("legatoStudio.session.shownSerial > \(serial)")
      try scene.page.waitForRest()
    }
    try choose("de")
    #expect(try scene.page.labels.contains("Sum 1.234,5"))
    try choose("ar")
    #expect(
      try scene.browser.text(
        "document.getElementById('right-to-left').getAttribute('aria-pressed')")
        == "true")
    try choose("")
    #expect(try scene.page.labels.contains("Sum 1,234.5"))
    #expect(scene.browser.complaints == [])
  }
}
