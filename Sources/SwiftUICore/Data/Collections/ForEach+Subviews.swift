/// A collection which allows a view to be treated as a collection of its subviews in a for each loop. The loop
/// finds them when it is shown: elsewhere it is empty.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  let base: AnyView

  /// The position of the first subview.
  public var startIndex: Int { 0 }
  /// The position behind the last subview.
  public var endIndex: Int { 0 }
  /// Stops the program: the loop alone knows the subviews.
  public subscript(index: Int) -> Subview {
    preconditionFailure("The subviews of a loop are known where it is shown.")
  }
}

/// A collection which allows a view to be treated as a collection of its sections in a for each loop. The loop
/// finds them when it is shown: elsewhere it is empty.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  let base: AnyView

  /// The position of the first section.
  public var startIndex: Int { 0 }
  /// The position behind the last section.
  public var endIndex: Int { 0 }
  /// Stops the program: the loop alone knows the sections.
  public subscript(index: Int) -> SectionConfiguration {
    preconditionFailure("The sections of a loop are known where it is shown.")
  }
}

extension ForEach where Content: View {
  /// Creates an instance that uniquely identifies and creates views across updates based on the subviews of a given
  /// view.
  ///
  /// - Parameters:
  ///   - view: the view whose subviews are asked for.
  ///   - content: makes a view of one of them.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(data: ForEachSubviewCollection(base: AnyView(view)), id: \.id, content: content)
  }

  /// Creates an instance that uniquely identifies and creates views across updates based on the sections of a given
  /// view.
  ///
  /// - Parameters:
  ///   - view: the view whose sections are asked for.
  ///   - content: makes a view of one of them.
  public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(data: ForEachSectionCollection(base: AnyView(view)), id: \.id, content: content)
  }
}

/// Data of a loop that are the subviews or the sections of a view.
protocol ListedData: RandomAccessCollection {
  @MainActor
  static func makeLoop<ID, Content: View>(_ view: ForEach<Self, ID, Content>, _ inputs: _ViewInputs)
    -> _ViewOutputs
}

extension ForEachSubviewCollection: ListedData {
  static func makeLoop<ID, C: View>(_ view: ForEach<Self, ID, C>, _ inputs: _ViewInputs)
    -> _ViewOutputs
  {
    PassThroughNode(view, inputs) { view in
      Group(subviews: view.data.base) { ForEach<_, _, C>($0, content: view.content) }
    }
  }
}

extension ForEachSectionCollection: ListedData {
  static func makeLoop<ID, C: View>(_ view: ForEach<Self, ID, C>, _ inputs: _ViewInputs)
    -> _ViewOutputs
  {
    PassThroughNode(view, inputs) { view in
      Group(sections: view.data.base) { ForEach<_, _, C>($0, content: view.content) }
    }
  }
}
