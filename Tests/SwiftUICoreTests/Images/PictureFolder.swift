import LegatoDisplay
import LegatoRaster
import SwiftUICore
import TestSupport

extension TemporaryFolder {
  /// A small surface whose bundle has the files of the folder.
  @MainActor var configuration: HostConfiguration {
    HostConfiguration(size: Size(100, 100), scale: 1, resourceFolders: [path])
  }
}

/// A PNG file of one colour.
func pngFile(_ width: Int, _ height: Int, _ color: DisplayColor) throws -> [UInt8] {
  let list = DisplayList(size: Size(Double(width), Double(height)), scale: 1, background: color)
  let raster = CairoRasterizer(textEngine: try HarfBuzzTextEngine(), width: width, height: height)
  raster.render(list, changes: .everything)
  return raster.pngData()
}
