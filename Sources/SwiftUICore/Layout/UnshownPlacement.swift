/// The facet of a container that leaves out some of its children when it lays out: puts one of them where it
/// would be if it were shown.
struct UnshownPlacement: Facet {
  let place: @MainActor (Element) -> Void
}
