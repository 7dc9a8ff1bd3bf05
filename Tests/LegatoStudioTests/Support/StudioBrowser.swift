import Foundation
import TestSupport

/// The studio's page in a browser, with what tests ask of it.
final class StudioBrowser {
  static let session = "legatoStudio.session"
  let browser: Browser

  /// Opens the page, and waits for the first picture.
  ///
  /// - Parameter rests: whether all that the view does by itself has an end, or repeats; it is waited for then.
  init(
    _ studio: StudioProgram, width: Int = 1400, height: Int = 900, reducesMotion: Bool = false,
    rests: Bool = true
  ) throws {
    browser = try Browser()
    try browser.open(
      link: studio.link, width: width, height: height, reducesMotion: reducesMotion,
      ready: "!!globalThis.legatoStudio && legatoStudio.session.film.isReady")
    if rests { try waitForRest() }
  }

  /// Waits until the film is known to its end.
  func waitForRest() throws {
    try browser.wait(
      "\(Self.session).film.isReady && \(Self.session).film.isSettled"
        + " && \(Self.session).incoming.size === 0")
  }

  /// Waits until the rules have gone over what was done.
  func waitForFindings() throws {
    try browser.wait("\(Self.session).findings.key === \(Self.session).findings.known", seconds: 30)
  }

  var generation: Int { get throws { Int(try browser.number("\(Self.session).generation")) } }
  var labels: [String] {
    get throws {
      try browser.text("\(Self.session).film.items.map((item) => item.label).join('|')")
        .split(separator: "|").map(String.init)
    }
  }

  /// Where something on screen is, in the page's pixels.
  func place(of label: String) throws -> (x: Double, y: Double) {
    let parts = try browser.text(
      """
      (() => {
        const item = \(Self.session).film.items.find((item) => item.label === \(quoted(label)));
        if (!item) return 'none: ' + \(Self.session).film.items.map((item) => item.label).join(', ');
        const pane = \(Self.session).panes[0];
        const box = pane.canvas.getBoundingClientRect();
        return [box.x + item.x * pane.pointSize, box.y + item.y * pane.pointSize].join(' ');
      })()
      """)
    let numbers = parts.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 2 else {
      throw Browser.Failure(message: "\(label) is not there; \(parts)")
    }
    return (numbers[0], numbers[1])
  }

  func tap(_ label: String) throws {
    let place = try place(of: label)
    try browser.mouse("mouseMoved", place.x, place.y)
    try browser.mouse("mousePressed", place.x, place.y)
    try browser.mouse("mouseReleased", place.x, place.y)
    try waitForRest()
  }

  func drag(_ label: String, by x: Double, _ y: Double, steps: Int = 12) throws {
    let place = try place(of: label)
    try browser.mouse("mousePressed", place.x, place.y)
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      try browser.mouse("mouseMoved", place.x + x * part, place.y + y * part)
      usleep(16_000)
    }
    try browser.mouse("mouseReleased", place.x + x, place.y + y)
    try waitForRest()
  }

  /// The events of the session, each by its kind.
  var events: [String] {
    get throws {
      try browser.text("\(Self.session).events.map((event) => event.kind).join()").split(
        separator: ","
      )
      .map(String.init)
    }
  }

  /// A digest of the picture at the playhead.
  var picture: String {
    get throws {
      try browser.text(
        """
        (async () => {
          const { film, clock } = \(Self.session);
          const { data } = legatoStudio.pixels(film.row(clock.time), 1);
          const digest = await crypto.subtle.digest('SHA-256', data);
          return [...new Uint8Array(digest)].map((byte) => byte.toString(16)).join('');
        })()
        """)
    }
  }

  func quoted(_ text: String) -> String {
    String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
  }
}
