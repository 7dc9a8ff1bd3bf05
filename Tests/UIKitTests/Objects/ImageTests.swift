import Foundation
import SwiftUI
import SwiftUICore
import TestSupport
import Testing
import UIKit

@MainActor @Suite("UIImage")
struct UIImageTests {
  /// Runs code within a host, as that of an app.
  private func inHost<Result>(
    _ configuration: HostConfiguration = HostConfiguration(), _ body: () throws -> Result
  ) throws -> Result {
    let screen = try Screen(in: configuration) { Color.clear }
    var result: Swift.Result<Result, any Error>?
    screen.host.act { result = Swift.Result { try body() } }
    return try #require(result).get()
  }

  private func checker() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 16, height: 8)).image { context in
      UIColor(red: 0.9, green: 0.1, blue: 0.2, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      UIColor(red: 0.1, green: 0.3, blue: 0.8, alpha: 1).setFill()
      context.fill(CGRect(x: 8, y: 0, width: 8, height: 8))
    }
  }

  @Test("An image literal is the image of its name; one that is not there has no size")
  func literals() {
    let image: UIImage = #imageLiteral(resourceName: "nowhere to be found")
    #expect(image.size == .zero)
    let other = #imageLiteral(resourceName: "nowhere to be found")
    #expect(other.size == .zero)
  }

  @Test func filesOfBothKindsAreWrittenAndRead() throws {
    try inHost {
      let image = checker()
      #expect(image.size == CGSize(width: 16, height: 8))
      let png = try #require(image.pngData())
      #expect(Array(png.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
      let read = try #require(UIImage(data: png, scale: image.scale))
      #expect(read.size == image.size)
      #expect(read.cgImage == image.cgImage)
      let jpeg = try #require(image.jpegData(compressionQuality: 0.9))
      #expect(
        Array(jpeg.prefix(3)) == [0xFF, 0xD8, 0xFF] && Array(jpeg.suffix(2)) == [0xFF, 0xD9])
      let lossy = try #require(UIImage(data: jpeg)?.cgImage)
      let exact = try #require(image.cgImage)
      #expect(lossy.width == exact.width && lossy.height == exact.height)
      for (x, y) in [(2, 2), (12, 5)] {
        let start = 4 * (y * exact.width + x)
        let (a, b) = (exact.data.pixels[start..<start + 3], lossy.data.pixels[start..<start + 3])
        #expect(zip(a, b).allSatisfy { abs(Int($0) - Int($1)) < 12 }, "\(Array(a)) \(Array(b))")
      }
      #expect(image.jpegData(compressionQuality: 0.1)!.count < jpeg.count)
    }
  }

  @Test("An image asset whose file Git LFS has not fetched has no size, and that is reported once")
  func unfetchedAsset() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let set = "Assets.xcassets/Logo.imageset/"
    try folder.write(
      set + "Contents.json", #"{ "images": [ { "idiom": "universal", "filename": "logo.png" } ] }"#)
    try folder.write(
      set + "logo.png",
      "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 4500123\n")
    let set2 = "Assets.xcassets/Gone.imageset/"
    try folder.write(
      set2 + "Contents.json", #"{ "images": [ { "idiom": "universal", "filename": "gone.png" } ] }"#
    )
    try folder.write("loose.png", "no image")
    var configuration = HostConfiguration()
    configuration.resourceFolders = [folder.path]
    let screen = try Screen(in: configuration) { Color.clear }
    var sizes: [CGSize?] = []
    screen.host.act {
      for name in ["Logo", "Logo", "Gone", "loose", "None"] {
        sizes.append(UIImage(named: name)?.size)
      }
    }
    #expect(sizes == [.zero, .zero, .zero, nil, nil])
    let messages = screen.host.issues.map(\.message).filter { $0.contains("git lfs pull") }
    #expect(messages.count == 2, "\(screen.host.issues)")
  }

  @Test func whatIsNoImageIsNil() throws {
    try inHost {
      #expect(UIImage(data: Data("hello".utf8)) == nil)
      #expect(UIImage(named: "There is none") == nil)
      #expect(UIImage(systemName: "there.is.none") == nil)
      #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
      #expect(UIImage(systemName: "heart") != nil)
      #expect(UIImage().size == .zero && UIImage().pngData() == nil)
    }
  }

  @Test func imagesOfABundleAreFound() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(
      "Flag.svg",
      #"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="20" height="10" fill="red"/></svg>"#
    )
    let configuration = HostConfiguration(resourceFolders: [folder.path])
    try inHost(configuration) {
      #expect(UIImage(named: "Flag")?.size == CGSize(width: 20, height: 10))
    }
    let screen = try Screen(in: configuration) {
      Image(uiImage: UIImage(named: "Flag") ?? UIImage())
    }
    #expect(screen.pixel(50, 50) == [255, 0, 0] && screen.pixel(50, 40) == [255, 255, 255])
  }

  @Test func partsAndTurnsOfPixels() throws {
    try inHost {
      let pixels = try #require(
        UIGraphicsImageRenderer(
          size: CGSize(width: 16, height: 8), format: one
        ).image { checker().draw(in: $0.format.bounds) }.cgImage)
      #expect(pixels.width == 16 && pixels.height == 8)
      let right = try #require(pixels.cropping(to: CGRect(x: 8, y: 0, width: 100, height: 4)))
      #expect(right.width == 8 && right.height == 4)
      #expect(right.data.pixels[2] > 190)
      #expect(pixels.cropping(to: CGRect(x: 50, y: 0, width: 5, height: 5)) == nil)
      let turned = UIImage(cgImage: pixels, scale: 1, orientation: .right)
      #expect(turned.size == CGSize(width: 8, height: 16))
      // The left half comes to the top.
      let data = try #require(turned.cgImage?.data)
      #expect(data.pixels[0] > 200 && data.pixels[4 * 8 * 12] < 60)
    }
  }

  /// What turns a picture by a quarter has an odd number.
  @Test func orientationsHaveTheNumbersOfSwiftUI() throws {
    #expect(Image.Orientation.allCases.map(\.rawValue) == [0, 2, 6, 4, 1, 3, 7, 5])
    try inHost {
      let pixels = try #require(
        UIGraphicsImageRenderer(
          size: CGSize(width: 16, height: 8), format: one
        ).image { checker().draw(in: $0.format.bounds) }.cgImage)
      for orientation in Image.Orientation.allCases {
        let turned = pixels.oriented(orientation)
        let isTurned = [.left, .leftMirrored, .right, .rightMirrored].contains(orientation)
        #expect(turned.width == (isTurned ? 8 : 16), "\(orientation)")
      }
    }
  }

  private var one: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }

  @Test func symbolsAndTintsKeepTheirColors() throws {
    let screen = try Screen(120, 40) {
      HStack(spacing: 0) {
        Image(
          uiImage: UIImage(
            systemName: "square.fill",
            withConfiguration: UIImage.SymbolConfiguration(
              pointSize: 30))!
        ).foregroundColor(.green).frame(width: 40)
        Image(
          uiImage: UIImage(
            systemName: "square.fill",
            withConfiguration: UIImage.SymbolConfiguration(
              pointSize: 30))!.withTintColor(.red, renderingMode: .alwaysOriginal)
        ).foregroundColor(.green).frame(width: 40)
        Image(uiImage: checker().withTintColor(.blue)).frame(width: 40)
      }
    }
    #expect(isNear(screen.pixel(20, 20), [52, 199, 89]))
    #expect(screen.pixel(60, 20) == [255, 0, 0])
    #expect(screen.pixel(100, 20) == [0, 0, 255])
  }

  @Test func hostileSizesDoNoHarm() throws {
    try inHost {
      for size in [
        CGSize.zero, CGSize(width: -5, height: 5), CGSize(width: CGFloat.nan, height: 5),
        CGSize(width: CGFloat.infinity, height: 5), CGSize(width: 1e7, height: 1e7),
      ] {
        let image = UIGraphicsImageRenderer(size: size).image {
          $0.fill(CGRect(origin: .zero, size: size))
        }
        #expect(image.pngData() == nil, "\(size)")
      }
      UIGraphicsEndImageContext()
      #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
      #expect(UIGraphicsGetCurrentContext() == nil)
    }
  }
}
