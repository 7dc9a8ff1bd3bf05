import LegatoDisplay
import LegatoFilm
import SwiftUICore

/// How the program of a check plays: the options that `legato check` hands on to it.
package struct PlayOptions: Sendable {
  /// Where the results go.
  package var results = "check.json"
  package var configuration = HostConfiguration()
  package var size: Size?
  package var previews: [String] = []
  /// The rules that count; all where empty.
  package var rules: Set<String> = []
  package var tokens: Set<String> = []
  /// How long a view's code may take for one step, in seconds.
  package var patience = 20.0
  /// How many subjects are left out, from the first on: they have been played.
  package var skipped = 0

  /// How many things are touched in a view.
  package var targets = Player.Limits().targets
  /// Whether the standard error is told what is played.
  package var tells = false

  package init() {}

  /// - Throws: what is wrong with the first option that is.
  package init(_ arguments: [String]) throws(FilmFailure) {
    // What a surface is like is asked for as for a film.
    var film: [String] = []
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--results": results = try Self.value(option, &rest)
      case "--tell": tells = true
      case "--skip": skipped = Int(try Self.value(option, &rest)) ?? 0
      case "--targets":
        let text = try Self.value(option, &rest)
        guard let number = Int(text), (0...64).contains(number) else {
          throw FilmFailure("\(option) is \(text): it takes a whole number from 0 to 64.")
        }
        targets = number
      case "--preview": previews.append(try Self.value(option, &rest))
      case "--rule": rules.insert(try Self.rule(try Self.value(option, &rest)))
      case "--token": tokens.insert(try Self.value(option, &rest))
      case "--patience":
        let text = try Self.value(option, &rest)
        guard let seconds = Double(text), (1...600).contains(seconds) else {
          throw FilmFailure("\(option) is \(text): it takes a number from 1 to 600 (seconds).")
        }
        patience = seconds
      case "--size", "--text-size", "--resources", "--scale":
        film += [option, try Self.value(option, &rest)]
      case "--dark", "--right-to-left", "--reduce-transparency": film.append(option)
      default: throw FilmFailure("There is no option \(option). All options: legato check --help")
      }
    }
    let options = try FilmOptions(film)
    configuration = options.configuration
    size = options.size
  }

  private static func value(
    _ option: String, _ rest: inout ArraySlice<String>
  ) throws(FilmFailure) -> String {
    guard let value = rest.popFirst(), !value.isEmpty else {
      throw FilmFailure("\(option) needs a value.")
    }
    return value
  }

  private static func rule(_ name: String) throws(FilmFailure) -> String {
    let names = RuleBook.names
    guard names.contains(name) else {
      throw FilmFailure(
        "There is no rule \(name). There are: \(names.joined(separator: ", ")).")
    }
    return name
  }
}
