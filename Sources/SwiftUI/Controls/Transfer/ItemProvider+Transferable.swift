import Foundation
import SwiftUICore
import UniformTypeIdentifiers

extension NSItemProvider {
  /// Adds a value in all the ways in which its type is exported.
  public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
    register(value: transferable())
  }

  /// Loads a value of a type, at once where it need not be converted by way of data.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type transferableType: T.Type,
    completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    if let value = Transfer.value(self, as: T.self) {
      completionHandler(.success(value))
      progress.completedUnitCount = 1
      return progress
    }
    nonisolated(unsafe) let finish = { (value: T?) in
      progress.completedUnitCount = 1
      completionHandler(value.map(Result.success) ?? .failure(ErrorCode.itemUnavailableError))
    }
    let load: @MainActor (NSItemProvider) async -> Void = {
      finish(await Transfer.valueOfData($0, as: T.self))
    }
    Task { @MainActor in await load(self) }
    return progress
  }

  /// The provider that a dragged value is: itself, or one of the value.
  static func provider(of value: Any) -> NSItemProvider {
    if let provider = value as? NSItemProvider { return provider }
    let provider = NSItemProvider()
    provider.register(value: value)
    return provider
  }

  private func register(value: Any) {
    keep(value)
    if value is Image { registerType(.image) }
    if value is Data { registerData(.data) { value as? Data ?? Data() } }
    nonisolated(unsafe) let value = value
    for form in Transfer.forms(of: value) {
      if let name = form.suggestedFileName { suggestedName = name }
      switch form.kind {
      case .data(let type, let exporting?, _): registerData(type) { try await exporting(value) }
      case .value(let exporting?, _):
        if let proxy = try? exporting(value) { register(value: proxy) }
      case .data, .value: break
      }
    }
  }

  private func registerData(_ type: UTType, _ body: @escaping () async throws -> Data) {
    nonisolated(unsafe) let body = body
    registerDataRepresentation(for: type) { handler in
      Task { @MainActor in
        do {
          handler(try await body(), nil)
        } catch {
          handler(nil, error)
        }
      }
      return nil
    }
  }

  /// A picture is handed over as it is; it has no bytes.
  private func registerType(_ type: UTType) {
    registerDataRepresentation(for: type) { handler in
      handler(nil, ErrorCode.unavailableCoercionError)
      return nil
    }
  }

  /// What is registered, as ways in which the provider is exported.
  var forms: [_TransferForm] {
    registeredContentTypes.map { type in
      _TransferForm(
        kind: .data(
          type,
          exporting: { _ in
            try await withCheckedThrowingContinuation { continuation in
              self.loadDataRepresentation(for: type) { data, error in
                if let data {
                  continuation.resume(returning: data)
                } else {
                  continuation.resume(throwing: error ?? ErrorCode.unknownError)
                }
              }
            }
          }, importing: nil))
    }
  }
}
