import LegatoDisplay
import LegatoFilm
import SwiftUI
import Testing

extension MotionHost {
  /// What is drawn now, as text: a line for each view that draws, with its frame, corner radii,
  /// colors, text and fonts, symbols, opacity, transform, clip, shadow and blur.
  ///
  ///     SaveButton/Button
  ///       Capsule: fill rounded rect 120×44 radius 22 #0075DE
  ///       Text: text “Save” 38×22 at 41, 11 Inter 600 17 pt #FFFFFF
  ///
  /// Coordinates are those of the view, in points, rounded to 0.01. What cannot be seen is left
  /// out; long paths, gradients and images are a checksum. The text is the same in every run and on
  /// every machine that has Legato's fonts. Empty if a font is missing.
  public var snapshot: String { (try? currentSnapshot())?.text ?? "" }

  /// Compares what is drawn now with a reference: a text that is reviewed and kept with the tests,
  /// in `Recordings/` beside the test file, and if wanted a small picture.
  ///
  ///     host.press("Save")
  ///     host.settle()
  ///     host.expectSnapshot("pressed", picture: .small)
  ///
  /// `LEGATO_BLESS=1 swift test` writes `pressed.txt` and `pressed.png` as the new references.
  /// Without it a difference is recorded as an issue that shows the lines that differ under the
  /// path of their view; `pressed.new.txt`, `pressed.diff.txt` and the same of the picture are
  /// written beside the reference and attached to the test, with a filmstrip. A missing reference
  /// is an issue, too.
  ///
  /// - Parameters:
  ///   - name: The name of the reference, unique in its test file.
  ///   - picture: How the picture is drawn and compared; `nil`, the default, for no picture.
  public func expectSnapshot(
    _ name: String, picture: SnapshotPicture? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectSnapshot(
      name, picture: picture, in: ReferenceFolder(besides: sourceLocation.filePath),
      at: sourceLocation)
  }

  func expectSnapshot(
    _ name: String, picture: SnapshotPicture?, in folder: ReferenceFolder,
    at sourceLocation: SourceLocation
  ) {
    compare(name, at: sourceLocation) {
      try folder.faults(of: currentSnapshot(), named: name, picture)
    }
  }

  /// What is drawn at the current time, after all that was done at it is in the recording.
  func currentSnapshot() throws -> Snapshot {
    _ = recorder.soFar
    return try Snapshot(stage, view: name)
  }

  /// Records what is not as its reference as issues of the test.
  func compare(
    _ name: String, at sourceLocation: SourceLocation, _ faults: () throws -> [ReferenceFault]
  ) {
    do {
      for fault in try faults() {
        for (name, content) in fault.attachments {
          Attachment.record(content, named: name, sourceLocation: sourceLocation)
        }
        fail(fault.message, list: fault.list, fault.advice, at: sourceLocation)
      }
    } catch {
      fail("\(name) cannot be compared: \(FilmFailure.reason(error)).", at: sourceLocation)
    }
  }
}

extension Snapshot {
  /// The picture that is kept beside the text.
  package func picture(_ picture: SnapshotPicture) throws -> ImageData {
    try self.picture(
      margin: picture.margin, scale: picture.scale, maxSide: Double(picture.maxSide))
  }
}
