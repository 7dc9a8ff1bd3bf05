import Foundation
import LegatoDisplay
import LegatoFilm
import Testing

extension MotionHost {
  /// Compares the recording so far with a reference: a text that is reviewed and kept with the
  /// tests, in `Recordings/` beside the test file.
  ///
  ///     host.tap("Save")
  ///     host.settle()
  ///     host.expectRecording("saves", tolerance: 0.001)
  ///
  /// `LEGATO_BLESS=1 swift test` writes the recording as the new reference. Without it a difference
  /// is recorded as an issue that names the first frame, time, view and property, the expected and
  /// the actual value; `saves.new.txt` and `saves.diff.txt` are written beside the reference, and a
  /// filmstrip is attached.
  ///
  /// - Parameters:
  ///   - name: The name of the reference, unique in its test file.
  ///   - tolerance: The max difference of a value, in its own unit: points, fractions, radians. 0
  ///     compares the written six decimals.
  public func expectRecording(
    _ name: String, tolerance: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectRecording(
      name, tolerance: tolerance, in: ReferenceFolder(besides: sourceLocation.filePath),
      at: sourceLocation)
  }

  func expectRecording(
    _ name: String, tolerance: Double, in folder: ReferenceFolder,
    at sourceLocation: SourceLocation
  ) {
    let file = FileName.safe(name) + ".txt"
    let recording = recorder.soFar.recording
    let recorded = MotionText(recording)
    let data = Data(recorded.text.utf8)
    do {
      guard !folder.isBlessing else { return try bless(data, file, folder) }
      guard let known = folder.read(file) else {
        try folder.write(data, to: folder.companion(file, "new"))
        return failWithoutReference(file, folder, at: sourceLocation)
      }
      guard let reference = MotionText(String(decoding: known, as: UTF8.self)) else {
        try folder.write(data, to: folder.companion(file, "new"))
        return fail(
          "\(folder.reference(file).path) is no recording of \(MotionText.version).",
          Self.blessing, at: sourceLocation)
      }
      let differences = MotionDifference.between(
        reference, recorded, tolerance: tolerance, framesPerSecond: recording.framesPerSecond)
      guard !differences.isEmpty else { return folder.removeCompanions(of: file) }
      try folder.write(data, to: folder.companion(file, "new"))
      let text = differences.map(\.description).joined(separator: "\n") + "\n"
      try folder.write(Data(text.utf8), to: folder.companion(file, "diff"))
      let count = differences.count
      fail(
        "\(name) is not as recorded, in \(count) \(count == 1 ? "place" : "places"):",
        list: differences.map(\.description),
        "Recorded now: \(folder.companion(file, "new").path)\n" + Self.blessing,
        at: sourceLocation)
    } catch {
      fail(
        "\(folder.folder.path) cannot be written: \(FilmFailure.reason(error)).",
        at: sourceLocation)
    }
  }

  static let blessing = ReferenceFolder.blessing

  func bless(_ data: Data, _ file: String, _ folder: ReferenceFolder) throws {
    if folder.read(file) != data { try folder.write(data, to: folder.reference(file)) }
    folder.removeCompanions(of: file)
  }

  func failWithoutReference(
    _ file: String, _ folder: ReferenceFolder, at sourceLocation: SourceLocation
  ) {
    fail(
      "There is no reference \(folder.reference(file).path).",
      "Look at \(folder.companion(file, "new").path), and take it over:"
        + " \(ReferenceFolder.variable)=1 swift test", at: sourceLocation)
  }
}
