import LegatoFilm
import SwiftUI
import Testing

/// Compares what a view draws in light and in dark with a reference: one text, in which a color that
/// differs stands twice, and if wanted a small picture for each color scheme.
///
///     try expectSnapshot("pressed", picture: .small) {
///       SaveButton()
///     } when: { host in
///       host.press("Save")
///       host.settle()
///     }
///
/// The references are `pressed.txt`, `pressed-light.png` and `pressed-dark.png` in `Recordings/`
/// beside the test file. ``MotionHost/expectSnapshot(_:picture:sourceLocation:)`` says how they are
/// compared, and `LEGATO_BLESS=1 swift test` writes them.
///
/// - Parameters:
///   - name: The name of the reference, unique in its test file.
///   - size: The size of the surface in points.
///   - picture: How the pictures are drawn and compared; `nil`, the default, for no pictures.
///   - content: Creates the view, once for each color scheme: it should create its own model.
///   - prepare: Brings a host to the state that is compared, once for each color scheme; by default
///     it waits until nothing moves.
/// - Throws: An error if a font is missing, which names the package that contains it, and what
///   `prepare` throws.
@MainActor
public func expectSnapshot<Content: View>(
  _ name: String, size: CGSize = MotionHost.screen, picture: SnapshotPicture? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  @ViewBuilder _ content: () -> Content,
  when prepare: (MotionHost) throws -> Void = { $0.settle() }
) throws {
  try expectSnapshot(
    name, size: size, picture: picture,
    in: ReferenceFolder(besides: sourceLocation.filePath), at: sourceLocation, content,
    when: prepare)
}

@MainActor
func expectSnapshot<Content: View>(
  _ name: String, size: CGSize = MotionHost.screen, picture: SnapshotPicture?,
  in folder: ReferenceFolder, at sourceLocation: SourceLocation,
  @ViewBuilder _ content: () -> Content, when prepare: (MotionHost) throws -> Void
) throws {
  let light = try MotionHost(.colorScheme(.light), size: size, content: content)
  let dark = try MotionHost(.colorScheme(.dark), size: size, content: content)
  for host in [light, dark] { try prepare(host) }
  light.compare(name, at: sourceLocation) {
    try folder.faults(
      of: light.currentSnapshot(), dark.currentSnapshot(), named: name, picture)
  }
}
