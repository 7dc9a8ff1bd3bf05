import Testing

@testable import SwiftUICore

@Suite("Measured sizes")
struct MeasuredSizesTests {
  private let size = CGSize(width: 3, height: 4)

  @Test func aSizeIsFoundByItsProposal() {
    var sizes = MeasuredSizes()
    let proposals: [ProposedViewSize] = [
      .unspecified, .zero, .infinity, ProposedViewSize(width: nil, height: 5),
      ProposedViewSize(width: 5, height: nil), ProposedViewSize(width: 5, height: 5),
    ]
    for (index, proposal) in proposals.enumerated() {
      #expect(sizes[proposal] == nil)
      sizes.append(CGSize(width: CGFloat(index), height: 1), for: proposal)
    }
    for (index, proposal) in proposals.enumerated() {
      #expect(sizes[proposal]?.width == CGFloat(index))
    }
  }

  @Test func whatIsNoNumberIsNeverFound() {
    var sizes = MeasuredSizes()
    for width in [CGFloat.nan, CGFloat(nan: 1, signaling: false)] {
      let proposal = ProposedViewSize(width: width, height: nil)
      sizes.append(size, for: proposal)
      #expect(sizes[proposal] == nil && sizes[.unspecified] == nil)
    }
  }

  @Test func zeroHasNoSign() {
    var sizes = MeasuredSizes()
    sizes.append(size, for: .zero)
    #expect(sizes[ProposedViewSize(width: -0.0, height: 0)] == size)
  }

  @Test func theOldestAreForgotten() {
    var sizes = MeasuredSizes()
    func proposal(_ width: Int) -> ProposedViewSize {
      ProposedViewSize(width: CGFloat(width), height: nil)
    }
    for width in 0..<40 { sizes.append(size, for: proposal(width)) }
    #expect((0..<40).filter { sizes[proposal($0)] != nil } == Array(8..<40))
  }

  @Test func allCanBeForgotten() {
    var sizes = MeasuredSizes()
    #expect(sizes.isEmpty)
    sizes.append(size, for: .zero)
    sizes.append(size, for: .infinity)
    #expect(!sizes.isEmpty)
    sizes.removeAll()
    #expect(sizes.isEmpty && sizes[.zero] == nil && sizes[.infinity] == nil)
  }
}
