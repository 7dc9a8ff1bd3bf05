import CPango

/// The FreeType library, open as long as a face is.
final class FreeType {
  let handle: FT_Library

  init() throws {
    var opened: FT_Library?
    guard FT_Init_FreeType(&opened) == 0, let opened else {
      throw FontError.unreadableFile(path: "FreeType")
    }
    handle = opened
  }

  deinit {
    FT_Done_FreeType(handle)
  }
}
