/// Transforms the subviews of a given view into a resulting content view.
public struct GroupElementsOfContent<Subviews: View, Content: View>: PrimitiveView, MultiView {
  let base: Subviews
  let transform: (SubviewsCollection) -> Content

  /// Creates the node that lists the subviews and presents what is made of them.
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    SubviewsNode(view, inputs, base: \.base) { view, listed in
      view.transform(SubviewsCollection(listed.items))
    }
  }
}

/// Transforms the sections of a given view into a resulting content view.
public struct GroupSectionsOfContent<Sections: View, Content: View>: PrimitiveView, MultiView {
  let base: Sections
  let transform: (SectionCollection) -> Content

  /// Creates the node that lists the sections and presents what is made of them.
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    SubviewsNode(view, inputs, base: \.base) { view, listed in
      view.transform(SectionCollection(listed))
    }
  }
}

extension Group {
  /// Constructs a group from the subviews of the given view.
  ///
  /// - Parameters:
  ///   - view: the view whose subviews are asked for: those that its builder, its loops and conditions, and the
  ///     bodies of an app's own views come to.
  ///   - transform: makes a view of the subviews; it is called again when they change.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(grouping: GroupElementsOfContent(base: view, transform: transform))
  }

  /// Constructs a group from the sections of the given view.
  ///
  /// - Parameters:
  ///   - view: the view whose sections are asked for. Subviews that stand in none make up sections without a header and
  ///     a footer.
  ///   - transform: makes a view of the sections; it is called again when they change.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(grouping: GroupSectionsOfContent(base: view, transform: transform))
  }
}
