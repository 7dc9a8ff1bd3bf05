/// Files that tests show in the studio.
enum StudioViews {
  static let counter = """
    import SwiftUI

    struct Counter: View {
      @State private var count = 0
      @State private var isOpen = false

      var body: some View {
        VStack(spacing: 20) {
          Text("Count \\(count)")
          Button("More") {
            withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) { count += 1 }
          }
          Button("Open") { withAnimation(.easeInOut(duration: 0.5)) { isOpen.toggle() } }
          Rectangle().fill(.blue).frame(width: isOpen ? 160 : 40, height: 40)
        }
        .padding()
      }
    }

    #Preview("Counter") { Counter() }

    """

  static let crashing = """
    import SwiftUI

    struct Traps: View {
      @State private var list = [1, 2, 3]
      var body: some View {
        VStack(spacing: 20) {
          Text("Item \\(list[0])")
          Button("Fine") { list.append(4) }
          Button("Boom") { _ = list[100] }
          Button("Hang") { while list.count < 1_000_000 { list[0] += 1 } }
          Button("Print") { print(String(repeating: "x", count: 1 << 20)) }
        }
      }
    }

    #Preview("Traps") { Traps() }

    """

  /// What goes with the frames, and what goes by a clock.
  static let timelines = """
    import SwiftUI

    struct Clockwork: View {
      var body: some View {
        TimelineView(.animation) { context in
          let angle = context.date.timeIntervalSinceReferenceDate
          Circle().frame(width: 40, height: 40).offset(x: 60 * cos(angle), y: 60 * sin(angle))
        }
      }
    }

    struct Seconds: View {
      var body: some View {
        TimelineView(.periodic(from: .now, by: 0.1)) { context in
          Text("Tenth \\(Int((context.date.timeIntervalSinceReferenceDate * 10).rounded()))")
        }
      }
    }

    #Preview("Frames") { Clockwork() }
    #Preview("Clock") { Seconds() }

    """

  static let looping = """
    import SwiftUI

    struct Pulse: View {
      @State private var isBig = false
      var body: some View {
        VStack {
          Circle().fill(.red).frame(width: 60, height: 60).scaleEffect(isBig ? 1.4 : 1)
            .animation(.easeInOut(duration: 0.8).repeatForever(), value: isBig)
          Button("Stop") {}
        }
        .onAppear { isBig = true }
      }
    }

    #Preview("Pulse") { Pulse() }

    """

  static let fields = """
    import SwiftUI

    struct Form: View {
      @State private var name = ""
      @State private var x = 0.0
      var body: some View {
        VStack(spacing: 24) {
          TextField("Name", text: $name)
          Text("Hello \\(name)")
          ScrollView {
            VStack { ForEach(0..<40, id: \\.self) { Text("Row \\($0)") } }
          }
          .frame(height: 200)
          Circle().frame(width: 50, height: 50).offset(x: x)
            .accessibilityLabel("Knob")
            .gesture(DragGesture().onChanged { x = $0.translation.width })
        }
        .padding()
      }
    }

    #Preview("Form") { Form() }

    """

  /// Two values that one animation moves.
  static let pair = """
    import SwiftUI

    struct Pair: View {
      @State private var isOn = false
      var body: some View {
        VStack(spacing: 30) {
          Circle().frame(width: 60, height: 60).opacity(isOn ? 1 : 0.2).offset(x: isOn ? 80 : -80)
            .animation(.linear(duration: 1), value: isOn)
          Button("Go") { isOn.toggle() }
        }
      }
    }

    #Preview("Pair") { Pair() }

    """

  /// Values of all kinds that a page can change, a language, and a preview that shows none of them.
  static let knobs = """
    import SwiftUI

    enum Size { case small, large }

    struct Badge: View {
      var size = Size.small
      var tint: Color = .blue
      var body: some View {
        VStack {
          Text(size == .small ? "Little" : "Big")
          Text("Sum \\(1234.5.formatted())")
          RoundedRectangle(cornerRadius: Theme.radius).fill(tint).frame(width: 80, height: 40)
        }
      }
    }

    enum Theme { static let radius = 8.0 }

    struct Other: View {
      var words = "nothing"
      var body: some View { Text(words) }
    }

    #Preview("Badge") { Badge() }
    #Preview("Other") { Other() }

    """

  /// What never comes to rest, and is not known to repeat.
  static let restless = """
    import SwiftUI

    struct Restless: View {
      var body: some View {
        TimelineView(.animation) { context in
          let seconds = context.date.timeIntervalSinceReferenceDate
          Circle().frame(width: 40, height: 40).offset(x: 80 * sin(seconds * 1.7))
        }
      }
    }

    #Preview("Restless") { Restless() }

    """
}
