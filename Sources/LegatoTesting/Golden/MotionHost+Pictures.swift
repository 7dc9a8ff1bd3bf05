import Foundation
import LegatoDisplay
import LegatoFilm
import Testing

extension MotionHost {
  /// Compares the current frame with a reference picture, for what text cannot describe: gradients,
  /// masks, drawing.
  ///
  /// Rendering is identical on every machine that has Legato's fonts. `LEGATO_BLESS=1 swift test`
  /// writes the picture as the new reference; without it a difference is recorded as an issue, and
  /// `NAME.new.png` and `NAME.diff.png`, in which differences are red, are written beside the
  /// reference.
  ///
  /// - Parameters:
  ///   - name: The name of the reference, unique in its test file.
  ///   - tolerance: The max difference of a color component, 0…255; 0 by default.
  ///   - share: The share of pixels that may differ by more than that, 0…1; 0 by default.
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

  /// The current frame as a PNG file.
  public func png() throws -> [UInt8] { try Picture(recorder.soFar).png() }
}
