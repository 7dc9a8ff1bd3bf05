import LegatoDisplay

/// The facet of an element whose children are seen at an angle: what is applied to their coordinates
/// before the element's transform.
struct ChildProjection: Facet {
  let projection: Projection

  init(_ projection: Projection) { self.projection = projection }
}

extension Element {
  /// What is applied to the children's coordinates before the transform, where they are seen at an
  /// angle.
  final var childProjection: Projection? { facet(ChildProjection.self)?.projection }
}
