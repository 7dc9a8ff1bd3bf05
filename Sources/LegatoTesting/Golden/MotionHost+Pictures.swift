import Foundation
import LegatoDisplay
import LegatoFilm
import Testing

extension MotionHost {
  /// Compares what is shown now with a picture, for what text cannot say: gradients, masks, drawing.
  ///
  /// The same pixels come out on every machine that has Legato's fonts. `LEGATO_BLESS=1 swift test`
  /// takes the picture over; without it a difference is an issue, and `NAME.new.png` and
  /// `NAME.diff.png`, in which what differs is red, are written beside the reference.
  ///
  /// - Parameters:
  ///   - name: what the reference is called. Each name is used once in a test file.
  ///   - tolerance: how far a colour's component may be off, 0…255.
  ///   - share: what part of the pixels may be further off than that, 0…1.
  public func expectPicture(
    _ name: String, tolerance: Int = 0, share: Double = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectPicture(
      name, tolerance: tolerance, share: share,
      in: ReferenceFolder(besides: sourceLocation.filePath), at: sourceLocation)
  }

  func expectPicture(
    _ name: String, tolerance: Int, share: Double, in folder: ReferenceFolder,
    at sourceLocation: SourceLocation
  ) {
    let file = FileName.safe(name) + ".png"
    do {
      let shown = try Picture(recorder.soFar)
      let data = Data(try shown.png())
      guard !folder.isBlessing else { return try bless(data, file, folder) }
      guard let known = folder.read(file) else {
        try folder.write(data, to: folder.companion(file, "new"))
        return failWithoutReference(file, folder, at: sourceLocation)
      }
      let comparison = Picture(png: [UInt8](known)).map {
        PictureComparison($0, shown, tolerance: tolerance)
      }
      let fault = comparison?.fault(allowing: share) ?? "the reference cannot be read"
      guard comparison == nil || comparison?.fault(allowing: share) != nil else {
        return folder.removeCompanions(of: file)
      }
      try folder.write(data, to: folder.companion(file, "new"))
      if let difference = comparison?.picture {
        try folder.write(Data(try difference.png()), to: folder.companion(file, "diff"))
      }
      fail(
        "The picture \(name) at \(readable(now, places: 6)) s is another one: \(fault).",
        "Shown now: \(folder.companion(file, "new").path)\n" + Self.blessing, at: sourceLocation)
    } catch {
      fail("\(name) cannot be compared: \(error)", at: sourceLocation)
    }
  }

  /// What is shown now, as a PNG file.
  public func png() throws -> [UInt8] { try Picture(recorder.soFar).png() }
}
