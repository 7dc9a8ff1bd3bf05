import LegatoDisplay

/// A layer that has moved by whole pixels in an update, and has otherwise only other children or another clip.
struct ScrolledLayer {
  let number: Int32
  /// From its coordinates to pixels, and its clip, box and children as they were drawn in the frame before.
  let before: Transform
  let clipBefore: Layer.Clip?
  let boxBefore: PixelBox
}
