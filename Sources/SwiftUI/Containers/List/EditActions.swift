import SwiftUICore

/// A set of edit actions on a collection of data that a view can offer to a user.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The actions as bits.
  public let rawValue: Int

  /// Creates a new set from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// An edit action that allows the user to move elements of a collection.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  /// An edit action that allows the user to delete one or more elements of a collection.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  /// All the edit actions available on this collection.
  public static var all: EditActions<Data> { [.move, .delete] }
}

/// The rows of a collection that people may edit.
public struct _EditableRows<
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable,
  RowContent: View
>: View where Data.Index: Hashable {
  // Loops make rows wherever they are made themselves; nothing of a row is changed afterwards.
  nonisolated(unsafe) private let elements: Binding<Data>
  nonisolated(unsafe) private let id: KeyPath<Data.Element, ID>
  nonisolated private let actions: EditActions<Data>
  nonisolated(unsafe) private let rowContent: (Binding<Data.Element>) -> RowContent

  nonisolated init(
    elements: Binding<Data>, id: KeyPath<Data.Element, ID>, actions: EditActions<Data>,
    rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) {
    self.elements = elements
    self.id = id
    self.actions = actions
    self.rowContent = rowContent
  }

  /// A row for each element, with the actions that change the collection.
  public var body: some View {
    ForEach(elements, id: id, content: rowContent)
      .onDelete(
        perform: actions.contains(.delete)
          ? { elements.wrappedValue.remove(atOffsets: $0) } : nil
      )
      .onMove(
        perform: actions.contains(.move)
          ? { elements.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil)
  }
}

extension ForEach {
  /// Creates an instance that uniquely identifies and creates views across updates based on the identity of the underlying
  /// data, which people may edit.
  public init<C, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable, C.Index: Hashable, ID == Int, Data == Range<Int>,
    Content == _EditableRows<C, C.Element.ID, R>
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// Creates an instance that uniquely identifies and creates views across updates based on the identity of the underlying
  /// data, which people may edit.
  public init<C, Identity: Hashable, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, Identity>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Index: Hashable, ID == Int, Data == Range<Int>, Content == _EditableRows<C, Identity, R>
  {
    self.init(0..<1) { _ in
      _EditableRows(elements: data, id: id, actions: editActions, rowContent: content)
    }
  }
}

extension List where SelectionValue == Never {
  /// Creates a list that computes its rows on demand from an underlying collection of identifiable data, which people may
  /// edit.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == _EditableRows<Data, Data.Element.ID, RowContent>, Data: MutableCollection,
    Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, rowContent: rowContent)
  }

  /// Creates a list that identifies its rows based on a key path to the identifier of the underlying data, which people
  /// may edit.
  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == _EditableRows<Data, ID, RowContent>, Data: MutableCollection,
    Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Index: Hashable
  {
    self.init {
      _EditableRows(elements: data, id: id, actions: editActions, rowContent: rowContent)
    }
  }
}

extension List {
  /// Creates a list that computes its rows on demand from an underlying collection of identifiable data, which people may
  /// edit, and of which they may select rows.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == _EditableRows<Data, Data.Element.ID, RowContent>, Data: MutableCollection,
    Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(selection: selection) {
      _EditableRows(elements: data, id: \.id, actions: editActions, rowContent: rowContent)
    }
  }

  /// Creates a list that computes its rows on demand from an underlying collection of identifiable data, which people may
  /// edit, and of which they may select a row.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == _EditableRows<Data, Data.Element.ID, RowContent>, Data: MutableCollection,
    Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(selection: selection) {
      _EditableRows(elements: data, id: \.id, actions: editActions, rowContent: rowContent)
    }
  }
}
