/// How heavy a symbol is drawn: of nine weights, those of the text beside it.
///
/// The drawings are of the regular weight. Others are made of it: lines grow by as much on both sides, and what is cut out
/// of an area grows as well. What pictures of a phone show of bold and semibold symbols beside regular ones is matched:
/// lines of 0.14 and 0.12 em in place of 0.075 and 0.09.
struct SymbolWeight: Hashable, Sendable {
  /// From 1, the lightest, to 9; 4 is the regular one.
  let step: Int

  static let regular = SymbolWeight(step: 4)

  private init(step: Int) { self.step = step }

  /// The nearest one to a weight of text, 100 to 900; regular where that is no number.
  init(_ weight: Double) {
    step = weight.isFinite ? Int(min(max(weight / 100, 1), 9).rounded()) : 4
  }

  /// By how much each side of a line is farther out than that of the regular one, in ems of the text.
  var growth: Double {
    [-0.022, -0.018, -0.01, 0, 0.009, 0.019, 0.03, 0.04, 0.05][step - 1]
  }
}
