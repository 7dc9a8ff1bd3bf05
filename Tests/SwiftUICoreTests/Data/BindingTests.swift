import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

private struct Person: Equatable {
  var name = "Ann"
  var age = 1.0
}

private struct Field: View {
  @Binding var age: Double
  let log: Log
  var body: some View {
    let _ = log("field")
    Button("age \(age)") { age += 1 }
  }
}

private struct Fader: View {
  @Binding var value: Double
  var body: some View {
    Button("go") { value = 0 }
    Rectangle().frame(width: 10, height: 10).opacity(value)
  }
}

@MainActor @Suite("Bindings, environment and models")
struct BindingTests {
  private let log = Log()

  @Test func aMemberOfAStateIsWrittenThrough() throws {
    struct Scene: View {
      @State private var person = Person()
      let log: Log
      var body: some View {
        Text(person.name)
        Field(age: $person.age, log: log)
      }
    }
    let probe = try Probe(Scene(log: log))
    probe.tap("age 1.000000")
    #expect(probe.host.semantics.map(\.label) == ["Ann", "age 2.000000"])
    #expect(log.entries == ["field", "field"])
  }

  @Test func passingTheSameBindingAgainEvaluatesNobody() throws {
    struct Scene: View {
      @State private var person = Person()
      let model: Model<Int>
      let log: Log
      var body: some View {
        let _ = model.value
        Field(age: $person.age, log: log)
        Field(age: .constant(3), log: log)
      }
    }
    let model = Model(0)
    let probe = try Probe(Scene(model: model, log: log))
    log.entries = []
    model.set(1, nil)
    _ = probe.host.frame()
    #expect(log.entries.isEmpty)
  }

  @Test func aBindingCanBringItsAnimation() throws {
    struct Scene: View {
      @State private var value = 1.0
      let animates: Bool
      var body: some View {
        VStack { Fader(value: animates ? $value.animation(.linear(duration: 1)) : $value) }
      }
    }
    let probe = try Probe(Scene(animates: true))
    probe.tap("go")
    #expect(isClose(probe.value("Rectangle[1]", "opacity", at: 0.5), 0.5))
    let still = try Probe(Scene(animates: false))
    still.tap("go")
    #expect(still.host.motions.isEmpty)
  }

  @Test func aBindingWithoutAnimationSuppressesTheOneAround() throws {
    struct Scene: View {
      @State private var value = 1.0
      var body: some View {
        let binding = $value.animation(nil)
        VStack {
          Button("go") { withAnimation(.linear(duration: 1)) { binding.wrappedValue = 0 } }
          Rectangle().opacity(value)
        }
      }
    }
    let probe = try Probe(Scene())
    probe.tap("go")
    #expect(
      probe.host.motions.filter { $0.property == "opacity" && $0.path.contains("Rect") }.isEmpty)
  }

  @Test func aConstantStaysAsItIs() {
    let binding = Binding.constant(1)
    binding.wrappedValue = 2
    #expect(binding.wrappedValue == 1)
  }

  @Test func closuresReadAndWrite() {
    var store = 1
    let binding = Binding(get: { store }, set: { store = $0 })
    binding.wrappedValue = 5
    #expect(store == 5 && binding.wrappedValue == 5)
    let optional = Binding<Int?>(binding)
    optional.wrappedValue = 6
    #expect(store == 6)
    let back = Binding<Int>(optional)
    #expect(back?.wrappedValue == 6)
  }

  @Test func modelsComeThroughTheEnvironment() throws {
    struct Reader: View {
      @Environment(Model<Int>.self) private var model
      @Environment(Model<String>.self) private var missing: Model<String>?
      var body: some View {
        @Bindable var model = model
        Text("\(model.value) \(missing == nil ? "none" : "some")")
        Button("add") { $model.value.wrappedValue += 1 }
      }
    }
    let model = Model(1)
    let probe = try Probe(VStack { Reader() }.environment(model))
    probe.tap("add")
    #expect(probe.host.semantics.map(\.label) == ["2 none", "add"])
  }

  @Test func onlyWhoReadsAKeyIsEvaluated() throws {
    struct Deaf: View {
      let log: Log
      var body: some View {
        let _ = log("deaf")
        Color.red
      }
    }
    struct Hearing: View {
      @Environment(\.layoutDirection) private var direction
      let log: Log
      var body: some View {
        let _ = log("hearing \(direction == .rightToLeft)")
        Color.red
      }
    }
    let probe = try Probe(
      VStack {
        Deaf(log: log); Hearing(log: log)
      })
    log.entries = []
    probe.host.configuration.layoutDirection = .rightToLeft
    _ = probe.host.frame()
    #expect(log.entries == ["hearing true"])
  }
}

@MainActor @Suite("What is gone is freed")
struct MemoryTests {
  private final class Token {}

  private struct Holder: View {
    @State private var token: Token
    let model: Model<Bool>
    init(_ token: Token, _ model: Model<Bool>) {
      _token = State(wrappedValue: token)
      self.model = model
    }
    var body: some View {
      Button("x") { _ = token }.opacity(model.value ? 1 : 0.5).transition(.scale)
    }
  }

  private struct Scene: View {
    let model: Model<Bool>
    let make: () -> Token
    var body: some View {
      VStack {
        if model.value { Holder(make(), model).background { Text("behind") }.mask { Circle() } }
        Text("stays")
      }
    }
  }

  @Test(arguments: [false, true])
  func aViewThatHasGone(_ isAnimated: Bool) throws {
    weak var token: Token?
    weak var node: Node?
    let model = Model(true)
    let probe = try Probe(
      Scene(model: model) {
        let made = Token()
        if token == nil { token = made }
        return made
      })
    node = probe.host.graph.attributesInOrder.first { $0.element.semanticText == "x" }?.element.node
    #expect(token != nil && node != nil)
    probe.tap("x")
    model.set(false, isAnimated ? .linear(duration: 1) : nil)
    probe.host.advance(to: 3)
    _ = probe.host.frame()
    probe.host.hover(at: nil)
    #expect(token == nil)
    #expect(node == nil)
  }

  @Test func aHostThatIsReleased() throws {
    weak var graph: ViewGraph?
    weak var token: Token?
    let model = Model(true)
    do {
      let probe = try Probe(
        Scene(model: model) {
          let made = Token()
          if token == nil { token = made }
          return made
        })
      graph = probe.host.graph
      model.set(false, .linear(duration: 1))
      probe.host.advance(to: 0.5)
      #expect(token != nil)
    }
    #expect(graph == nil)
    #expect(token == nil)
    model.set(true, nil)
  }
}
