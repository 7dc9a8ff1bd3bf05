import SwiftUICore

/// The default label to use for a button: what its role says.
public struct DefaultButtonLabel: View {
  private let role: ButtonRole?

  nonisolated init(role: ButtonRole?) { self.role = role }

  /// A title and the symbol of the role; empty for a button without one.
  public var body: some View {
    if let label = role?.standardLabel {
      Label(label.title, systemImage: label.symbol)
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with a role and its default label.
  ///
  /// - Parameters:
  ///   - role: what the button is for; it decides on the label.
  ///   - action: what happens when it is pressed.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
