import Foundation
import LegatoDisplay
import LegatoFilm

// What is compared or, with `LEGATO_BLESS=1`, taken over. What is drawn now is written beside its reference and
// attached to the test, so that it can be looked at where the test has run.
extension ReferenceFolder {
  /// Compares the text of a snapshot, exactly.
  ///
  /// - Returns: `nil` where it is as its reference.
  package func fault(ofText text: String, named name: String) throws -> ReferenceFault? {
    let file = FileName.safe(name) + ".txt"
    let data = Data(text.utf8)
    let known = read(file)
    guard !isBlessing, known != data else {
      if known != data { try write(data, to: reference(file)) }
      removeCompanions(of: file)
      return nil
    }
    try write(data, to: companion(file, "new"))
    guard let known else { return withoutReference(file, [UInt8](data)) }
    let difference = TextDifference(String(decoding: known, as: UTF8.self), text)
    let diff = [UInt8]((difference.lines.joined(separator: "\n") + "\n").utf8)
    try write(Data(diff), to: companion(file, "diff"))
    let places = difference.places == 1 ? "1 place" : "\(difference.places) places"
    return ReferenceFault(
      message: "The snapshot \(name) is not as its reference, in \(places):",
      list: difference.lines,
      advice: "Drawn now: \(companion(file, "new").path)\n" + Self.blessing,
      attachments: [
        (companion(file, "new").lastPathComponent, [UInt8](data)),
        (companion(file, "diff").lastPathComponent, diff),
      ])
  }

  /// Compares a snapshot with `NAME.txt`, and its picture with `NAME.png`, those of two color schemes with
  /// `NAME-light.png` and `NAME-dark.png`.
  @MainActor
  package func faults(
    of first: Snapshot, _ second: Snapshot? = nil, named name: String, _ picture: SnapshotPicture?
  ) throws -> [ReferenceFault] {
    let text = Snapshot.text(first, second)
    let isSame = read(FileName.safe(name) + ".txt") == Data(text.utf8)
    var faults = [try fault(ofText: text, named: name)]
    if let picture {
      for snapshot in [first, second].compactMap(\.self) {
        let name = second == nil ? name : "\(name)-\(snapshot.scheme)"
        faults.append(
          try fault(
            ofPicture: snapshot.picture(picture), named: name, picture, keepsSimilar: isSame))
      }
    }
    return faults.compactMap(\.self)
  }

  /// Compares the picture of a snapshot, within its tolerance.
  ///
  /// - Parameter keepsSimilar: whether a reference within the tolerance is not written anew: where the text is
  ///   as it was, so that another version of a font is no change.
  /// - Returns: `nil` where it is as its reference.
  @MainActor
  package func fault(
    ofPicture image: ImageData, named name: String, _ picture: SnapshotPicture,
    keepsSimilar: Bool = true
  ) throws -> ReferenceFault? {
    let file = FileName.safe(name) + ".png"
    let shown = Picture(width: image.width, height: image.height, pixels: image.pixels)
    let known = read(file)
    let comparison = known.flatMap { Picture(png: [UInt8]($0)) }.map {
      PictureComparison($0, shown, tolerance: picture.tolerance)
    }
    if let comparison, comparison.fault(allowing: picture.share) == nil,
      keepsSimilar || !isBlessing
    {
      removeCompanions(of: file)
      return nil
    }
    let png = try shown.png()
    if isBlessing {
      try write(Data(png), to: reference(file))
      removeCompanions(of: file)
      return nil
    }
    try write(Data(png), to: companion(file, "new"))
    guard known != nil else { return withoutReference(file, png) }
    var fault = ReferenceFault(
      message: "The picture \(name) is not as its reference: "
        + (comparison?.fault(allowing: picture.share) ?? "the reference cannot be read") + ".",
      advice: "Drawn now: \(companion(file, "new").path)\n" + Self.blessing,
      attachments: [(companion(file, "new").lastPathComponent, png)])
    if let difference = try comparison?.picture?.png() {
      try write(Data(difference), to: companion(file, "diff"))
      fault.attachments.append((companion(file, "diff").lastPathComponent, difference))
    }
    return fault
  }

  private func withoutReference(_ file: String, _ content: [UInt8]) -> ReferenceFault {
    ReferenceFault(
      message: "There is no reference \(reference(file).path).",
      advice: "Look at \(companion(file, "new").path), and take it over:"
        + " \(Self.variable)=1 swift test",
      attachments: [(companion(file, "new").lastPathComponent, content)])
  }
}
