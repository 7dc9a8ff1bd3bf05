import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// What a scroll view tells of itself, and what views inside make of it.
@MainActor
@Suite struct ScrollObservingTests {
  private func rows(_ count: Int = 20, height: CGFloat = 100) -> some View {
    LazyVStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { Text("row \($0)").frame(height: height) }
    }
  }

  @Test func phasesFollowTheFinger() throws {
    let log = Log()
    let probe = try Probe.square(
      ScrollView { rows() }.onScrollPhaseChange { old, new in log("\(old)>\(new)") })
    probe.drag(from: .middle, by: Size(0, -60), steps: 4)
    #expect(log.entries == ["idle>interacting"])
    probe.host.touchUp()
    #expect(log.entries.last == "interacting>decelerating")
    probe.host.advance(by: 5)
    #expect(log.entries.last == "decelerating>idle")
    #expect(log.entries.count == 3)
  }

  @Test func anAnimatedScrollIsAPhaseOfItsOwn() throws {
    struct Jump: View {
      @State var position = ScrollPosition()
      let log: Log
      var body: some View {
        VStack(spacing: 0) {
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<20, id: \.self) { Text("row \($0)").frame(height: 100) }
            }
          }
          .scrollPosition($position)
          .onScrollPhaseChange { _, new, context in
            log("\(new) \(Int(context.geometry.contentOffset.y))")
          }
          Button("Jump") {
            withAnimation(.linear(duration: 1)) { position.scrollTo(y: 500) }
          }
        }
      }
    }
    let log = Log()
    let probe = try Probe.square(Jump(log: log))
    probe.tap("Jump")
    #expect(log.entries == ["animating 0"])
    probe.host.advance(to: 0.5)
    _ = probe.host.frame()
    let shown = probe.host.values.first { $0.property == "scroll" }?.shown
    #expect(isClose(shown?[1], 250, within: 0.5))
    probe.host.advance(to: 1.5)
    #expect(log.entries == ["animating 0", "idle 500"])
  }

  @Test func geometryIsToldInEveryFrame() throws {
    let log = Log()
    let probe = try Probe.square(
      ScrollView { rows() }
        .contentMargins(.top, 20, for: .scrollContent)
        .onScrollGeometryChange(for: Int.self) {
          Int($0.contentOffset.y.rounded())
        } action: {
          log("\($0)>\($1)")
        })
    probe.drag(from: .middle, by: Size(0, -40), steps: 2)
    #expect(log.entries == ["-20>-10", "-10>10"])
    #expect(probe.frame(of: "row 0").map { $0.midY == 70 - 30 } == true)
  }

  /// Plays a fling with frames or without, and answers what was told and when.
  private func told(framesPerSecond: Double?, _ content: (Log) -> some View) throws -> [String] {
    let log = Log()
    let probe = try Probe.square(content(log))
    probe.drag(from: .middle, by: Size(0, -120), steps: 4)
    probe.host.touchUp()
    if let framesPerSecond {
      let start = probe.host.now
      for frame in 1...Int(framesPerSecond) {
        probe.host.advance(to: start + Double(frame) / framesPerSecond)
        _ = probe.host.frame()
      }
    }
    probe.host.advance(to: 6)
    return log.entries
  }

  private func expectSameAtAnyFrameRate(_ content: (Log) -> some View) throws {
    let sought = try told(framesPerSecond: nil, content)
    #expect(sought.count > 20)
    for rate in [60.0, 90, 120] {
      #expect(try told(framesPerSecond: rate, content) == sought, "at \(rate) Hz")
    }
  }

  @Test func geometryIsToldAtTheSameTimesAtAnyFrameRate() throws {
    try expectSameAtAnyFrameRate { log in
      ScrollView { rows() }
        .onScrollGeometryChange(for: Double.self) {
          $0.contentOffset.y
        } action: {
          log("\($1)")
        }
    }
  }

  @Test func placesAreToldWhileTheContentScrolls() throws {
    try expectSameAtAnyFrameRate { log in
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 100)
            .onGeometryChange(for: Double.self) {
              $0.frame(in: .scrollView).minY
            } action: {
              log("\($0)")
            }
          Color.blue.frame(height: 4000)
        }
      }
      .padding(.top, 30)
    }
  }

  @Test func theSpaceOfTheScrollViewBeginsWhereItIsSeen() throws {
    let log = Log()
    let probe = try Probe.square(
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 100)
            .onGeometryChange(for: CGRect.self) {
              $0.frame(in: .scrollView(axis: .vertical))
            } action: {
              log("\(Int($0.minY)) \(Int($0.height))")
            }
          ScrollView(.horizontal) {
            Color.blue.frame(width: 900, height: 50)
              .onGeometryChange(for: CGFloat.self) {
                $0.frame(in: .scrollView(axis: .vertical)).minY
              } action: {
                log("inner \(Int($0))")
              }
          }
          Color.green.frame(height: 4000)
        }
      }
      .padding(.top, 30))
    #expect(log.entries.sorted() == ["0 100", "inner 100"])
    log.entries = []
    probe.drag(from: .middle, by: Size(0, -40), steps: 1)
    #expect(log.entries.sorted() == ["-30 100", "inner 70"])
  }

  @Test func visibilityIsToldAtItsThreshold() throws {
    let log = Log()
    let probe = try Probe.square(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { row in
            Text("row \(row)").frame(width: 400, height: 100)
              .onScrollVisibilityChange(threshold: 0.5) { log("\(row) \($0)") }
          }
        }
      })
    #expect(log.entries.sorted() == ["0 true", "1 true", "2 true", "3 true"])
    log.entries = []
    probe.drag(from: .middle, by: Size(0, -70), steps: 4)
    #expect(log.entries.sorted() == ["0 false", "4 true"])
  }

  // MARK: Transitions

  private func fading(_ configuration: ScrollTransitionConfiguration) -> some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<10, id: \.self) { row in
          Color.gray.frame(width: 400, height: 100)
            .scrollTransition(configuration) { effect, phase in
              effect.opacity(phase.isIdentity ? 1 : 0)
            }
        }
      }
    }
  }

  private func opacities(_ probe: Probe) -> [Double] {
    _ = probe.host.frame()
    return probe.host.values.filter { $0.property == "opacity" }.map { $0.shown[0] }
  }

  @Test func anInteractiveTransitionFollowsTheScrolling() throws {
    let probe = try Probe.square(fading(.interactive(timingCurve: .linear)))
    #expect(Array(opacities(probe).prefix(5)) == [1, 1, 1, 1, 0])
    probe.drag(from: .middle, by: Size(0, -35), steps: 5)
    let shown = opacities(probe)
    #expect(isClose(shown[0], 0.75, within: 0.01))
    #expect(isClose(shown[4], 0.25, within: 0.01))
    // It is the content that is told: no body, no layout.
    probe.host.touchMove(to: Point(200, 160))
    let frame = probe.host.frame().statistics
    #expect(frame.bodies == 0)
    #expect(frame.layouts == 0)
  }

  @Test func anAnimatedTransitionChangesAtItsThreshold() throws {
    let probe = try Probe.square(
      fading(.animated(.linear(duration: 1)).threshold(.visible(0.5))))
    probe.drag(from: .middle, by: Size(0, -50), over: 0.1, steps: 5)
    #expect(opacities(probe)[0] == 1)
    probe.host.touchMove(to: Point(200, 130))
    let start = probe.host.now
    probe.host.advance(to: start + 0.5)
    #expect(isClose(opacities(probe)[0], 0.5, within: 0.02))
    probe.host.advance(to: start + 1.1)
    #expect(opacities(probe)[0] == 0)
  }

  @Test func effectsThatAskWhereTheyAreFollowScrolling() throws {
    let probe = try Probe.square(
      ScrollView {
        VStack(spacing: 0) {
          Color.gray.frame(height: 100)
            .visualEffect { effect, geometry in
              effect.opacity(1 + geometry.frame(in: .global).minY / 100)
            }
          Color.gray.frame(height: 900)
        }
      })
    probe.drag(from: .middle, by: Size(0, -35), steps: 5)
    #expect(isClose(opacities(probe).first, 0.75, within: 0.01))
  }

  // MARK: Bounds

  @Test func contentThatFitsDoesNotBounceWhereThatIsAskedFor() throws {
    func offset(_ behavior: ScrollBounceBehavior) throws -> Double {
      let probe = try Probe.square(
        ScrollView { Color.gray.frame(height: 100) }.scrollBounceBehavior(behavior))
      probe.drag(from: .middle, by: Size(0, 60), steps: 4)
      return probe.host.values.first { $0.property == "scroll" }?.shown[1] ?? 0
    }
    #expect(try offset(.basedOnSize) == 0)
    #expect(try offset(.automatic) < -10)
  }

  @Test func anAnchoredConversationStaysAtItsEnd() throws {
    let model = Model(Array(0..<50))
    struct Chat: View {
      let model: Model<[Int]>
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(model.value, id: \.self) { Text("row \($0)").frame(height: 50) }
          }
        }
        .defaultScrollAnchor(.bottom)
      }
    }
    let probe = try Probe.square(Chat(model: model))
    #expect(probe.labels.last == "row 49")
    #expect(probe.frame(of: "row 49").map { $0.midY == 375 } == true)
    model.set(Array(0..<51), nil)
    _ = probe.host.frame()
    #expect(probe.frame(of: "row 50").map { $0.midY == 375 } == true)
    // Where a person reads further up nothing moves.
    probe.drag(from: .middle, by: Size(0, 110), steps: 4)
    probe.host.advance(by: 1)
    probe.host.touchUp()
    probe.host.advance(by: 3)
    let before = probe.frame(of: "row 46")
    model.set(Array(0..<52), nil)
    _ = probe.host.frame()
    #expect(probe.frame(of: "row 46") == before)
  }

  @Test func headersOfALazyStackArePinned() throws {
    let probe = try Probe.square(
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
          ForEach(0..<5, id: \.self) { section in
            Section {
              ForEach(0..<5, id: \.self) { Text("row \(section).\($0)").frame(height: 50) }
            } header: {
              Text("head \(section)").frame(height: 30)
            }
          }
        }
      })
    probe.drag(from: .middle, by: Size(0, -110), steps: 5)
    #expect(isClose(probe.middle(of: "head 0")?.y, 15, within: 0.6))
    #expect(isClose(probe.middle(of: "head 1")?.y, 280 + 15 - 100, within: 0.6))
    // The end of a section takes its header along.
    probe.host.touchMove(to: Point(200, -70))
    #expect(isClose(probe.middle(of: "head 1")?.y, 280 + 15 - 260, within: 0.6))
    #expect(isClose(probe.middle(of: "head 0")?.y, 20 - 15, within: 0.6))
  }

  @Test func aGridsHeadersStandAcrossItsColumns() throws {
    let probe = try Probe.square(
      ScrollView {
        LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) {
          ForEach(0..<2, id: \.self) { section in
            Section("head \(section)") {
              ForEach(0..<3, id: \.self) { Text("\(section).\($0)").frame(height: 50) }
            }
          }
        }
      })
    let head = try #require(probe.frame(of: "head 0"))
    #expect(head.midX == 200)
    #expect(probe.frame(of: "0.0")?.midX == 100)
    #expect(probe.frame(of: "0.1")?.midX == 300)
    let (first, third) = (
      try #require(probe.frame(of: "0.0")), try #require(probe.frame(of: "0.2"))
    )
    #expect(third.midY - first.midY == 50)
    #expect(third.midX == 100)
    #expect(probe.frame(of: "head 1").map { $0.minY >= third.midY + 25 } == true)
    #expect(probe.frame(of: "head 1")?.midX == 200)
  }
}
