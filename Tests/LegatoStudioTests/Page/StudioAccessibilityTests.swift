import Foundation
import TestSupport
import Testing

/// The page for those who use no pointer, see nothing of it, or want less motion.
@Suite(
  "The studio for everybody", .serialized, .enabled(if: Browser.program != nil, Browser.missing))
struct StudioAccessibilityTests {
  /// What a browser tells of the page, without what it leaves out.
  private func tree(_ browser: Browser) throws -> [(role: String, name: String, focusable: Bool)] {
    _ = try browser.call("Accessibility.enable")
    let answer = try browser.call("Accessibility.getFullAXTree")
    return (answer["nodes"] as? [[String: Any]] ?? []).compactMap { node in
      guard node["ignored"] as? Bool != true else { return nil }
      func value(_ name: String) -> String {
        (node[name] as? [String: Any])?["value"] as? String ?? ""
      }
      let properties = node["properties"] as? [[String: Any]] ?? []
      let focusable = properties.contains { property in
        property["name"] as? String == "focusable"
          && ((property["value"] as? [String: Any])?["value"] as? Bool ?? false)
      }
      return (value("role"), value("name"), focusable)
    }
  }

  @Test("Everything that can be reached has a role and a name, on every tab and sheet")
  func names() throws {
    let scene = try StudioScene(StudioViews.knobs)
    for id in [
      "", "tab-knobs", "tab-screen", "tab-findings", "tab-output", "share-button", "state",
    ] {
      if !id.isEmpty { try scene.click(id) }
      let nodes = try tree(scene.browser)
      let reachable = nodes.filter { $0.focusable && $0.role != "RootWebArea" }
      #expect(reachable.count > 20, "\(id)")
      let unnamed = reachable.filter { $0.name.isEmpty }
      #expect(unnamed.isEmpty, "\(id): \(unnamed)")
      let plain = reachable.filter { $0.role == "generic" || $0.role.isEmpty }
      #expect(plain.isEmpty, "\(id): \(plain)")
    }
    let nodes = try tree(scene.browser)
    #expect(nodes.contains { $0.role == "main" })
    #expect(nodes.contains { $0.role == "slider" && $0.name == "Time" })
    #expect(nodes.contains { $0.role == "tablist" && $0.name == "Inspector" })
    #expect(nodes.contains { $0.role == "application" })
  }

  @Test("The tabulator goes through the page and out of it; where it is can be seen everywhere")
  func focus() throws {
    let scene = try StudioScene(StudioViews.counter)
    var seen: [String] = []
    for _ in 0..<80 {
      try scene.browser.press("Tab")
      let state = try scene.browser.text(
        """
        (() => {
          const element = document.activeElement;
          if (!element || element === document.body) return 'body';
          const ringed = element.matches('#panes canvas') ? element.closest('.screen') : element;
          const style = getComputedStyle(ringed);
          const isSeen = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
          const box = element.getBoundingClientRect();
          return [element.id || element.getAttribute('aria-label') || element.className || element.textContent,
            isSeen && box.width > 0 && box.height > 0].join('=');
        })()
        """)
      if state == "body" || seen.first == state { break }
      seen.append(state)
    }
    #expect(seen.count > 25, "\(seen)")
    #expect(seen.filter { !$0.hasSuffix("=true") } == [])
    for id in ["files-button", "dark", "play", "scrubber", "tab-moving"] {
      #expect(seen.contains("\(id)=true"), "\(id) in \(seen)")
    }
    #expect(seen.count < 80)
  }

  @Test("By keys alone: a tap by the list of the screen, time by arrows, tabs by arrows, and back")
  func keys() throws {
    let scene = try StudioScene(StudioViews.counter)
    try scene.browser.wait("document.querySelectorAll('#items button').length > 2")
    try scene.browser.evaluate("document.getElementById('tab-moving').focus()")
    for _ in 0..<2 { try scene.browser.press("ArrowRight") }
    #expect(try scene.browser.text("document.activeElement.id") == "tab-screen")
    // What only stands there is in the list as well.
    for label in ["Count 0", "More"] {
      try scene.browser.press("Tab")
      #expect(try scene.browser.text("document.activeElement.dataset.label") == label)
    }
    try scene.browser.press("Enter")
    try scene.page.waitForRest()
    #expect(try scene.page.labels.contains("Count 1"))
    // The focus stays where it was, though the list is another.
    #expect(try scene.browser.text("document.activeElement.dataset.label") == "More")
    try scene.browser.evaluate("document.getElementById('scrubber').focus()")
    try scene.browser.press("Home")
    #expect(try scene.browser.number("legatoStudio.session.clock.time") == 0)
    try scene.browser.press("ArrowRight")
    #expect(try scene.browser.number("legatoStudio.session.clock.time") > 0)
    // Into the view, and out of it.
    try scene.browser.evaluate("legatoStudio.session.panes[0].canvas.focus()")
    try scene.browser.press("Escape")
    #expect(try scene.browser.text("document.activeElement.id") == "play")
    // A sheet is closed by Escape, and the focus is where it was opened.
    try scene.browser.evaluate("document.getElementById('share-button').focus()")
    try scene.browser.press("Enter")
    #expect(try scene.browser.evaluate("document.getElementById('share').hidden") as? Bool == false)
    try scene.browser.press("Tab")
    try scene.browser.press("Escape")
    #expect(try scene.browser.evaluate("document.getElementById('share').hidden") as? Bool == true)
    #expect(try scene.browser.text("document.activeElement.id") == "share-button")
    #expect(scene.browser.complaints == [])
  }

  @Test("Who wants less motion sees none before asking for it: time stands until a touch or Play")
  func lessMotion() throws {
    let scene = try StudioScene(StudioViews.looping, reducesMotion: true)
    #expect(try scene.browser.number("legatoStudio.session.clock.time") == 0)
    let before = try scene.page.picture
    usleep(600_000)
    #expect(try scene.browser.number("legatoStudio.session.clock.time") == 0)
    #expect(try scene.page.picture == before)
    #expect(
      try scene.browser.text(
        "getComputedStyle(document.querySelector('.round')).transitionDuration")
        == "0s")
    try scene.click("play")
    try scene.browser.wait("legatoStudio.session.clock.time > 0.1")
  }

  @Test("Text has the contrast that WCAG asks for, light and dark")
  func contrast() throws {
    let scene = try StudioScene(StudioViews.counter)
    for theme in ["light", "dark"] {
      try scene.browser.evaluate("document.documentElement.dataset.theme = '\(theme)'")
      // Colours of buttons come over a moment.
      usleep(400_000)
      let poor = try scene.browser.text(
        """
        (() => {
          const parts = (color) => color.match(/[\\d.]+/g).map(Number);
          const light = ([r, g, b]) => [r, g, b].map((part) => part / 255)
            .map((part) => part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
            .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
          const ground = (element) => {
            for (let at = element; at; at = at.parentElement) {
              const color = parts(getComputedStyle(at).backgroundColor);
              if (color.length < 4 || color[3] === 1) return color;
            }
            return [255, 255, 255];
          };
          const poor = [];
          for (const element of document.querySelectorAll('body *')) {
            const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
            if (!own || !element.checkVisibility() || element.closest('script, style, option, svg')) continue;
            if (element.matches(':disabled')) continue;
            const style = getComputedStyle(element);
            const [front, back] = [light(parts(style.color)), light(ground(element))];
            const ratio = (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05);
            if (ratio < 4.5) poor.push(`${element.id || element.textContent.slice(0, 20)} ${style.color} ${ratio.toFixed(2)}`);
          }
          return [...new Set(poor)].join('; ');
        })()
        """)
      #expect(poor == "", "\(theme)")
    }
  }
}
