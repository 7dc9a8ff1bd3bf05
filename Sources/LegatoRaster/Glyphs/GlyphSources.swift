/// What the glyphs of every face are drawn from, by the number that layouts and recordings call a face by: the
/// font files from 0 up, the composed symbols by a number of their own, and below zero what came with recordings.
final class GlyphSources {
  let fonts: FontLibrary
  /// The symbols that are composed of signs.
  let composed: ComposedFace
  /// Glyphs that came with a recording; −1 is the first.
  private var recorded: [OutlineFace] = []

  init(fonts: FontLibrary) {
    self.fonts = fonts
    composed = ComposedFace(library: fonts.library)
  }

  /// - Returns: the source of that number; Inter Regular where no face has it.
  func source(_ number: Int) -> any OutlineSource {
    if number == ComposedFace.number { return composed }
    guard number < 0 else { return fonts.face(number) }
    // As far below −1 as the place is far from the first; the smallest integer has no negative.
    let place = -(number + 1)
    return recorded.indices.contains(place) ? recorded[place] : fonts.standard
  }

  /// Takes up glyphs that came with a recording.
  ///
  /// - Returns: the number of their face. The same glyphs have the same number.
  func number(of face: KeptFace) -> Int {
    if let known = recorded.firstIndex(where: { $0.isMade(of: face) }) { return -known - 1 }
    recorded.append(OutlineFace(face, library: fonts.library))
    return -recorded.count
  }
}
