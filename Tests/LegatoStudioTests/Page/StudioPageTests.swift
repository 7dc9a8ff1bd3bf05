import Foundation
import TestSupport
import Testing

/// The studio as a person uses it: the command itself, and its page in a real browser.
@Suite("The studio's page", .serialized, .enabled(if: Browser.program != nil, Browser.missing))
struct StudioPageTests {
  private func open(
    _ text: String, _ name: String = "View.swift", width: Int = 1400
  ) throws -> (folder: TemporaryFolder, path: String, studio: StudioProgram, page: StudioBrowser) {
    let folder = try TemporaryFolder()
    let path = try folder.write(name, text)
    let studio = try StudioProgram([path])
    return (folder, path, studio, try StudioBrowser(studio, width: width))
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  // MARK: Touch and time

  @Test("A tap is answered by the whole film; the page plays it, and time can be pulled back")
  func tapAndScrub() throws {
    let (folder, _, studio, page) = try open(StudioViews.counter)
    defer { folder.remove() }
    #expect(try page.labels.contains("Count 0"))
    let before = try page.picture
    try page.tap("Open")
    try page.waitForFindings()
    let received = try page.browser.number("legatoStudio.session.link.received")
    #expect(try page.events == ["down", "up"])
    #expect(try page.browser.number("legatoStudio.session.film.duration") > 0.4)
    try page.browser.wait("!legatoStudio.session.clock.isPlaying")
    #expect(try page.picture != before)
    // What is played and scrubbed is in the page.
    try page.browser.evaluate(
      "legatoStudio.session.isPaused = true; legatoStudio.session.clock.pause(); legatoStudio.session.clock.seek(0)"
    )
    #expect(try page.picture == before)
    #expect(try page.browser.number("legatoStudio.session.link.received") == received)
    #expect(page.browser.complaints == [])
    studio.interrupt()
  }

  @Test("What is done in the past begins another future, and the old one can be brought back")
  func branch() throws {
    let (folder, _, studio, page) = try open(StudioViews.counter)
    defer { folder.remove() }
    try page.tap("More")
    try page.tap("More")
    #expect(try page.labels.contains("Count 2"))
    let first = try page.browser.number("legatoStudio.session.events[1].time")
    try page.browser.evaluate(
      "legatoStudio.session.isPaused = true; legatoStudio.session.clock.pause(); legatoStudio.session.clock.seek(\(first) + 0.01)"
    )
    try page.tap("Open")
    #expect(try page.events.count == 4)
    #expect(try page.labels.contains("Count 1"))
    try page.browser.evaluate("document.getElementById('undo').click()")
    try page.waitForRest()
    #expect(try page.labels.contains("Count 2"))
    #expect(page.browser.complaints == [])
    studio.interrupt()
  }

  @Test("Typing, dragging and the wheel reach the view")
  func typeDragScroll() throws {
    let (folder, _, studio, page) = try open(StudioViews.fields)
    defer { folder.remove() }
    try page.tap("Name")
    try page.browser.wait("legatoStudio.session.film.takesText")
    // The film knows of the focus before the playhead is there.
    try page.browser.wait(
      "legatoStudio.session.clock.time > legatoStudio.session.events[1].time + 0.4")
    for letter in ["A", "d", "a"] { try page.browser.press(letter) }
    try page.waitForRest()
    #expect(try page.labels.contains("Hello Ada"))
    // What is composed, or comes from a keyboard on the screen, comes as text without keys.
    try page.browser.call("Input.insertText", ["text": "é漢"])
    try page.waitForRest()
    #expect(try page.labels.contains("Hello Adaé漢"))
    let before = try page.place(of: "Knob").x
    try page.drag("Knob", by: 60, 0)
    #expect(try page.place(of: "Knob").x > before + 40)
    let row = try page.place(of: "Row 1")
    try page.browser.call(
      "Input.dispatchMouseEvent",
      ["type": "mouseWheel", "x": row.x, "y": row.y, "deltaX": 0, "deltaY": 120])
    try page.browser.wait(
      "legatoStudio.session.events.at(-1).kind === 'cancel'")
    try page.waitForRest()
    #expect(try !page.labels.contains("Row 1"))
    // A wheel throws nothing: what it has not turned to is not there.
    #expect(try !page.labels.contains("Row 39"))
    #expect(page.browser.complaints == [])
    studio.interrupt()
  }

  @Test(
    "Reduce Motion can be switched on while something moves, and the other form stands beside it")
  func conditions() throws {
    let (folder, _, studio, page) = try open(StudioViews.counter)
    defer { folder.remove() }
    let place = try page.place(of: "Open")
    try page.browser.mouse("mousePressed", place.x, place.y)
    try page.browser.mouse("mouseReleased", place.x, place.y)
    try page.browser.wait("legatoStudio.session.clock.time > 0.1")
    // The switch answers at once, in the frame in which it is pressed.
    #expect(
      try page.browser.text(
        """
        (() => {
          const toggle = document.getElementById('reduce-motion');
          toggle.click();
          return toggle.getAttribute('aria-pressed');
        })()
        """) == "true")
    try page.waitForRest()
    #expect(try page.events == ["down", "up", "set"])
    #expect(
      try page.browser.text("document.getElementById('reduce-motion').getAttribute('aria-pressed')")
        == "true")
    try page.browser.evaluate("document.getElementById('compare').click()")
    try page.browser.wait("legatoStudio.session.variants[0]?.film.isReady")
    #expect(try page.browser.number("document.querySelectorAll('#panes canvas').length") == 2)
    #expect(page.browser.complaints == [])
    studio.interrupt()
  }

  @Test("A loop goes on without traffic")
  func loop() throws {
    let (folder, _, studio, page) = try open(StudioViews.looping)
    defer { folder.remove() }
    try page.browser.wait("legatoStudio.session.film.isEndless")
    try page.waitForFindings()
    let received = try page.browser.number("legatoStudio.session.link.received")
    try page.browser.wait("legatoStudio.session.clock.time > 4")
    #expect(try page.browser.number("legatoStudio.session.link.received") == received)
    #expect(try page.browser.number("legatoStudio.session.film.frames.length") < 220)
    studio.interrupt()
  }

  // MARK: Edits

  @Test("A save is shown, and what was done is done again")
  func edit() throws {
    let (folder, path, studio, page) = try open(StudioViews.counter)
    defer { folder.remove() }
    try page.tap("More")
    try page.tap("Open")
    try write(
      StudioViews.counter.replacingOccurrences(of: "Count \\(count)", with: "Number \\(count)"),
      to: path)
    try page.browser.wait("legatoStudio.session.generation === 2")
    try page.waitForRest()
    #expect(try page.labels.contains("Number 1"))
    #expect(try page.events.count == 4)
    // What is not there any more is said, and the rest is done.
    try write(StudioViews.counter.replacingOccurrences(of: "\"More\"", with: "\"Less\""), to: path)
    try page.browser.wait("legatoStudio.session.generation === 3")
    try page.waitForRest()
    #expect(
      try page.browser.text("document.getElementById('missing').textContent")
        .contains("nothing is labelled “More” any more"))
    #expect(try page.labels.contains("Count 0"))
    #expect(page.browser.complaints == [])
    studio.interrupt()
  }

  @Test(
    "A file that does not compile is said to, over the last picture, and one that does again is shown"
  )
  func breakAndMend() throws {
    let (folder, path, studio, page) = try open(StudioViews.counter)
    defer { folder.remove() }
    let before = try page.picture
    try write(
      StudioViews.counter.replacingOccurrences(of: "count += 1", with: "count += nothing"), to: path
    )
    try page.browser.wait("!document.getElementById('fault').hidden")
    let text = try page.browser.text("document.getElementById('fault').textContent")
    #expect(text.contains("View.swift:11:") && text.contains("nothing"), "\(text)")
    #expect(try page.picture == before)
    try write(StudioViews.counter, to: path)
    try page.browser.wait("document.getElementById('fault').hidden")
    try page.tap("More")
    #expect(try page.labels.contains("Count 1"))
    #expect(page.browser.complaints == [])
    studio.interrupt()
  }

  @Test("Forty saves in a second are joined, and the last one is shown")
  func manySaves() throws {
    let (folder, path, studio, page) = try open(StudioViews.counter)
    defer { folder.remove() }
    for number in 1...40 {
      try write(
        StudioViews.counter.replacingOccurrences(of: "Count ", with: "Save \(number): "), to: path)
      usleep(25_000)
    }
    try page.browser.wait(
      "legatoStudio.session.film.items.some((item) => item.label === 'Save 40: 0')")
    #expect(try page.generation < 30)
    #expect(studio.children.count <= 4)
    studio.interrupt()
  }

  // MARK: Faults of views

  @Test("A crash names the view and the touch, and the picture comes back")
  func crash() throws {
    let (folder, _, studio, page) = try open(StudioViews.crashing)
    defer { folder.remove() }
    try page.tap("Fine")
    // What is touched before the playhead is there takes back what comes later.
    try page.browser.wait("legatoStudio.session.clock.time >= legatoStudio.session.known - 1e-6")
    let place = try page.place(of: "Boom")
    try page.browser.mouse("mousePressed", place.x, place.y)
    // A finger stays for longer than the program takes to say what it has touched.
    try page.browser.wait("legatoStudio.session.events.at(-1).target !== undefined")
    try page.browser.mouse("mouseReleased", place.x, place.y)
    try page.browser.wait("!document.getElementById('fault').hidden")
    let text = try page.browser.text("document.getElementById('fault').textContent")
    #expect(
      text.contains("Traps") && text.contains("Boom") && text.contains("crashed"), "\(text)")
    try page.waitForRest()
    #expect(try page.events == ["down", "up"])
    try page.tap("Fine")
    #expect(try page.events.count == 4)
    studio.interrupt()
  }

  @Test("Of two touches at one time each has a target of its own, and a crash takes back one")
  func touchesAtOneTime() throws {
    let (folder, _, studio, page) = try open(StudioViews.crashing)
    defer { folder.remove() }
    try page.browser.evaluate(
      """
      for (const name of ['Fine', 'Print', 'Boom']) {
        const { session } = legatoStudio;
        session.tap(session.film.items.find((item) => item.label === name));
      }
      """)
    try page.browser.wait("!document.getElementById('fault').hidden")
    #expect(
      try page.browser.text("document.getElementById('fault').textContent").contains("Boom"))
    try page.waitForRest()
    #expect(try page.events == ["down", "up", "down", "up"])
    let targets = "legatoStudio.session.events.map((event) => event.target?.label ?? '').join()"
    try page.browser.wait("\(targets) === 'Fine,,Print,'")
    studio.interrupt()
  }

  @Test("A view's program that is killed is started again")
  func killed() throws {
    let (folder, _, studio, page) = try open(StudioViews.counter)
    defer { folder.remove() }
    try page.tap("More")
    usleep(300_000)
    for child in studio.children { kill(child, SIGKILL) }
    try page.browser.wait("!document.getElementById('fault').hidden")
    try page.waitForRest()
    #expect(try page.labels.contains("Count 1"))
    try page.tap("More")
    #expect(try page.labels.contains("Count 2"))
    studio.interrupt()
  }

  @Test("Code that does not come back is ended and named, and one that prints a megabyte goes on")
  func hangAndPrint() throws {
    let (folder, _, studio, page) = try open(StudioViews.crashing)
    defer { folder.remove() }
    try page.tap("Print")
    try page.browser.wait("document.getElementById('output').textContent.length > 10000")
    #expect(
      try page.browser.number("document.getElementById('output').textContent.length") <= 20_000)
    let place = try page.place(of: "Hang")
    try page.browser.mouse("mousePressed", place.x, place.y)
    try page.browser.mouse("mouseReleased", place.x, place.y)
    try page.browser.wait("!document.getElementById('fault').hidden")
    let text = try page.browser.text("document.getElementById('fault').textContent")
    #expect(text.contains("did not come back") && text.contains("Hang"), "\(text)")
    try page.waitForRest()
    try page.tap("Fine")
    #expect(try page.events.count == 4)
    studio.interrupt()
  }

  @Test(
    "A connection that was lost is made again, and all is as it was; two pages do not disturb each other"
  )
  func connections() throws {
    let (folder, _, studio, page) = try open(StudioViews.counter)
    defer { folder.remove() }
    try page.tap("More")
    try page.browser.evaluate("legatoStudio.session.link.socket.close()")
    try page.browser.wait("legatoStudio.session.serial > 1")
    try page.waitForRest()
    #expect(try page.labels.contains("Count 1"))
    let other = try StudioBrowser(studio)
    #expect(try other.labels.contains("Count 0"))
    try other.tap("More")
    try page.tap("More")
    #expect(try page.labels.contains("Count 2"))
    #expect(try other.labels.contains("Count 1"))
    studio.interrupt()
  }

  // MARK: Writing back

  @Test("A spring is changed, seen, and written: the file's difference is that literal alone")
  func writeBack() throws {
    let (folder, path, studio, page) = try open(StudioViews.counter)
    defer { folder.remove() }
    try page.tap("More")
    let before = try page.browser.number("legatoStudio.session.film.duration")
    try page.browser.evaluate(
      """
      (() => {
        const knob = legatoStudio.session.knobs.rows.find(({ literal }) => literal.kind === 'spring');
        const input = knob.fields[0].input;
        input.value = '0.9';
        input.dispatchEvent(new Event('input'));
      })()
      """)
    try page.browser.wait("legatoStudio.session.generation === 2")
    try page.waitForRest()
    #expect(try page.browser.number("legatoStudio.session.film.duration") > before + 0.2)
    // Never without being asked.
    #expect(try String(contentsOfFile: path, encoding: .utf8) == StudioViews.counter)
    try page.browser.evaluate("document.getElementById('knobs-write').click()")
    try page.browser.wait("legatoStudio.session.state.canUndo")
    let written = StudioViews.counter.replacingOccurrences(
      of: "response: 0.4", with: "response: 0.9")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == written)
    try page.browser.evaluate("document.getElementById('knobs-undo').click()")
    try page.browser.wait("!legatoStudio.session.state.canUndo")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == StudioViews.counter)
    #expect(page.browser.complaints == [])
    studio.interrupt()
  }

  // MARK: Sharing

  @Test("What was done is shared as a page that plays by itself, as options and as a test")
  func share() throws {
    let (folder, _, studio, page) = try open(StudioViews.counter)
    defer { folder.remove() }
    try page.tap("More")
    try page.browser.evaluate("document.getElementById('share-button').click()")
    #expect(
      try page.browser.text("document.getElementById('share-film').textContent").contains(
        "--tap \"More@"))
    #expect(
      try page.browser.text("document.getElementById('share-test').textContent").contains(
        "Tap(\"More\", at:"))
    try page.browser.evaluate("document.querySelector('#share button[value=html]').click()")
    try page.browser.wait("!!legatoStudio.ui.saved")
    let saved = try page.browser.text("legatoStudio.ui.saved")
    let answer = try RawRequest.answer(
      "GET /\(studio.token)/\(saved) HTTP/1.1\r\nHost: 127.0.0.1:\(studio.port)\r\nConnection: close\r\n\r\n",
      port: studio.port)
    #expect(answer.hasPrefix("HTTP/1.1 200"))
    let html = answer.range(of: "\r\n\r\n").map { String(answer[$0.upperBound...]) } ?? ""
    studio.interrupt()
    let alone = try Browser()
    try alone.open(html)
    #expect(try alone.number("legato.films.length") == 2)
    #expect(try alone.number("legato.films[0].duration") > 0.3)
    #expect(try alone.text("legato.films[0].events[0].label") == "More")
    // Fingers are drawn over the frames of a kept film only.
    try alone.evaluate("legato.films[0].touches = () => []")
    // What came piece by piece is drawn as what is kept whole, whose frames are held against the rasteriser's.
    let crop = try alone.text("JSON.stringify(legato.films[0].crop)")
    // The studio has more samples, at the times at which pieces end: what both have is compared.
    let times = try alone.text("legato.films[0].times.join()").split(separator: ",")
      .compactMap { Double($0) }
    let live = try page.browser.text("legatoStudio.session.film.times.join()")
      .split(separator: ",").compactMap { Double($0) }
    let common = times.filter { time in live.contains { abs($0 - time) < 1e-7 } }
    try #require(common.count > 10, "\(times) \(live)")
    for time in stride(from: 0, to: common.count, by: max(common.count / 6, 1)).map({ common[$0] })
    {
      let whole = try numbers(
        alone, "legato.pixels(0, legato.films[0].row(\(time)), 1).data.join()")
      let pieces = try numbers(
        page.browser,
        """
        (() => {
          const { film } = legatoStudio.session;
          const crop = \(crop);
          const row = film.row(\(time));
          const { width, height } = film.surface(row);
          const canvas = new OffscreenCanvas(width, height);
          film.draw(canvas, row, 1);
          return canvas.getContext('2d').getImageData(crop.x, crop.y, crop.width, crop.height).data.join();
        })()
        """)
      try #require(whole.count == pieces.count)
      // A browser rounds edges of a few pixels in one way or another, by what it has drawn before.
      let others = zip(whole, pieces).map { abs($0 - $1) }.filter { $0 > 0 }
      #expect(others.allSatisfy { $0 <= 4 } && others.count <= whole.count / 2000, "at \(time) s")
    }
    #expect(alone.complaints == [])
  }

  private func numbers(_ browser: Browser, _ expression: String) throws -> [Int] {
    try browser.text(expression).split(separator: ",").compactMap { Int($0) }
  }

  // MARK: Files

  @Test("A folder is a list with search, and another file is shown by a click")
  func folder() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("Counter.swift", StudioViews.counter)
    try folder.write("Deep/Pulse.swift", StudioViews.looping)
    try folder.write("Model.swift", "struct Model {}\n")
    let studio = try StudioProgram([folder.path])
    let page = try StudioBrowser(studio)
    #expect(try page.browser.number("document.querySelectorAll('#file-list button').length") == 2)
    try page.browser.evaluate(
      "(() => { const field = document.getElementById('file-search'); field.value = 'pulse';"
        + " field.dispatchEvent(new Event('input')); document.querySelector('#file-list button').click(); })()"
    )
    try page.browser.wait(
      "legatoStudio.session.film.isReady && legatoStudio.session.film.view === 'Pulse'")
    #expect(page.browser.complaints == [])
    studio.interrupt()
  }

  // MARK: Leaks

  @Test("Many edits leave no program, no file and no memory behind")
  func edits() throws {
    let (folder, path, studio, page) = try open(StudioViews.counter)
    defer { folder.remove() }
    func edit(_ number: Int) throws {
      try write(
        StudioViews.counter.replacingOccurrences(of: "Count ", with: "\(number): "), to: path)
      try page.browser.wait(
        "legatoStudio.session.film.items.some((item) => item.label === '\(number): 0')")
    }
    let count = Int(ProcessInfo.processInfo.environment["LEGATO_EDITS"] ?? "") ?? 12
    for number in 1...4 { try edit(number) }
    usleep(300_000)
    let (memory, files) = (studio.memory, studio.openFiles)
    for number in 5...(4 + count) { try edit(number) }
    usleep(300_000)
    #expect(studio.children.count <= 2)
    #expect(studio.openFiles <= files + 4)
    #expect(studio.memory < memory + 24 << 20)
    #expect(page.browser.complaints == [])
    let end = studio.interrupt()
    #expect(end.code == 0)
    #expect(studio.children == [])
  }
}
