import Foundation
import Legato
import LegatoFilm

/// The index of a gallery: a card for each film, by families, and the motion tokens with their
/// curves.
struct GalleryPage {
  let html: String

  init(_ films: [GalleryFilm]) {
    var families: [String] = []
    for film in films where !families.contains(film.entry.family) {
      families.append(film.entry.family)
    }
    let sections = families.map { family in
      let cards = films.filter { $0.entry.family == family }.flatMap(Self.cards)
      return """
        <section class="family" data-family="\(Markup.escaped(family))"><h2>\(Markup.escaped(
          family)) <span class="badge">\(cards.count)</span></h2><div class="cards">
        \(cards.joined(separator: "\n"))
        </div></section>
        """
    }
    let chips = families.map { family in
      "<button type=\"button\" aria-pressed=\"false\" value=\"\(Markup.escaped(family))\">"
        + "\(Markup.escaped(family))</button>"
    }
    let style = String(decoding: PackageResources.index_css, as: UTF8.self)
    let script = String(decoding: PackageResources.index_js, as: UTF8.self)
    html = PageTemplate.fill(
      String(decoding: PackageResources.index_html, as: UTF8.self),
      [
        "style": style, "style-hash": PageTemplate.digest(style), "script": script,
        "script-hash": PageTemplate.digest(script), "chips": chips.joined(),
        "films": sections.joined(separator: "\n"),
        "tokens": MotionToken.all.map { TokenCard($0).html }.joined(separator: "\n"),
        "count": "\(films.reduce(0) { $0 + $1.parts.count })",
        "audit": Markup.escaped(Self.audit(films)),
        "token-count": "\(MotionToken.all.count)",
      ])
  }

  /// A card for each page that a film made, or for what was in its way.
  private static func cards(_ film: GalleryFilm) -> [String] {
    let entry = film.entry
    let title = Markup.escaped(entry.title)
    let badges = entry.variants.map { "<span class=\"badge\">\(Markup.escaped($0))</span>" }
    let search = Markup.escaped("\(entry.name) \(entry.file) \(entry.title)".lowercased())
    if let failure = film.failure {
      return [
        "<div class=\"card failed\" data-search=\"\(search)\"><h3>\(title)</h3><pre>"
          + "\(Markup.escaped(failure))</pre></div>"
      ]
    }
    return film.parts.map { part in
      let name = Markup.escaped(part.name)
      let audit = part.audit.map { " \($0.summary)" } ?? ""
      return
        "<a class=\"card\" href=\"\(name).html\" data-search=\"\(search)\(Markup.escaped(audit))\">"
        + "<span class=\"strip\">"
        + "<img src=\"\(name).png\" alt=\"\" loading=\"lazy\"></span>"
        + "<span class=\"text\"><h3>\(title)</h3>\(badges.joined())<code>\(Markup.escaped(entry.file))"
        + "</code>\(part.audit?.badge ?? "")</span></a>"
    }
  }

  /// What the audit says of all of it, for the head of the page.
  private static func audit(_ films: [GalleryFilm]) -> String {
    let audits = films.flatMap(\.parts).compactMap(\.audit)
    guard !audits.isEmpty else { return "" }
    let all = GalleryAudit(findings: audits.flatMap(\.findings))
    let unchecked = audits.count { $0.failure != nil }
    return " The audit of every view: \(all.summary)"
      + (unchecked == 0 ? "." : "; \(unchecked) not checked.")
  }

  func write(to path: String) throws(FilmFailure) {
    try WholeFile.write(Data(html.utf8), to: path)
  }
}
