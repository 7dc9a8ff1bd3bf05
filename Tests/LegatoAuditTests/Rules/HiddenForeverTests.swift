import LegatoDisplay
import SwiftUI
import Testing

@testable import LegatoAudit

private struct Waiting: View {
  @State private var isShown = false
  let hasButton: Bool

  var body: some View {
    VStack {
      Text("Here").opacity(isShown ? 1 : 0)
      if hasButton { Button("Show") { isShown.toggle() } }
      Text("There").onTapGesture {}
    }
  }
}

private struct Spark: Identifiable {
  let id: Int
  var opacity = 1.0
}

private struct Sparks: View {
  @State private var sparks = (0..<12).map { Spark(id: $0) }
  let cleansUp: Bool

  var body: some View {
    ZStack {
      ForEach(sparks) { spark in
        Circle().frame(width: 8, height: 8).opacity(spark.opacity)
          .offset(x: Double(spark.id) * 10)
      }
    }
    .onAppear {
      withAnimation(.easeOut(duration: 0.6)) {
        for index in sparks.indices { sparks[index].opacity = 0 }
      } completion: {
        if cleansUp { sparks = [] }
      }
    }
  }
}

@MainActor @Suite("Rule: hidden for ever")
struct HiddenForeverTests {
  @Test func tellsOfAStartStateThatNothingLeaves() throws {
    let findings = try audit(HiddenForever.self) { Waiting(hasButton: false) }
    #expect(findings.map(\.property) == ["opacity"])
    #expect(findings.first?.path.hasSuffix("Text[0]") == true)
  }

  @Test func isNotSureWhereNotAllWasTouched() throws {
    let findings = try audit(HiddenForever.self, size: Size(320, 900)) {
      VStack {
        Waiting(hasButton: false)
        ForEach(0..<12, id: \.self) { number in Button("Button \(number)") {} }
      }
    }
    #expect(findings.map(\.severity) == [.note])
  }

  @Test func hasNothingAgainstTheHiddenLabelOfASlider() throws {
    #expect(
      try audit(HiddenForever.self) {
        Slider(value: .constant(0.5)) { Text("Volume") }
      }.isEmpty)
    #expect(
      try audit(HiddenForever.self) {
        Stepper("People", value: .constant(2), in: 1...4).labelsHidden()
      }.isEmpty)
  }

  @Test func hasNothingAgainstWhatATapShows() throws {
    #expect(try audit(HiddenForever.self) { Waiting(hasButton: true) }.isEmpty)
  }

  @Test func tellsOfParticlesThatStayInTheTree() throws {
    let finding = try #require(try audit(HiddenForever.self) { Sparks(cleansUp: false) }.first)
    #expect(finding.message.hasPrefix("12 views have faded to nothing"))
  }

  @Test func hasNothingAgainstParticlesThatAreTakenOut() throws {
    #expect(try audit(HiddenForever.self) { Sparks(cleansUp: true) }.isEmpty)
  }

  private struct Hearts: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Button("Like") { count += 3 }
        ZStack { ForEach(0..<count, id: \.self) { _ in Heart() } }
      }
    }
  }

  private struct Heart: View {
    @State private var isGone = false
    var body: some View {
      Circle().frame(width: 20, height: 20).scaleEffect(isGone ? 0 : 1)
        .onAppear { withAnimation(.easeIn(duration: 0.3)) { isGone = true } }
    }
  }

  @Test("C27: what has shrunk to nothing is as invisible as what has faded")
  func tellsOfParticlesThatShrink() throws {
    let finding = try #require(try audit(HiddenForever.self) { Hearts() }.first)
    #expect(finding.message.hasSuffix("views have shrunk to nothing and stay in the tree."))
  }

  /// What a form keeps for the moment in which something is wrong, or chosen, or done.
  enum Decoration: CaseIterable {
    case errorBorder, focusRing, tint, otherLabel, glow
  }

  private struct Field: View {
    let decoration: Decoration
    var isOn = false
    var body: some View {
      VStack(spacing: 20) {
        Text("Name")
        switch decoration {
        case .errorBorder:
          Text("Maria Lind").padding(12)
            .overlay(
              RoundedRectangle(cornerRadius: 8).strokeBorder(.red, lineWidth: 2).opacity(
                isOn ? 1 : 0))
        case .focusRing:
          Text("Maria Lind").padding(12)
            .background(
              RoundedRectangle(cornerRadius: 8).stroke(.blue).padding(-3).opacity(isOn ? 1 : 0))
        case .tint:
          Text("Maria Lind").padding(12).overlay(Color.red.opacity(0.2).opacity(isOn ? 1 : 0))
        case .otherLabel:
          ZStack {
            Text("Save").opacity(isOn ? 0 : 1)
            Text("Saved").opacity(isOn ? 1 : 0)
          }
        case .glow:
          Circle().fill(.blue).frame(width: 40, height: 40)
            .background(Circle().fill(.blue).padding(-4).opacity(isOn ? 0.4 : 0))
        }
        Button("Close") {}
      }
    }
  }

  @Test(
    "What shares its place with something that is seen waits for its state",
    arguments: Decoration.allCases)
  func alternatives(decoration: Decoration) throws {
    let findings = try audit(HiddenForever.self) { Field(decoration: decoration) }
    #expect(findings.isEmpty, "\(findings.map(\.path))")
  }

  @Test("What lies on something much larger, or alone, leaves a hole")
  func holes() throws {
    struct Hero: View {
      @State private var isShown = false
      var body: some View {
        ZStack {
          Color.blue
          Text("Welcome back").opacity(isShown ? 1 : 0)
        }
        .onTapGesture {}
      }
    }
    #expect(try audit(HiddenForever.self) { Hero() }.map(\.severity) == [.warning])
    struct Chart: View {
      @State private var isShown = false
      var body: some View {
        VStack {
          Text("Steps")
          HStack {
            Rectangle().frame(width: 20, height: 80)
            Rectangle().frame(width: 20, height: 40)
          }
          .opacity(isShown ? 1 : 0)
          Button("Reload") {}
        }
      }
    }
    #expect(try audit(HiddenForever.self) { Chart() }.map(\.severity) == [.warning])
    struct Veiled: View {
      var body: some View {
        VStack {
          ZStack {
            Text("Save").opacity(0)
            Text("Saved").opacity(0)
          }
          Button("Close") {}
        }
      }
    }
    #expect(try audit(HiddenForever.self) { Veiled() }.map(\.count) == [2])
  }

  @Test(
    "Where there is nothing to touch, a state that only the check sets shows nothing of its own")
  func forced() throws {
    struct Forgotten: View {
      @State private var hasAppeared = false
      var body: some View {
        VStack {
          Text("Today")
          Text("Three meetings").opacity(hasAppeared ? 1 : 0)
        }
      }
    }
    let findings = try audit(HiddenForever.self) { Forgotten() }
    #expect(findings.map(\.severity) == [.note])
    #expect(findings.first?.message.contains("only setting its state from outside") == true)
    struct Appearing: View {
      @State private var hasAppeared = false
      var body: some View {
        VStack {
          Text("Today")
          Text("Three meetings").opacity(hasAppeared ? 1 : 0)
        }
        .onAppear { withAnimation { hasAppeared = true } }
      }
    }
    #expect(try audit(HiddenForever.self) { Appearing() }.isEmpty)
  }
}
