import SwiftUI

/// What a view is given while it is checked: values that change from one step to the next, and
/// bindings that keep what is written to them.
@MainActor
public struct CheckInputs {
  let step: Int
  let stored: Binding<[Int: Any]>
  let kept: KeptValues

  /// The value of the running step: the first, the second, and again from the first.
  public func value<Value>(_ values: Value...) -> Value { values[step % max(values.count, 1)] }

  /// The first items of a list that is made once: what makes its own identifier keeps it.
  public func list<Item>(_ key: String, _ count: Int, _ make: (Int) -> Item) -> [Item] {
    var items = kept.lists[key] as? [Item] ?? []
    while items.count < count { items.append(make(items.count)) }
    kept.lists[key] = items
    return Array(items.prefix(count))
  }

  /// A binding of its own for each key. It starts each step with that step's value.
  public func binding<Value>(_ key: Int, _ values: Value...) -> Binding<Value> {
    let initial = values[step % max(values.count, 1)]
    let place = step << 16 + key
    let stored = stored
    return Binding {
      stored.wrappedValue[place] as? Value ?? initial
    } set: { value in
      stored.wrappedValue[place] = value
    }
  }
}

/// What a view is given in all steps of a run.
@MainActor
final class KeptValues {
  var lists: [String: Any] = [:]
}

/// Tells a view that is checked which step it is at.
@MainActor
final class InputSteps: ObservableObject {
  @Published var step = 0
  let kept = KeptValues()
}

/// A view and what it is given.
struct InputsView: View {
  @ObservedObject var steps: InputSteps
  let make: @MainActor (CheckInputs) -> any View
  @State private var stored: [Int: Any] = [:]

  var body: some View {
    AnyView(erasing: make(CheckInputs(step: steps.step, stored: $stored, kept: steps.kept)))
  }
}

extension AnyView {
  fileprivate init(erasing view: any View) { self = Self.erase(view) }

  private static func erase(_ view: some View) -> AnyView { AnyView(view) }
}
