/// What a loop over a binding goes through: an element's position with its identity.
extension ForEach where Content: View {
  /// Creates an instance that uniquely identifies and creates views across updates based on the
  /// identity of the underlying data.
  ///
  /// A row's binding follows its element by identity. Once the element has been removed the binding
  /// keeps its last value, and writing to it does nothing.
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Creates an instance that uniquely identifies and creates views across updates based on the
  /// provided key path to the underlying data's identifier.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    // The elements as they are now: what is written later has other positions.
    let elements = data.wrappedValue
    let base = data.baseLocation
    let transaction = data.ownTransaction
    self.data = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
    self.id = { $0.1 }
    self.content = { position in
      var element = Binding(
        location: IdentifiedElementLocation(
          base: base, id: position.1, index: position.0, last: elements[position.0],
          identify: { $0[keyPath: id] }))
      if let transaction { element.transaction = transaction }
      return content(element)
    }
  }
}
