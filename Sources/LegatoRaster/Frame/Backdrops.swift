/// The layers that what lies behind is seen through.
struct Backdrops {
  var layers: Set<Int32> = []
  /// These layers and all that hold them.
  var withAncestors: Set<Int32> = []
}
