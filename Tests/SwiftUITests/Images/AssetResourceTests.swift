import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

extension ImageResource {
  fileprivate static let flag = ImageResource(name: "Flag", bundle: .main)
}

extension ColorResource {
  fileprivate static let sea = ColorResource(name: "Sea", bundle: .main)
}

/// Images and colours of a bundle by constants, as apps name those of their catalogues.
@MainActor @Suite("Resources by name")
struct AssetResourceTests {
  /// A folder with a red picture and a blue colour.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "Assets.xcassets/Sea.colorset/Contents.json",
      #"{"colors":[{"color":{"color-space":"srgb","components":{"red":"0","green":"0","blue":"1.0","alpha":"1.0"}},"idiom":"universal"}]}"#
    )
    try folder.write(
      "Flag.svg",
      #"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="20" fill="red"/></svg>"#
    )
    return folder
  }

  private func shown<V: View>(_ view: V, _ folders: [String]) throws -> DrawnView {
    try DrawnView(view, in: HostConfiguration(resourceFolders: folders))
  }

  @Test func imagesAndColorsAreFoundByTheirResources() throws {
    let folder = try folder()
    defer { folder.remove() }
    let image = try shown(Image(.flag), [folder.path])
    #expect(image.pixel(50, 50) == [255, 0, 0] && image.pixel(30, 50) == [255, 255, 255])
    #expect(image.host.issues.isEmpty)
    let color = try shown(Color(.sea), [folder.path])
    #expect(color.pixel(50, 50) == [0, 0, 255])
    let filled = try shown(Rectangle().fill(Color(.sea)), [folder.path])
    #expect(filled.pixel(50, 50) == [0, 0, 255])
  }

  @Test func labelsOfControlsTakeThem() throws {
    let folder = try folder()
    defer { folder.remove() }
    let log = Log()
    let views = VStack {
      Label("label", image: "Flag")
      Label("resource", image: .flag)
      Button("button", image: .flag) { log("button") }
      Button("remove", image: .flag, role: .destructive) { log("remove") }
      Toggle("toggle", image: .flag, isOn: .constant(true))
      Picker("picker", image: .flag, selection: .constant(1)) { Text("one").tag(1) }
    }
    let drawn = try shown(views.font(.system(size: 8)), [folder.path])
    let host = drawn.host
    let labels = host.semantics.map(\.label)
    #expect(labels.contains("label") && labels.contains("resource") && labels.contains("toggle"))
    for name in ["button", "remove"] {
      let button = try #require(host.semantics.first { $0.label == name })
      host.perform(on: button)
    }
    #expect(log.entries == ["button", "remove"])
    #expect(host.issues.isEmpty)
  }

  @Test func whatIsMissingIsReported() throws {
    let image = ImageResource(name: "None", bundle: .main)
    #expect(try shown(Image(image), []).host.issues.count == 1)
    #expect(image == ImageResource(name: "None", bundle: .main) && image != .flag)
    #expect(try shown(Color(ColorResource(name: "None", bundle: .main)), []).host.issues.count == 1)
  }
}
