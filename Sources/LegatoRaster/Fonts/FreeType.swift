import CPango

/// The FreeType library, opened when an outline is first asked for: what only sets text needs none. It stays open as
/// long as a face is.
final class FreeType {
  private var opened: FT_Library?

  /// `nil` where there is no memory for it: FreeType's functions then fail.
  var handle: FT_Library? {
    if opened == nil { FT_Init_FreeType(&opened) }
    return opened
  }

  /// Whether an outline was ever asked for.
  var isOpen: Bool { opened != nil }

  deinit {
    if let opened { FT_Done_FreeType(opened) }
  }
}
