import LegatoDisplay
import SwiftUICore

extension FilmOptions {
  /// Reads the arguments after `legato film`.
  ///
  /// - Throws: what is wrong with the first one that is, and what is allowed.
  package init(_ arguments: [String]) throws(FilmFailure) {
    self.init()
    var reader = ArgumentReader(arguments)
    while let option = try reader.nextOption() {
      try read(option, &reader)
    }
  }

  private mutating func read(
    _ option: String, _ reader: inout ArgumentReader
  ) throws(FilmFailure) {
    switch option {
    case "--help", "-h": showsHelp = true
    case "--preview": previews.append(try reader.value())
    case "--out", "-o": outputs.append(try reader.value())

    case "--tap":
      let touch = try ScenarioArgument(try reader.value(), option: option, hasLength: false)
      scenario.add(Scenario.Event(.tap, touch.label, at: touch.time))
    case "--press":
      let touch = try ScenarioArgument(try reader.value(), option: option, hasLength: true)
      guard let length = touch.length else {
        throw FilmFailure("--press needs to know for how long, as in --press \"Send@0.1+0.5\".")
      }
      scenario.addPress(touch.label, at: touch.time, for: length)
    case "--hold":
      let touch = try ScenarioArgument(try reader.value(), option: option, hasLength: true)
      scenario.addPress(touch.label, at: touch.time, for: touch.length ?? Self.holdLength)
    case "--drag":
      var touch = try ScenarioArgument(try reader.value(), option: option, hasLength: true)
      let offset = try touch.takeOffset(option)
      scenario.addDrag(
        touch.label, by: offset, at: touch.time, for: touch.length ?? Self.dragLength)
    case "--hover":
      let touch = try ScenarioArgument(try reader.value(), option: option, hasLength: true)
      scenario.add(Scenario.Event(.hover, touch.label, at: touch.time))
      if let length = touch.length {
        scenario.add(Scenario.Event(.leave, touch.label, at: touch.time + length))
      }
    case "--type":
      let text = try ScenarioArgument(try reader.value(), option: option, hasLength: true)
      scenario.addTyping(text.label, at: text.time, for: text.length)
    case "--key":
      let key = try ScenarioArgument(try reader.value(), option: option, hasLength: false)
      _ = try KeyName(key.label)
      scenario.add(Scenario.Event(.key, key.label, at: key.time))
    case "--set":
      let flag = try ScenarioArgument(try reader.value(), option: option, hasLength: false)
      scenario.add(try HostFlag(flag.label), at: flag.time)
    case "--expect":
      let what = try ScenarioArgument(try reader.value(), option: option, hasLength: false)
      scenario.add(try ViewExpectation(what.label), at: what.time)

    case "--duration": duration = try reader.number(in: 0.001...120, unit: "seconds")
    case "--fps": framesPerSecond = try reader.integer(in: 1...240)
    case "--frames": moments = .count(try reader.integer(in: 1...60))
    case "--at": moments = .times(try reader.numbers(in: 0...120, unit: "seconds"))
    case "--size": size = try reader.size(in: Self.sides)
    case "--scale": configuration.scale = try reader.number(in: 0.5...8, unit: "pixels to a point")
    case "--dark": configuration.colorScheme = .dark
    case "--right-to-left": configuration.layoutDirection = .rightToLeft
    case "--reduce-motion": configuration.reducesMotion = true
    case "--reduce-transparency": configuration.reducesTransparency = true
    case "--resources": configuration.resourceFolders.append(try reader.value())
    case "--low-power": configuration.savesPower = true
    case "--text-size":
      configuration.dynamicTypeSize = try reader.choice(
        of: DynamicTypeSize.allCases.map { ("\($0)", $0) })
    case "--all-values": writesAllValues = true
    case "--patience": patience = try reader.number(in: 1...600, unit: "seconds")

    default:
      throw FilmFailure(
        "There is no option \(option)."
          + OptionNames(help: FilmHelp.text).advice(for: option)
          + " All options: legato film --help")
    }
    if reader.hasUnusedValue {
      throw FilmFailure("\(option) takes no value.")
    }
  }
}
