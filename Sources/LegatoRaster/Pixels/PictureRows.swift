import CPixels

/// The rows of a picture that are there to be looked at: all of them, or some around what is drawn.
struct PictureRows {
  /// Its first row is row `first` of the picture.
  let bitmap: Bitmap
  let first: Int
  /// How many rows the picture has.
  let height: Int
  /// The place of the picture's first pixel in the plane it was drawn in.
  let x: Int
  let y: Int
  /// Stretches of one colour that two rows of the bitmap share.
  private let spans: FlatSpans

  /// All of a picture.
  init(_ bitmap: Bitmap, x: Int, y: Int) {
    self.init(
      bitmap, first: 0, columns: 0..<bitmap.width, height: bitmap.height, x: x, y: y)
  }

  /// - Parameter columns: which of them are looked at.
  init(_ bitmap: Bitmap, first: Int, columns: Range<Int>, height: Int, x: Int, y: Int) {
    self.bitmap = bitmap
    self.first = first
    self.height = height
    self.x = x
    self.y = y
    spans = FlatSpans(bitmap, columns: columns)
  }

  var width: Int { bitmap.width }

  /// Whether all of its rows are there.
  var isWhole: Bool { first == 0 && bitmap.height == height }

  /// The picture's box in the plane.
  var box: PixelBox { PixelBox(left: x, top: y, right: x + width, bottom: y + height) }

  /// A row by its number in the picture.
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { bitmap.row(y - first) }

  /// Gives the stretches that a row of the picture shares with the next one to `body`.
  func withSpans(ofRow y: Int, _ body: (UnsafeBufferPointer<FlatSpans.Span>) -> Void) {
    spans.withRow(y - first, body)
  }

  /// Rows are drawn that have not been asked for before.
  func noteDrawing() { spans.forgetMovedRows() }

  /// The picture for `cpixels_blend_moved`.
  ///
  /// - Precondition: ``isWhole``, and the picture is at most 128 pixels wide.
  func withMoved(_ body: (UnsafePointer<CPixelsMovedPicture>) -> Void) {
    let rows = spans.movedRows
    withExtendedLifetime(rows) {
      var picture = CPixelsMovedPicture(
        pixels: bitmap.pixels, rows: rows.rows, width: width, height: height)
      body(&picture)
    }
  }
}
