import LegatoDisplay
import SwiftUICore

extension Stage {
  /// What is not as expected now, in words; `nil` where it is.
  package func fault(of expectation: ViewExpectation) -> String? {
    let time = "at \(readable(now)) s"
    switch expectation.kind {
    case .still(let includingLoops):
      let lines = movingLines(includingLoops: includingLoops)
      guard !lines.isEmpty else { return nil }
      return "Nothing should move \(time), and there moves:\n"
        + lines.map { "  \($0)" }.joined(separator: "\n")
    case .shown(let label):
      do {
        _ = try find(label)
        return nil
      } catch {
        return error.message
      }
    case .gone(let label):
      return (try? find(label)).map { target in
        "\(quoted(label)) should be gone \(time), and is there: \(target.element.element.node.path)."
      }
    case .value(let name, let comparison, let expected, let tolerance):
      do {
        let value = try value(named: name)
        return holds(value.shown, comparison, expected, tolerance)
          ? nil
          : "\(value.name) is \(readable(value.shown, places: 6)) \(time), and should be "
            + wording(comparison, expected, tolerance) + "."
      } catch {
        return error.message
      }
    }
  }

  private func holds(
    _ value: Double, _ comparison: ViewExpectation.Comparison, _ expected: Double,
    _ tolerance: Double
  ) -> Bool {
    switch comparison {
    case .equal: abs(value - expected) <= tolerance
    case .less: value < expected
    case .more: value > expected
    case .atMost: value <= expected
    case .atLeast: value >= expected
    }
  }

  private func wording(
    _ comparison: ViewExpectation.Comparison, _ expected: Double, _ tolerance: Double
  ) -> String {
    let number = readable(expected, places: 6)
    switch comparison {
    case .equal: return "\(number) ± \(readable(tolerance, places: 6))"
    case .less: return "less than \(number)"
    case .more: return "more than \(number)"
    case .atMost: return "at most \(number)"
    case .atLeast: return "at least \(number)"
    }
  }
}
