import Foundation

/// How a file of a representation is handed over.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int
  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The file may be opened where it lies.
  public static let openInPlace = Self(rawValue: 1)
}

extension NSItemProvider {
  /// Creates an item provider with the content of a file.
  ///
  /// - Parameters:
  ///   - fileURL: The file. It is read when its data is loaded.
  ///   - contentType: The type of the content; that of the file's name where it is `nil`.
  ///   - openInPlace: Whether the file may be opened where it lies. It is always copied here.
  ///   - coordinated: Whether reading waits for writers. Files have none here.
  ///   - visibility: Who may see the content.
  public convenience init(
    contentsOf fileURL: URL, contentType: UTType?, openInPlace: Bool = false,
    coordinated: Bool = false, visibility: NSItemProviderRepresentationVisibility = .all
  ) {
    self.init()
    let type = contentType ?? UTType(filenameExtension: fileURL.pathExtension) ?? .data
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    registerFileRepresentation(
      forTypeIdentifier: type.identifier, visibility: visibility
    ) { handler in
      handler(fileURL, openInPlace, nil)
      return nil
    }
  }

  /// Adds a representation as a file, which is made once it is asked for. A type that is there already is replaced.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type of the file's content.
  ///   - fileOptions: How the file may be handed over. It is always copied here.
  ///   - visibility: Who may see the content.
  ///   - loadHandler: Makes the file and calls what it is given with its address, with whether it is to be copied,
  ///     and with an error where it cannot be made.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) {
      handler in
      loadHandler { url, _, error in
        guard let url else { return handler(nil, error ?? Self.error(.itemUnavailableError)) }
        do {
          handler(try Data(contentsOf: url), nil)
        } catch {
          handler(nil, error)
        }
      }
    }
  }

  /// Adds a representation as a file of a type, which is made once it is asked for.
  public func registerFileRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    openInPlace: Bool = false,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    registerFileRepresentation(
      forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [],
      visibility: visibility, loadHandler: loadHandler)
  }

  /// Adds objects of a class, which are made once one is asked for.
  public func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void)
      -> Progress?
  ) {
    for identifier in aClass.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) { handler in
        loadHandler { object, error in
          guard let object else { return handler(nil, error) }
          _ = object.loadData(
            withTypeIdentifier: identifier, forItemProviderCompletionHandler: handler)
        }
      }
    }
  }

  /// Loads the first representation that conforms to a type as a file, which is removed once the closure returns.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadFile(typeIdentifier) { url, error in
      completionHandler(url, error)
      if let url { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    }
  }

  /// Loads the first representation that conforms to a type as a file, which is removed once the closure returns.
  ///
  /// - Parameter openInPlace: Whether the file may be opened where it lies. It is always a copy here.
  @discardableResult
  public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadFileRepresentation(forTypeIdentifier: contentType.identifier) { url, error in
      completionHandler(url, false, error)
    }
  }

  /// Loads the first representation that conforms to a type as a file: a copy, which stays.
  @discardableResult
  public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadFile(typeIdentifier) { url, error in completionHandler(url, false, error) }
  }

  /// Whether one of the types that are there conforms to a type, with options for files: none differs here.
  public func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool { hasItemConformingToTypeIdentifier(typeIdentifier) }

  /// The types that are there, in the order in which they were registered, with options for files: none differs here.
  public func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
    registeredTypeIdentifiers
  }

  /// Writes data into a folder of its own, under the suggested name and the extension of its type.
  private func loadFile(
    _ typeIdentifier: String, _ finish: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = suggestedName.flatMap { $0.isEmpty ? nil : $0 } ?? "file"
    let found =
      registeredContentTypes.first { $0.identifier == typeIdentifier }
      ?? UTType(typeIdentifier).flatMap { registeredContentTypes(conformingTo: $0).first }
    let ending = found?.preferredFilenameExtension
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return finish(nil, error) }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "NSItemProvider-" + UUID().uuidString)
      var url = folder.appendingPathComponent(name.replacingOccurrences(of: "/", with: "-"))
      if let ending, url.pathExtension != ending { url.appendPathExtension(ending) }
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: url)
        finish(url, nil)
      } catch {
        finish(nil, error)
      }
    }
  }
}
