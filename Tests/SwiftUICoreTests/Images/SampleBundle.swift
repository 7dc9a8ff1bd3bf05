import Foundation
import LegatoDisplay
import LegatoRaster

@testable import SwiftUICore

/// A folder of resources, made for one test.
struct SampleFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "legato-resources-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func add(_ path: String, _ bytes: [UInt8]) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func add(_ path: String, _ text: String) throws { try add(path, Array(text.utf8)) }

  func remove() { try? FileManager.default.removeItem(at: url) }

  @MainActor var configuration: HostConfiguration {
    HostConfiguration(size: Size(100, 100), scale: 1, resourceFolders: [url.path])
  }

  /// A PNG file of one colour.
  static func png(_ width: Int, _ height: Int, _ color: DisplayColor) throws -> [UInt8] {
    let list = DisplayList(
      size: Size(Double(width), Double(height)), scale: 1, background: color)
    let raster = CairoRasterizer(textEngine: try HarfBuzzTextEngine(), width: width, height: height)
    raster.render(list, changes: .everything)
    return raster.pngData()
  }
}
