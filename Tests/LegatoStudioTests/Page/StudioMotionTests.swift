import Foundation
import TestSupport
import Testing

/// What the page says of a motion: why, at what cost, and what the rules find; and values that are frozen.
@Suite(
  "What the studio says of motion", .serialized,
  .enabled(if: Browser.program != nil, Browser.missing))
struct StudioMotionTests {
  @Test("A motion names the place in the source that gave its animation, and what was done before")
  func reason() throws {
    let scene = try StudioScene(StudioViews.counter)
    try scene.page.tap("Open")
    let reasons = try scene.browser.text(
      "[...new Set(legatoStudio.session.film.tracks.flatMap((track) => track.motions)"
        + ".map(({ reason }) => reason))].join('|')")
    #expect(reasons == "withAnimation, View.swift:13")
    try scene.seek("legatoStudio.session.events[1].time + 0.2")
    try scene.browser.wait(
      "document.getElementById('moving').textContent.includes('withAnimation, View.swift:13')")
    #expect(try scene.content("moving").contains("after tap “Open”"))
    // From there to where it is turned.
    try scene.browser.evaluate("document.querySelector('#moving .place').click()")
    #expect(
      try scene.browser.text("document.querySelector('#tabs [aria-selected=true]').id")
        == "tab-knobs")
    #expect(scene.browser.complaints == [])
  }

  @Test("The animation of a modifier is named by its line, also after an edit above it")
  func modifier() throws {
    let scene = try StudioScene(StudioViews.looping)
    let reasons =
      "[...new Set(legatoStudio.session.film.tracks.flatMap((track) => track.motions)"
      + ".map(({ reason }) => reason))].join('|')"
    #expect(try scene.browser.text(reasons) == ".animation(_:value:), View.swift:8")
    try scene.save("// Above\n" + StudioViews.looping)
    try scene.browser.wait("legatoStudio.session.generation === 2")
    try scene.page.waitForRest()
    #expect(try scene.browser.text(reasons) == ".animation(_:value:), View.swift:9")
  }

  @Test("Errors stand at their own columns, though animations are marked in what is compiled")
  func columns() throws {
    let scene = try StudioScene(StudioViews.counter)
    try scene.save(
      StudioViews.counter.replacingOccurrences(
        of: "withAnimation(.easeInOut(duration: 0.5)) { isOpen.toggle() }",
        with: "withAnimation(.easeInOut(duration: 0.5)) { isShut.toggle() }"))
    try scene.browser.wait("!document.getElementById('fault').hidden")
    let line = "      Button(\"Open\") { withAnimation(.easeInOut(duration: 0.5)) { "
    #expect(try scene.content("fault").contains("View.swift:13:\(line.count + 1)"))
    #expect(try !scene.content("fault").contains("_legatoAnimation"))
  }

  @Test("A value that is frozen stays as it was, while the others go on; let go, all is as before")
  func freeze() throws {
    let scene = try StudioScene(StudioViews.pair)
    try scene.page.tap("Go")
    let shown = { (name: String) in
      """
      (() => {
        const { film } = legatoStudio.session;
        return film.tracks.find((track) => track.name === '\(name)').shown.at(-1)[0];
      })()
      """
    }
    let (opacity, x) = (shown("opacity"), shown("frame"))
    try scene.seek("legatoStudio.session.film.duration + 1")
    let end = try scene.page.picture
    let place = try scene.browser.number(x)
    #expect(try scene.browser.number(opacity) == 1)
    try scene.seek("legatoStudio.session.events[1].time + 0.5")
    try scene.browser.wait("document.querySelectorAll('#curves .freeze').length > 1")
    try scene.browser.evaluate(
      """
      [...document.querySelectorAll('#curves .freeze')]
        .find((button) => button.getAttribute('aria-label').endsWith('opacity')).click()
      """)
    try scene.page.waitForRest()
    let frozen = try scene.browser.number(opacity)
    #expect(frozen > 0.5 && frozen < 0.7, "\(frozen)")
    #expect(try scene.browser.number(x) == place)
    // It survives an edit, and what was touched is not touched anew.
    try scene.save(StudioViews.pair + "// \n")
    try scene.browser.wait("legatoStudio.session.generation === 2")
    try scene.page.waitForRest()
    #expect(try scene.browser.number(opacity) == frozen)
    #expect(try scene.page.events == ["down", "up", "freeze"])
    try scene.browser.wait("!!document.querySelector('#curves .freeze[aria-pressed=true]')")
    try scene.browser.evaluate(
      "document.querySelector('#curves .freeze[aria-pressed=true]').click()")
    try scene.page.waitForRest()
    #expect(try scene.browser.number(opacity) == 1)
    try scene.seek("legatoStudio.session.film.duration + 1")
    #expect(try scene.page.picture == end)
    #expect(scene.browser.complaints == [])
  }

  @Test("Each frame says what it took: nothing while all is still, and more while something moves")
  func work() throws {
    let scene = try StudioScene(StudioViews.pair)
    try scene.page.tap("Go")
    #expect(
      try scene.browser.evaluate(
        "legatoStudio.session.film.costs.length === legatoStudio.session.film.times.length"
          + " && legatoStudio.session.film.costs.every((cost) => cost?.length === 4)") as? Bool
        == true)
    try scene.browser.wait("!document.getElementById('work').hidden")
    try scene.seek("legatoStudio.session.events[1].time + 0.5")
    #expect(try scene.content("work").contains("values"))
  }

  @Test("Findings come by themselves, lie on the line of time, and lead to their moment")
  func findings() throws {
    let scene = try StudioScene(StudioViews.pair)
    try scene.page.tap("Go")
    try scene.browser.wait("legatoStudio.session.findings.list.length > 0", seconds: 30)
    #expect(try Int(scene.content("findings-count")) ?? 0 > 0)
    #expect(try scene.content("findings-state").contains("finding"))
    // Beside a count of two digits all tabs are on one line, and none is cut off.
    let tabs = try scene.browser.text(
      """
      (() => {
        const count = document.getElementById("findings-count"), list = document.getElementById("tabs");
        const shown = count.textContent;
        count.textContent = "12";
        const tabs = [...list.querySelectorAll("button")];
        const cut = list.scrollWidth > list.clientWidth ? "cut off" : "";
        const broken = tabs.filter((tab) => tab.scrollHeight > tab.clientHeight).map((tab) => tab.id);
        const line = count.getBoundingClientRect(), label = tabs[3].getBoundingClientRect();
        const below = line.bottom > label.bottom || line.right > label.right ? "count outside" : "";
        count.textContent = shown;
        return [cut, ...broken, below].filter(Boolean).join();
      })()
      """)
    #expect(tabs == "")
    try scene.browser.evaluate(
      "document.querySelector('#findings button:not([disabled])')?.click()")
    try scene.browser.wait("!legatoStudio.session.clock.isPlaying")
    let times = try scene.browser.text(
      "legatoStudio.session.findings.list.map(({ time }) => time).join()")
    let at = try scene.browser.number("legatoStudio.session.clock.time")
    #expect(
      times.split(separator: ",").compactMap { Double($0) }.contains { abs($0 - at) < 1e-9 },
      "\(times) \(at)")
    #expect(
      try scene.browser.number("document.querySelectorAll('#scrubber .mark.finding').length") > 0)
    // What was mended is found no more.
    try scene.save(
      StudioViews.pair.replacingOccurrences(of: ".linear(duration: 1)", with: "nil"))
    try scene.browser.wait(
      "legatoStudio.session.generation === 2 && legatoStudio.session.findings.key"
        + " === legatoStudio.session.findings.known", seconds: 30)
    #expect(try scene.browser.number("legatoStudio.session.findings.list.length") == 0)
    #expect(try scene.content("findings-count") == "")
    #expect(scene.browser.complaints == [])
  }
}
