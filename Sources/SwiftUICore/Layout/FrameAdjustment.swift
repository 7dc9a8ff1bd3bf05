/// The facet of an element that has put frames below it to other places, and decides how they move.
struct FrameAdjustment: Facet {
  let adjust: (inout Transaction) -> Void
}
