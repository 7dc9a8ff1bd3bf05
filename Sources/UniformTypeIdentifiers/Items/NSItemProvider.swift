import Foundation
import Synchronization

/// An item provider for conveying data or a file between views during drag and drop or copy and paste.
///
/// What is there is handed over at once, on the thread that asks, so that the same drag is the same in every run; what
/// an app loads itself comes when the app has loaded it.
public final class NSItemProvider: NSObject, @unchecked Sendable {
  /// Notified with data, or with what went wrong.
  public typealias DataHandler = @Sendable (Data?, (any Error)?) -> Void
  /// Notified with an item, or with what went wrong.
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

  struct Representation: Sendable {
    var typeIdentifier: String
    var load: @Sendable (@escaping DataHandler) -> Progress?
  }

  private struct State {
    var representations: [Representation] = []
    /// What is handed over as it is where its own type is asked for.
    nonisolated(unsafe) var values: [Any] = []
    var suggestedName: String?
  }
  private let state = Mutex(State())

  /// Creates an empty item provider.
  public override init() {}

  /// Creates an item provider with an object, as all types that the object can be written as.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates an item provider with an item of a type.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item else { return }
    if let object = item as? any NSItemProviderWriting { keep(object) }
    let identifier =
      typeIdentifier ?? (item as? any NSItemProviderWriting).flatMap {
        type(of: $0).writableTypeIdentifiersForItemProvider.first
      } ?? UTType.data.identifier
    let data = Self.data(of: item)
    registerDataRepresentation(forTypeIdentifier: identifier, visibility: .all) { handler in
      handler(data, data == nil ? Self.error(.unavailableCoercionError) : nil)
      return nil
    }
  }

  /// Creates an item provider with the content of a file; `nil` where there is none.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, fileURL.isFileURL,
      FileManager.default.isReadableFile(atPath: fileURL.path)
    else { return nil }
    self.init()
    let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { handler in
      do {
        handler(try Data(contentsOf: fileURL), nil)
      } catch {
        handler(nil, error)
      }
      return nil
    }
    registerDataRepresentation(forTypeIdentifier: UTType.fileURL.identifier, visibility: .all) {
      $0(Data(fileURL.absoluteString.utf8), nil)
      return nil
    }
  }

  private static func data(of item: any NSSecureCoding) -> Data? {
    switch item {
    case let data as NSData: Data(referencing: data)
    case let text as NSString: Data(String(describing: text).utf8)
    case let url as NSURL: Data(url.absoluteString.utf8)
    default: nil
    }
  }

  // MARK: What is there

  /// A name for a file that the item is kept in.
  public var suggestedName: String? {
    get { state.withLock { $0.suggestedName } }
    set { state.withLock { $0.suggestedName = newValue } }
  }

  /// The types that are there, in the order in which they were registered.
  public var registeredTypeIdentifiers: [String] {
    state.withLock { $0.representations.map(\.typeIdentifier) }
  }
  /// The types that are there, in the order in which they were registered.
  public var registeredContentTypes: [UTType] {
    registeredTypeIdentifiers.map { UTType($0) ?? UTType(importedAs: $0) }
  }
  /// The types that are there and conform to a type.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }
  /// Whether one of the types that are there conforms to a type.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(conformingTo: typeIdentifier) != nil
  }

  /// Values that are handed over as they are.
  package var values: [Any] { state.withLock { $0.values } }
  /// Keeps a value that is handed over as it is.
  package func keep(_ value: Any) {
    nonisolated(unsafe) let value = value
    state.withLock { $0.values.append(value) }
  }

  private func representation(conformingTo typeIdentifier: String) -> Representation? {
    let all = state.withLock { $0.representations }
    if let own = all.first(where: { $0.typeIdentifier == typeIdentifier }) { return own }
    return all.first {
      TypeDeclarations.supertypes(of: $0.typeIdentifier).contains(typeIdentifier)
    }
  }

  // MARK: Registering

  /// Adds a representation as data, which is loaded once somebody asks for it. A type that is there already is replaced.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping DataHandler) -> Progress?
  ) {
    let new = Representation(typeIdentifier: typeIdentifier, load: loadHandler)
    state.withLock { state in
      let index = state.representations.firstIndex { $0.typeIdentifier == typeIdentifier }
      if let index { state.representations[index] = new } else { state.representations.append(new) }
    }
  }

  /// Adds a representation as data of a type.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (@escaping DataHandler) -> Progress?
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// Adds an object, as all types that it can be written as.
  public func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    keep(object)
    nonisolated(unsafe) let object = object
    for identifier in type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) {
        object.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: $0)
      }
    }
  }

  // MARK: Loading

  /// Loads the data of the first representation that conforms to a type.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping DataHandler
  ) -> Progress {
    guard let found = representation(conformingTo: typeIdentifier) else {
      completionHandler(nil, Self.error(.itemUnavailableError))
      return Self.done
    }
    return found.load(completionHandler) ?? Self.done
  }

  /// Loads the data of the first representation that conforms to a type.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping DataHandler
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Loads an item of a type: a text, a location, or data.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    let found = representation(conformingTo: typeIdentifier)?.typeIdentifier ?? typeIdentifier
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler?(nil, error) ?? () }
      let type = UTType(found) ?? .data
      let object: any NSSecureCoding
      if type.conforms(to: .url),
        let url = try? NSURL.object(
          withItemProviderData: data, typeIdentifier: found)
      {
        object = url
      } else if type.conforms(to: .plainText),
        let text = try? NSString.object(
          withItemProviderData: data, typeIdentifier: found)
      {
        object = text
      } else {
        object = NSData(data: data)
      }
      completionHandler?(object, nil)
    }
  }

  /// Loads an item of a type: a text, a location, or data.
  public func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil)
    async throws -> any NSSecureCoding
  {
    try await withCheckedThrowingContinuation { continuation in
      loadItem(forTypeIdentifier: typeIdentifier, options: nil) { item, error in
        guard let item else {
          return continuation.resume(throwing: error ?? Self.error(.unknownError))
        }
        nonisolated(unsafe) let found = item
        continuation.resume(returning: found)
      }
    }
  }

  /// Whether an object of a class can be loaded.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    values.contains { Self.isObject($0, of: aClass) }
      || aClass.readableTypeIdentifiersForItemProvider.contains(
        where: hasItemConformingToTypeIdentifier)
  }

  /// Whether a value can be loaded.
  public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading { canLoadObject(ofClass: T._ObjectiveCType.self) }

  private static func isObject(_ value: Any, of type: any NSItemProviderReading.Type) -> Bool {
    func check<T: NSItemProviderReading>(_ type: T.Type) -> Bool { value is T }
    return check(type)
  }

  /// Loads an object of a class.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    func load<T: NSItemProviderReading>(_ type: T.Type) -> Progress {
      if let object = values.lazy.compactMap({ $0 as? T }).first {
        completionHandler(object, nil)
        return Self.done
      }
      guard
        let identifier = T.readableTypeIdentifiersForItemProvider.first(
          where: hasItemConformingToTypeIdentifier)
      else {
        completionHandler(nil, Self.error(.itemUnavailableError))
        return Self.done
      }
      nonisolated(unsafe) let make: (Data) throws -> any NSItemProviderReading = {
        try T.object(withItemProviderData: $0, typeIdentifier: identifier)
      }
      return loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
        guard let data else { return completionHandler(nil, error) }
        do {
          completionHandler(try make(data), nil)
        } catch {
          completionHandler(nil, error)
        }
      }
    }
    return load(aClass)
  }

  /// Loads a value.
  @discardableResult
  public func loadObject<T: _ObjectiveCBridgeable>(
    ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    nonisolated(unsafe) let finish = {
      (object: (any NSItemProviderReading)?, error: (any Error)?) in
      let value = (object as? T._ObjectiveCType).map(T._unconditionallyBridgeFromObjectiveC)
      completionHandler(value, value == nil ? error ?? Self.error(.unexpectedValueClassError) : nil)
    }
    return loadObject(ofClass: T._ObjectiveCType.self) { finish($0, $1) }
  }

  private static var done: Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }
}

/// Who may see a representation: within one program, everybody.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All programs.
  case all = 0
  /// Programs of the same team.
  case team = 1
  /// The program itself.
  case ownProcess = 3
}
