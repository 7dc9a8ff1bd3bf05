/// Which kinds of elements conform to what is asked of thousands at a time: the runtime is asked once for each kind.
@MainActor
enum ElementKinds {
  static var displaceable = TypeTable<Bool>()
  static var showingInPlace = TypeTable<Bool>()
}
