import Foundation
import LegatoStudio

/// Films that pages have asked for, until they are saved.
@MainActor
final class StudioExports {
  /// How many are kept.
  private static let capacity = 8
  private static let types = [
    "html": "text/html; charset=utf-8", "gif": "image/gif", "mp4": "video/mp4", "png": "image/png",
  ]

  private let folder: URL
  private var kept: [(name: String, path: String)] = []
  private var number = 0

  init(_ folder: URL) { self.folder = folder }

  /// Where the next one goes.
  func path(for stem: String, _ format: String) -> String {
    number += 1
    let name = String(stem.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "-" })
    let path = folder.appendingPathComponent("\(number)-\(name).\(format)").path
    kept.append(("\(number)-\(name).\(format)", path))
    while kept.count > Self.capacity {
      try? FileManager.default.removeItem(atPath: kept.removeFirst().path)
    }
    return path
  }

  /// By what a page asks for it, behind the token.
  func link(to path: String) -> String {
    "saved/" + (kept.first { $0.path == path }?.name ?? "")
  }

  /// One of them: the name is looked up, and no path is made of it.
  func answer(_ path: String) -> StudioServer.Answer? {
    guard path.hasPrefix("saved/"),
      let found = kept.first(where: { "saved/\($0.name)" == path }),
      let data = FileManager.default.contents(atPath: found.path)
    else { return nil }
    let ending = (found.path as NSString).pathExtension
    return .init(
      type: Self.types[ending] ?? "application/octet-stream", body: [UInt8](data),
      headers: [
        "Content-Disposition": "attachment; filename=\"\(found.name)\"",
        "Content-Security-Policy": "sandbox",
      ])
  }
}
