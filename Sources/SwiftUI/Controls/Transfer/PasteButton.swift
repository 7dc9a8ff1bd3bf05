import Foundation
import SwiftUICore
import UIKit
public import UniformTypeIdentifiers

/// A system button that reads items from the pasteboard and delivers it to a closure.
///
/// It can be pressed while the pasteboard holds something that it takes, when it is drawn.
public struct PasteButton: View {
  private let types: [UTType]
  private let action: @MainActor ([NSItemProvider]) -> Void

  /// Creates a Paste button that accepts specific types of data from the pasteboard.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: what it takes: text and addresses are what a pasteboard can hold here.
  ///   - payloadAction: what happens with it.
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void
  ) {
    types = supportedContentTypes
    action = payloadAction
  }

  /// Creates an instance that accepts values of the specified type.
  ///
  /// - Parameters:
  ///   - payloadType: the type of the values.
  ///   - onPaste: what happens with them.
  public init<T: Transferable>(
    payloadType: T.Type, onPaste: @escaping @MainActor ([T]) -> Void
  ) {
    types = []
    action = { providers in
      Task { @MainActor in
        var values: [T] = []
        for provider in providers {
          if let value = Transfer.value(provider, as: T.self) {
            values.append(value)
          } else if let value = await Transfer.valueOfData(provider, as: T.self) {
            values.append(value)
          }
        }
        if !values.isEmpty { onPaste(values) }
      }
    }
  }

  /// “Paste” beside the symbol of a clipboard.
  public var body: some View {
    let providers = Self.providers(types)
    Button {
      action(Self.providers(types))
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .buttonStyle(.borderedProminent)
    .disabled(providers.isEmpty)
  }

  private static func providers(_ types: [UTType]) -> [NSItemProvider] {
    guard let text = UIPasteboard.general.string else { return [] }
    let provider = NSItemProvider(object: text as NSString)
    let isWanted =
      types.isEmpty || types.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
    return isWanted ? [provider] : []
  }
}
