import Testing

@testable import LegatoRaster

/// Boxes that are passed over in stretches are found as if each had been looked at.
struct BoxHierarchyTests {
  /// Rows below one another, some of them empty.
  private func rows(_ count: Int, from first: Int = 0) -> [PixelBox] {
    (0..<count).map { index in
      index % 7 == 3
        ? .empty
        : PixelBox(
          left: index % 5, top: first + 10 * index, right: 90, bottom: first + 10 * index + 9)
    }
  }

  private func met(_ boxes: BoxHierarchy, by area: PixelBox) -> [Int] {
    var found: [Int] = []
    boxes.forEach(where: { $0.intersects(area) }) { found.append($0) }
    return found
  }

  @Test("finds what is met, in order", arguments: [0, 1, 63, 64, 65, 4_095, 4_096, 4_097, 9_000])
  func order(_ count: Int) {
    let boxes = rows(count)
    let hierarchy = BoxHierarchy(boxes)
    #expect(hierarchy.isEmpty == boxes.isEmpty)
    #expect(hierarchy.union == boxes.reduce(.empty) { $0.union($1) })
    for top in [-50, 0, 5 * count, 10 * count - 30, 10 * count + 50] {
      let area = PixelBox(left: 0, top: top, right: 50, bottom: top + 200)
      #expect(met(hierarchy, by: area) == boxes.indices.filter { boxes[$0].intersects(area) })
      let last = hierarchy.lastIndex(where: { $0.intersects(area) }) { $0 % 3 == 0 }
      #expect(last == boxes.indices.last { boxes[$0].intersects(area) && $0 % 3 == 0 })
    }
  }

  @Test("takes new boxes in, whatever their order, and passes over what is not there")
  func refreshing() {
    var boxes = rows(9_000)
    var hierarchy = BoxHierarchy(boxes)
    let moved = rows(9_000, from: 40_000)
    let changed = [8_999, 0, 64, 63, 64, 4_096, 5_000, 1]
    for index in changed { boxes[index] = moved[index] }
    hierarchy.refresh(changed + [9_000, -1]) { moved[$0] }
    #expect(hierarchy.union == boxes.reduce(.empty) { $0.union($1) })
    for top in stride(from: 0, to: 140_000, by: 777) {
      let area = PixelBox(left: 0, top: top, right: 50, bottom: top + 15)
      #expect(met(hierarchy, by: area) == boxes.indices.filter { boxes[$0].intersects(area) })
    }
  }

  @Test("looks at few of very many")
  func cost() {
    let hierarchy = BoxHierarchy(rows(200_000))
    var looks = 0
    hierarchy.forEach(where: {
      looks += 1
      return $0.intersects(PixelBox(left: 0, top: 777_770, right: 50, bottom: 777_780))
    }) { _ in }
    #expect(looks <= 64 * 6)
  }
}
