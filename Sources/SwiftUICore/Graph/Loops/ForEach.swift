/// A structure that computes views on demand from an underlying collection of identified data.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The data that the views are made from.
  public var data: Data
  /// Makes the content of one element of the data.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID

  /// Of anything that data make, views or not.
  package init(
    data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }

  private init(
    data: Data, identity: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    id = identity
  }

  /// The same loop over what is made of the content of each element.
  package func mapContent<Other>(_ transform: @escaping (Content) -> Other)
    -> ForEach<Data, ID, Other>
  {
    let content = content
    return ForEach<Data, ID, Other>(data: data, identity: id) { transform(content($0)) }
  }
}

extension ForEach: View where Content: View {
  /// Stops the program: the runtime presents the views, and there is no body to call.
  public var body: Never {
    preconditionFailure("A loop of views is drawn by the runtime and has no body to call.")
  }

  /// Creates an instance that uniquely identifies and creates views across updates based on the
  /// identity of the underlying data.
  @_disfavoredOverload
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable {
    self.data = data
    self.content = content
    id = { $0.id }
  }

  /// Creates an instance that uniquely identifies and creates views across updates based on the
  /// provided key path to the underlying data's identifier.
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }

  /// Creates the node that presents a view per element.
  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    if let type = Data.self as? any ListedData.Type { return makeLoop(of: type, view, inputs) }
    return ForEachNode(view, inputs)
  }

  @MainActor
  private static func makeLoop<D: ListedData>(of type: D.Type, _ view: Self, _ inputs: _ViewInputs)
    -> _ViewOutputs
  {
    guard let view = view as? ForEach<D, ID, Content> else {
      preconditionFailure("A loop is one over its own data.")
    }
    return D.makeLoop(view, inputs)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates an instance that computes views on demand over a given constant range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    id = { $0 }
  }
}

extension ForEach: MultiView {}
