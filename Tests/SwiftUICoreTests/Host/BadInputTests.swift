import LegatoDisplay
import LegatoMotion
import LegatoRaster
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// Numbers that nobody means, and some that somebody does.
private struct Numbers: Equatable {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func bits() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }

  mutating func number() -> Double {
    let bad: [Double] = [
      .nan, .infinity, -.infinity, -1, -1e300, 1e300, .greatestFiniteMagnitude,
      .leastNonzeroMagnitude, 0, -0.0, 1e9, 0.5, 2, 40,
    ]
    return bad[Int(bits() % UInt64(bad.count))]
  }
}

/// One bad view of each kind, chosen by numbers.
@MainActor
private func wrap(_ view: AnyView, _ kind: Int, _ n: inout Numbers) -> AnyView {
  let (a, b, c) = (n.number(), n.number(), n.number())
  switch kind {
  case 0: return AnyView(view.frame(width: a, height: b))
  case 1: return AnyView(view.frame(minWidth: a, idealWidth: b, maxWidth: c))
  case 2: return AnyView(view.frame(minHeight: a, idealHeight: b, maxHeight: c))
  case 3: return AnyView(view.padding(EdgeInsets(top: a, leading: b, bottom: c, trailing: a)))
  case 4: return AnyView(view.offset(x: a, y: b))
  case 5: return AnyView(view.position(x: a, y: b))
  case 6: return AnyView(view.scaleEffect(x: a, y: b, anchor: UnitPoint(x: c, y: a)))
  case 7: return AnyView(view.rotationEffect(.degrees(a), anchor: UnitPoint(x: b, y: c)))
  case 8: return AnyView(view.opacity(a))
  case 9: return AnyView(view.shadow(color: .red.opacity(a), radius: b, x: c, y: a))
  case 10: return AnyView(view.blur(radius: a))
  case 11: return AnyView(view.clipShape(RoundedRectangle(cornerRadius: a)))
  case 12: return AnyView(view.zIndex(a).layoutPriority(b))
  case 13: return AnyView(view.font(.system(size: a)).lineSpacing(b).lineLimit(Int(n.bits()) - 5))
  case 14:
    return AnyView(
      HStack(spacing: a) {
        view; Spacer(minLength: b); view
      })
  case 15:
    return AnyView(
      VStack(spacing: a) {
        view; Text("x").tracking(b).baselineOffset(c)
      })
  case 16:
    return AnyView(
      view.alignmentGuide(.leading) { _ in CGFloat(a) }.alignmentGuide(.top) { _ in CGFloat(b) })
  case 17:
    return AnyView(
      view.overlay {
        Circle().inset(by: a).trim(from: b, to: c)
          .stroke(
            .red, style: StrokeStyle(lineWidth: a, miterLimit: b, dash: [a, b, c], dashPhase: c))
      })
  case 18:
    return AnyView(
      view.background(
        LinearGradient(
          stops: [.init(color: .red, location: a), .init(color: .blue, location: b)],
          startPoint: UnitPoint(x: a, y: b), endPoint: UnitPoint(x: c, y: a))))
  case 19:
    return AnyView(
      view.background(
        Color(red: a, green: b, blue: c).mix(
          with: Color(hue: a, saturation: b, brightness: c), by: a)))
  case 20:
    return AnyView(
      view.background {
        Path { path in
          path.move(to: CGPoint(x: a, y: b))
          path.addArc(
            center: CGPoint(x: a, y: b), radius: c, startAngle: .radians(a), endAngle: .radians(b),
            clockwise: a < b)
          path.addQuadCurve(to: CGPoint(x: b, y: c), control: CGPoint(x: a, y: a))
        }
      })
  case 21: return AnyView(view.mask { Rectangle().cornerRadius(a).frame(width: b) })
  case 22:
    return AnyView(
      GeometryReader { geometry in view.frame(width: geometry.size.width * a) })
  case 23: return AnyView(view.overlay { ProgressView(value: a, total: b) })
  case 24:
    return AnyView(
      view.background(
        RadialGradient(colors: [.red], center: UnitPoint(x: a, y: b), startRadius: b, endRadius: c))
    )
  case 25:
    return AnyView(
      view.background(
        RoundedRectangle(cornerSize: CGSize(width: a, height: b)).strokeBorder(.red, lineWidth: c)))
  default:
    return AnyView(
      view.background(
        AngularGradient(
          gradient: Gradient(colors: []), center: UnitPoint(x: a, y: b), angle: .degrees(c))))
  }
}
private let kinds = 27

/// An animation made of bad numbers.
@MainActor
private func animation(_ n: inout Numbers) -> Animation {
  let (a, b, c) = (n.number(), n.number(), n.number())
  let base: Animation =
    switch n.bits() % 6 {
    case 0: .linear(duration: a)
    case 1: .timingCurve(a, b, c, a, duration: b)
    case 2: .spring(response: a, dampingFraction: b, blendDuration: c)
    case 3: .spring(duration: a, bounce: b)
    case 4: .interpolatingSpring(mass: a, stiffness: b, damping: c, initialVelocity: a)
    default: .easeInOut
    }
  return n.bits() % 2 == 0
    ? base.delay(b).speed(c) : base.repeatCount(Int(n.bits() % 5) - 2, autoreverses: true).delay(a)
}

private struct Fuzzed: View {
  let model: Model<Int?>
  let kind: Int

  var body: some View {
    VStack {
      if let seed = model.value {
        let view = {
          var numbers = Numbers(seed: seed)
          return wrap(AnyView(Text("some words").background(Color.red)), kind, &numbers)
        }()
        view
      }
      Color.blue.frame(width: 20, height: 20)
    }
  }
}

/// ARCHITECTURE.md, "Faults": bad input never traps and never hangs.
@MainActor @Suite("Bad input")
struct BadInputTests {
  private static let size = Size(120, 120)

  @Test(arguments: 0..<kinds)
  func neitherTrapsNorHangsAndLeavesNothingBehind(_ kind: Int) throws {
    let engine = try HarfBuzzTextEngine()
    let configuration = HostConfiguration(size: Self.size, scale: 1)
    let model = Model<Int?>(nil)
    let host = ViewHost(
      Fuzzed(model: model, kind: kind), configuration: configuration, textEngine: engine)
    let raster = CairoRasterizer(textEngine: engine, width: 120, height: 120)
    let clean = host.frame().list.description
    func look() {
      let frame = host.frame()
      raster.render(frame.list, changes: frame.changes)
      #expect(!frame.list.description.contains("nan"), "kind \(kind)")
      _ = host.semantics
      host.hover(at: Point(60, 60))
      host.tap(at: Point(60, 60))
    }
    for seed in 0..<24 {
      var numbers = Numbers(seed: seed + 1000)
      model.set(seed, seed % 3 == 0 ? nil : animation(&numbers))
      look()
      host.advance(by: 0.05)
      look()
    }
    model.set(nil, nil)
    host.advance(by: 1e6)
    let after = host.frame()
    #expect(Set(host.issues).count == host.issues.count)
    #expect(host.issues.allSatisfy { !$0.path.isEmpty })
    let places = after.list.description
    // What moves at no speed stays where it is.
    #expect(places == clean || !host.motions.isEmpty, "kind \(kind)")
  }

  @Test func allAtOnce() throws {
    for seed in 0..<60 {
      var numbers = Numbers(seed: seed)
      var view = AnyView(Text("words"))
      for _ in 0..<12 { view = wrap(view, Int(numbers.bits() % UInt64(kinds)), &numbers) }
      let probe = try Probe(view, HostConfiguration(size: Self.size, scale: 1))
      #expect(!probe.list.description.contains("nan"), "seed \(seed)")
    }
  }

  @Test func everyFaultIsReportedOnceWithThePath() throws {
    struct Scene: View {
      let model: Model<Double>
      var body: some View {
        let bad = model.value
        VStack(spacing: bad) {
          Text("1").offset(x: bad)
          Text("2").padding(bad)
          Text("3").opacity(bad)
          Text("4").scaleEffect(bad)
          Text("5").rotationEffect(.degrees(bad))
          Text("6").blur(radius: bad)
          Text("7").shadow(radius: bad)
          Text("8").position(x: bad, y: 0)
          Text("9").frame(width: bad)
          Text("10").font(.system(size: bad))
          Text("11").zIndex(bad)
          Text("12").layoutPriority(bad)
          RoundedRectangle(cornerRadius: bad)
          Circle().trim(from: 0, to: bad)
          Circle().inset(by: bad)
          Circle().stroke(lineWidth: bad)
          Text("17").lineSpacing(bad)
          Spacer(minLength: bad)
        }
      }
    }
    let model = Model(Double.nan)
    let probe = try Probe(Scene(model: model))
    let paths = Set(probe.host.issues.map(\.path))
    let missing = (0..<18).filter { index in !paths.contains { $0.hasSuffix("[\(index)]") } }
    #expect(missing.isEmpty, "\(missing) of \(probe.host.issues)")
    #expect(paths.contains { $0.hasSuffix("VStack") })
    let count = probe.host.issues.count
    model.set(1, nil)
    _ = probe.host.frame()
    model.set(.nan, nil)
    _ = probe.host.frame()
    #expect(probe.host.issues.count == count)
  }
}

@MainActor @Suite("Identities that do not equal themselves")
struct IrreflexiveIdentityTests {
  @Test func whatTheyNamedIsGoneWithThem() throws {
    struct Scene: View {
      let model: Model<Double>
      var body: some View {
        VStack {
          Rectangle().id(model.value)
          ForEach([model.value], id: \.self) { _ in Circle() }
        }
        .opacity(model.value == 2 ? 0.5 : 1)
      }
    }
    let model = Model(Double.nan)
    let probe = try Probe(Scene(model: model))
    for value in [Double.nan, 1, .nan, .nan, 2] { model.set(value, .linear(duration: 1)) }
    probe.host.advance(to: 0.5)
    _ = probe.host.frame()
    probe.host.advance(to: 3)
    _ = probe.host.frame()
    #expect(probe.host.values.filter { $0.property == "frame" }.count == 2)
    #expect(!probe.host.needsFrame)
    #expect(probe.host.graph.invariantViolations(after: .record).isEmpty)
  }
}

@MainActor @Suite("Deep and wide")
struct DepthTests {
  @Test func aThousandModifiersDeep() throws {
    var view = AnyView(Text("deep"))
    for index in 0..<1000 {
      view = index % 2 == 0 ? AnyView(view.padding(0)) : AnyView(view.opacity(1))
    }
    let probe = try Probe(view)
    #expect(probe.host.semantics.map(\.label) == ["deep"] || !probe.host.issues.isEmpty)
  }
}
