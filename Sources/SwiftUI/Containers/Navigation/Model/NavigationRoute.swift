import SwiftUICore

/// The path that a stack follows, whatever its type: how to read it, and how to write it when a
/// person goes on or back.
@MainActor
struct NavigationRoute {
  /// What it holds now. Inside of a body this is read as any other state.
  let values: () -> [AnyHashable]
  /// Answers whether the path takes values of this kind.
  let append: (AnyHashable) -> Bool
  let removeLast: (Int) -> Void

  init(_ path: Binding<NavigationPath>) {
    values = { path.wrappedValue.values }
    append = { value in
      guard let value = value.base as? any Hashable else { return false }
      path.wrappedValue.append(value)
      return true
    }
    removeLast = { path.wrappedValue.removeLast($0) }
  }

  init<Data>(_ path: Binding<Data>)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    values = { path.wrappedValue.map { AnyHashable($0) } }
    append = { value in
      guard let element = value.base as? Data.Element else { return false }
      path.wrappedValue.append(element)
      return true
    }
    removeLast = { count in
      // `removeLast` of a collection traps where there are fewer.
      let rest = max(0, path.wrappedValue.count - max(0, count))
      path.wrappedValue = Data(path.wrappedValue.prefix(rest))
    }
  }
}
