/// What an element, or something below it, may offer to those above, and most do not.
///
/// Who asks an element for it looks here first: a list of ten thousand rows asks each for its alignment guide, and
/// each row would ask what it holds. Once said, it stays said: what has been taken away is looked for in vain.
struct SubtreeOffers: OptionSet {
  let rawValue: UInt8
  /// Alignment guides with other values than the default ones, but for the baselines of texts.
  static let guides = SubtreeOffers(rawValue: 1)
  /// A z index.
  static let zIndex = SubtreeOffers(rawValue: 2)
  /// A layout priority.
  static let priority = SubtreeOffers(rawValue: 4)
  /// Another form along another axis.
  static let axis = SubtreeOffers(rawValue: 8)
  /// Other distances to the sides than the default ones.
  static let sideSpacing = SubtreeOffers(rawValue: 16)
  /// A say in how the frames of what it holds move: see `FrameAdjustment`.
  static let frames = SubtreeOffers(rawValue: 32)
}
