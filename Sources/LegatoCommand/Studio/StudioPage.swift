import CFilmPage
import CStudioPage
import LegatoFilm

/// The studio's page, in one file: the film page's player and what is around it.
struct StudioPage {
  let html: String
  /// What the browser may run and load: the page's own script and style, and the studio's socket.
  let policy: String

  /// - Parameter hosts: the links by which the page can be asked for.
  init(port: UInt32, hosts: [String]) {
    let style = Self.text(cfilmpage_style()) + Self.text(cstudiopage_style())
    // The last script puts the film's own page together.
    let player = (0..<cfilmpage_script_count() - 1).map { Self.text(cfilmpage_script($0)) }
    let studio = (0..<cstudiopage_script_count()).map { Self.text(cstudiopage_script($0)) }
    let script = "\"use strict\";\n{\n" + (player + studio).joined(separator: "\n") + "}\n"
    html = PageTemplate.fill(
      Self.text(cstudiopage_html()), ["style": style, "script": script])
    let names = ["127.0.0.1", "localhost"] + hosts.compactMap(Self.name)
    let sockets = Set(names).sorted().map { "ws://\($0):\(port)" }.joined(separator: " ")
    policy =
      "default-src 'none'; img-src data:; style-src '\(PageTemplate.digest(style))'; script-src"
      + " '\(PageTemplate.digest(script))'; connect-src \(sockets); base-uri 'none'; form-action"
      + " 'none'; frame-ancestors 'none'"
  }

  private static func name(of link: String) -> String? {
    link.firstMatch(of: /^http:\/\/([0-9.]+):/).map { String($0.output.1) }
  }

  private static func text(_ file: CFilmPageFile) -> String {
    String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
  }

  private static func text(_ file: CStudioPageFile) -> String {
    String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
  }
}
