import SwiftUICore

extension WindowGroup {
  /// Creates a window group that presents data, or a default value.
  ///
  /// - Parameters:
  ///   - type: the type of the data.
  ///   - content: a window's content, which is given a binding to the window's data.
  ///   - defaultValue: the data of a window that is opened without any: of an app's first window.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(showing: PresentedWindowContent(content, defaultValue: defaultValue))
  }

  /// Creates a window group that presents data, or a default value, with a title, which an iPhone shows nowhere.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(showing: PresentedWindowContent(content, defaultValue: defaultValue))
  }

  /// Creates a window group that presents data, or a default value, with a title, which an iPhone shows nowhere.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(showing: PresentedWindowContent(content, defaultValue: defaultValue))
  }

  /// Creates a window group that presents data, or a default value, with a title, which an iPhone shows nowhere.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(showing: PresentedWindowContent(content, defaultValue: defaultValue))
  }

  /// Creates a window group that presents data, or a default value, with an identifier.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(showing: PresentedWindowContent(content, defaultValue: defaultValue))
  }

  /// Creates a window group that presents data, or a default value, with a title and an identifier.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(showing: PresentedWindowContent(content, defaultValue: defaultValue))
  }

  /// Creates a window group that presents data, or a default value, with a title and an identifier.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(showing: PresentedWindowContent(content, defaultValue: defaultValue))
  }

  /// Creates a window group that presents data, or a default value, with a title and an identifier.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(showing: PresentedWindowContent(content, defaultValue: defaultValue))
  }
}
