import LegatoDisplay

extension Recording {
  /// The recording as a table (RFC 4180): a row for each time, in seconds, and a column for each
  /// component of each value, empty where the value did not exist.
  package func csv(allValues: Bool = false) -> String {
    let tracks = written(allValues: allValues)
    let widths = tracks.map(\.width)
    var header = ["time"]
    for track in tracks {
      let value = "\(track.path).\(track.name)"
      if track.components.isEmpty, track.width == 1 {
        header.append(value)
      } else {
        header += track.componentNames.map { "\(value).\($0)" }
      }
    }
    var text = Self.line(header)
    for (row, time) in times.enumerated() {
      var cells = [readable(time, places: 6)]
      for (track, width) in zip(tracks, widths) {
        let shown = track.shown[row] ?? []
        cells += (0..<width).map { index in
          index < shown.count && shown[index].isFinite ? readable(shown[index], places: 6) : ""
        }
      }
      text += Self.line(cells)
    }
    return text
  }

  private static func line(_ cells: [String]) -> String {
    cells.map { cell in
      let isPlain = !cell.unicodeScalars.contains { "\",\r\n".unicodeScalars.contains($0) }
      return isPlain ? cell : "\"" + cell.replacing("\"", with: "\"\"") + "\""
    }.joined(separator: ",") + "\r\n"
  }
}
