import CFilmPage
import Foundation
import LegatoDisplay

/// A page that plays films, in one file that loads nothing.
///
/// The films are in it as vector recordings, and the script that draws them. A policy names the
/// script and the style by their digests, so that a browser runs nothing else, whatever is in a
/// label; text of a film is escaped here, and only ever becomes text there.
@MainActor
package struct FilmPage {
  let html: String

  /// - Parameters:
  ///   - takes: the films that are shown beside each other; the first one gives the title.
  ///   - costs: what the frames of the first one took.
  /// - Throws: where one cannot be kept as a recording.
  init(_ takes: [FilmTake], costs: FilmCosts? = nil) throws(FilmFailure) {
    let recording = takes.first?.film.recording
    let crop = Self.crop(of: takes)
    let numbers = [crop.x, crop.y, crop.width, crop.height].map { readable($0) }
    var films: [String] = []
    for take in takes {
      let bytes = try take.film.vectorRecording()
      films.append(
        "<script type=\"application/octet-stream\" data-film=\"\(Markup.escaped(take.name))\""
          + " data-crop=\"\(numbers.joined(separator: " "))\">"
          + "\(Data(bytes).base64EncodedString())</script>")
    }
    if let costs {
      films.append(
        "<script type=\"application/json\" id=\"costs-data\">\(costs.markup)</script>")
    }
    let style = Self.text(cfilmpage_style())
    let script =
      "\"use strict\";\n{\n"
      + (0..<cfilmpage_script_count()).map { Self.text(cfilmpage_script($0)) }.joined(
        separator: "\n") + "}\n"
    html = PageTemplate.fill(
      Self.text(cfilmpage_html()),
      [
        "title": Markup.escaped(recording?.view ?? ""),
        "summary": Markup.escaped(recording?.summary ?? ""),
        "style": style, "style-hash": PageTemplate.digest(style), "script": script,
        "script-hash": PageTemplate.digest(script), "films": films.joined(separator: "\n"),
      ])
  }

  /// A file of the page, which is in the program.
  private static func text(_ file: CFilmPageFile) -> String {
    String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
  }

  /// A page with one more section, as HTML: text in it has to be escaped.
  package nonisolated static func adding(_ section: String, to page: String) -> String {
    // Text of a film is escaped, and cannot be this.
    guard let place = page.range(of: "<!-- audit -->") else { return page }
    return page.replacingCharacters(in: place, with: section)
  }

  /// What all films show of their surfaces: the same part, so that they can be compared.
  private static func crop(of takes: [FilmTake]) -> Rect {
    takes.reduce(.zero) { box, take in
      let size = take.film.recording.configuration.size
      let asked = size == FilmOptions.screen ? nil : size
      return box.union(FilmPictures.crop(of: take.film, size: asked))
    }
  }
}
