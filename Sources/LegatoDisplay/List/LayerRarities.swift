/// What few layers have: apart, as layers are kept by the ten thousand and copied in each frame in which they move.
///
/// Never changed: another one takes its place.
@usableFromInline
final class LayerRarities: Hashable, Sendable {
  @usableFromInline
  struct Values: Hashable, Sendable {
    @usableFromInline var projection: Projection?
    @usableFromInline var clip: Layer.Clip?
    @usableFromInline var mask: LayerID?
    @usableFromInline var filters: [Filter] = []

    @usableFromInline init() {}

    var isEmpty: Bool { projection == nil && clip == nil && mask == nil && filters.isEmpty }
  }

  @usableFromInline let values: Values

  init(_ values: Values) { self.values = values }

  @usableFromInline
  static func == (left: LayerRarities, right: LayerRarities) -> Bool {
    left === right || left.values == right.values
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
