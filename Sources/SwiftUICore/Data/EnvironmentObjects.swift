import Observation

/// The observable object of one type that views below can read.
private enum ObjectKey<Object: AnyObject & Observable>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

extension EnvironmentValues {
  fileprivate subscript<Object: AnyObject & Observable>(object type: Object.Type) -> Object? {
    get { self[ObjectKey<Object>.self] }
    set { self[ObjectKey<Object>.self] = newValue }
  }
}

extension Environment {
  /// Creates an environment property to read an observable object from the environment.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    self.init { values in
      guard let object = values[object: objectType] else {
        preconditionFailure(
          "No observable object of type \(objectType) found. A view's environment(_:) for it may "
            + "be missing as an ancestor of this view.")
      }
      return object
    }
  }

  /// Creates an environment property to read an observable object from the environment, returning
  /// nil if no corresponding object has been set in the current view's environment.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    self.init { $0[object: objectType] }
  }
}

extension View {
  /// Places an observable object in the view's environment.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    transformEnvironment(\.self) { $0[object: T.self] = object }
  }
}
