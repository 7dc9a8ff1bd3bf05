/// What drawing needs beside the canvas: glyphs and images that have been made ready.
final class DrawingTools {
  let glyphs: GlyphCache
  let images = ImageCache()
  let gradients = GradientTables()
  let filters = FilterTools()
  var covers = ClipCovers()

  init(glyphs sources: GlyphSources) {
    glyphs = GlyphCache(sources: sources)
  }
}
