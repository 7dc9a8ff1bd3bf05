import Foundation
import Testing
import UniformTypeIdentifiers

@Suite("UTType")
struct UTTypeTests {
  @Test(
    "types of the system have their identifiers, extensions and MIME types",
    arguments: [
      (UTType.png, "public.png", "png", "image/png"),
      (.jpeg, "public.jpeg", "jpeg", "image/jpeg"),
      (.plainText, "public.plain-text", "txt", "text/plain"),
      (.json, "public.json", "json", "application/json"),
      (.pdf, "com.adobe.pdf", "pdf", "application/pdf"),
      (.commaSeparatedText, "public.comma-separated-values-text", "csv", "text/csv"),
      (.quickTimeMovie, "com.apple.quicktime-movie", "mov", "video/quicktime"),
      (.zip, "public.zip-archive", "zip", "application/zip"),
      (.usdz, "com.pixar.universal-scene-description-mobile", "usdz", "model/vnd.usdz+zip"),
    ]) func known(_ type: UTType, _ identifier: String, _ name: String, _ mime: String)
  {
    #expect(type.identifier == identifier)
    #expect(type.preferredFilenameExtension == name)
    #expect(type.preferredMIMEType == mime)
    #expect(UTType(identifier) == type)
    #expect(UTType(filenameExtension: name, conformingTo: .item) == type)
    #expect(type.isDeclared && !type.isDynamic)
    #expect(type.tags[.filenameExtension]?.first == name)
  }

  @Test("types conform to what is above them, and to themselves") func hierarchy() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .png) && !UTType.png.isSubtype(of: .png))
    #expect(UTType.png.supertypes == [.image, .data, .content, .item])
    #expect(UTType.swiftSource.supertypes.isSuperset(of: [.sourceCode, .plainText, .text, .data]))
    #expect(UTType.image.isSupertype(of: .heic) && !UTType.heic.isSupertype(of: .image))
    #expect(!UTType.png.conforms(to: .text) && !UTType.url.conforms(to: .text))
    #expect(UTType.fileURL.conforms(to: .url))
    #expect(UTType.item.supertypes == [])
    #expect(UTType.png.isPublic && !UTType.pdf.isPublic)
  }

  @Test("every type above a type of the system is itself one of the system") func closed() {
    for type in [
      UTType.heics, .rtfd, .applicationExtension, .svg, .ahap, .epub, .vCard, .m3uPlaylist,
    ] {
      for above in type.supertypes { #expect(UTType(above.identifier) == above) }
    }
  }

  @Test("types of an app are known once it has declared them") func declared() {
    #expect(UTType("org.example.unheard-of") == nil)
    let card = UTType(exportedAs: "org.example.card-\(#line)", conformingTo: .json)
    #expect(UTType(card.identifier) == card && card.isDeclared)
    #expect(card.conforms(to: .text) && card.preferredFilenameExtension == nil)
    let plain = UTType(importedAs: "org.example.plain-\(#line)")
    #expect(plain.supertypes == [.data, .item])
    // What the system knows stays as it is.
    #expect(UTType(importedAs: "public.png", conformingTo: .text).conforms(to: .image))
    let itself = UTType(exportedAs: "org.example.itself")
    #expect(
      UTType(exportedAs: "org.example.itself", conformingTo: itself).supertypes == [.data, .item])
  }

  @Test("a tag that nobody knows has a dynamic type, the same each time") func dynamic() throws {
    let type = try #require(UTType(filenameExtension: "legatofilm"))
    #expect(type.isDynamic && !type.isDeclared && type.identifier.hasPrefix("dyn."))
    #expect(type.conforms(to: .data) && type.preferredFilenameExtension == "legatofilm")
    #expect(UTType(filenameExtension: "legatofilm") == type)
    #expect(UTType(filenameExtension: "legatofilm", conformingTo: .text) != type)
    #expect(UTType(filenameExtension: "") == nil && UTType(filenameExtension: "a/b") == nil)
    #expect(UTType(mimeType: "image/png") == .png && UTType(mimeType: "IMAGE/PNG") == .png)
    // An extension of two types is that of the one that conforms.
    #expect(UTType(filenameExtension: "mp4", conformingTo: .audio) == .mpeg4Audio)
    #expect(UTType(filenameExtension: "mp4", conformingTo: .movie) == .mpeg4Movie)
  }

  @Test("locations get the extension of a type unless they have one of it") func locations() {
    let folder = URL(fileURLWithPath: "/tmp")
    #expect(folder.appendingPathComponent("a", conformingTo: .png).lastPathComponent == "a.png")
    #expect(
      folder.appendingPathComponent("a.JPG", conformingTo: .jpeg).lastPathComponent == "a.JPG")
    #expect(folder.appendingPathComponent("a.b", conformingTo: .data).lastPathComponent == "a.b")
  }

  @Test("a type is coded as its identifier") func coding() throws {
    let data = try JSONEncoder().encode([UTType.png])
    #expect(String(decoding: data, as: UTF8.self) == #"["public.png"]"#)
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
  }
}
