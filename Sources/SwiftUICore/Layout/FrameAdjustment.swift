/// The facet of an element that has put frames below it to other places, and decides how they move.
///
/// Who offers it says so (`SubtreeOffers.frames`): hardly any does, and each frame that starts to move asks all above.
struct FrameAdjustment: Facet {
  let adjust: (inout Transaction) -> Void
}
