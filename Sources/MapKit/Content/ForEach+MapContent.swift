import SwiftUI
import SwiftUICore

extension ForEach: MapContent where Content: MapContent {
  /// A loop is made of nothing that can be asked for.
  public typealias Body = Never
  /// Stops the program: nothing of a map is drawn, and there is no body to call.
  public var body: Never {
    preconditionFailure("Content of a map is not drawn and has no body to call.")
  }

  /// Creates content for each identifiable element.
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: \.id, content: content)
  }

  /// Creates content for each element, identified by a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: id, content: content)
  }

  /// Creates content for each number of a range that does not change.
  public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, id: \.self, content: content)
  }
}

extension ForEach: DynamicMapContent where Content: MapContent {}
