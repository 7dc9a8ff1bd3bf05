import Foundation

/// The report of an adoption, for people and for programs.
struct AdoptionReport {
  let adoption: Adoption

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return ((try? encoder.encode(adoption)).map { String(decoding: $0, as: UTF8.self) } ?? "{}")
      + "\n"
  }

  var text: String {
    var sections = [head, verdict]
    sections.append(
      contentsOf: [wanted, modules, standIns, views, problems].filter { !$0.isEmpty })
    return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private func number(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private var targets: String {
    let names = adoption.targets.prefix(6).joined(separator: ", ")
    let more = adoption.targets.count > 6 ? " and \(adoption.targets.count - 6) more" : ""
    return (adoption.targets.count == 1 ? "target " : "targets ") + names + more
  }

  private var head: [String] {
    let settings = adoption.settings.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" }
    return [
      "\(adoption.project) (\(adoption.kind)), \(targets), \(number(adoption.files, "Swift file"))"
    ] + settings.map { "  " + $0 }
  }

  private var verdict: [String] {
    let all = adoption.subjects.count
    guard all > 0 else { return ["There is no view, no preview and no app in it."] }
    func line(_ status: Adoption.Status, _ words: String) -> String? {
      let count = adoption.count(status)
      return count == 0 ? nil : "  \(String(count).leftPadded(5))  \(words)"
    }
    var lines = ["Of \(all) views, previews and apps:"]
    lines += [
      line(.whole, "compile with all that they need"),
      line(.partial, "compile without declarations that they need, which are named below"),
      line(.failed, "do not compile"), line(.late, "took too long"),
    ].compactMap { $0 }
    let tried = adoption.subjects.filter { $0.isFilmed != nil }
    if !tried.isEmpty {
      lines.append(
        "  \(String(tried.count { $0.isFilmed == true }).leftPadded(5))  of \(number(tried.count, "preview")) and apps film"
      )
    }
    return lines
  }

  private var wanted: [String] {
    guard !adoption.wants.isEmpty else { return [] }
    let width = min(40, adoption.wants.prefix(40).map { $0.name.count }.max() ?? 0)
    return ["What is missing, most wanted first:"]
      + adoption.wants.prefix(40).map { want in
        var effects: [String] = []
        if want.stops > 0 { effects.append("stops \(number(want.stops, "view"))") }
        if want.degrades > 0 { effects.append("\(number(want.degrades, "view")) without it") }
        let place = want.places.first.map { "\($0.file):\($0.line)" } ?? ""
        return "  \(want.name.rightPadded(width))  \(effects.joined(separator: ", "))  \(place)"
          .onOneLine
      }
      + (adoption.wants.count > 40
        ? ["  and \(adoption.wants.count - 40) more (--json has all)"] : [])
  }

  private var modules: [String] {
    guard !adoption.modules.isEmpty else { return [] }
    return ["Modules that are not here; their imports are dropped:"]
      + adoption.modules.map { module in
        "  \(module.name), imported by \(number(module.files, "file")), first \(module.first.file):\(module.first.line)"
          + (module.hasStandIn ? " (a stand-in takes its place)" : "")
      }.map(\.onOneLine)
  }

  private var standIns: [String] {
    adoption.standIns.isEmpty
      ? []
      : ["Stand-ins that took the place of modules: \(adoption.standIns.joined(separator: ", "))"]
  }

  private var views: [String] {
    ["Every view:"]
      + adoption.subjects.flatMap { subject in
        var mark =
          switch subject.status {
          case .whole: "yes    "
          case .partial: "partly "
          case .failed: "no     "
          case .late: "late   "
          }
        if subject.isFilmed == false { mark = "no film" }
        let name =
          subject.kind == .preview
          ? "preview “\(subject.name)”"
          : subject.kind == .app ? "app \(subject.name)" : subject.name
        var lines = ["  \(mark)  \(subject.place.file):\(subject.place.line)  \(name)"]
        for error in subject.errors.prefix(3) {
          lines.append("             \(error.place.file):\(error.place.line): \(error.reason)")
        }
        if subject.status == .partial {
          for item in subject.leftOut.prefix(6) {
            lines.append(
              "             \(item.place.file):\(item.place.line): \(item.name) \(item.form): \(item.reason)"
            )
          }
        }
        if let fault = subject.filmFault { lines.append("             \(fault)") }
        return lines.map(\.onOneLine)
      }
  }

  private var problems: [String] {
    adoption.problems.isEmpty
      ? []
      : ["What of the project could not be read:"] + adoption.problems.prefix(30).map { "  " + $0 }
        + (adoption.problems.count > 30 ? ["  and \(adoption.problems.count - 30) more"] : [])
  }
}

extension String {
  fileprivate func leftPadded(_ width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }

  fileprivate func rightPadded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// The text where a line is a thing: names of projects may hold line breaks.
  fileprivate var onOneLine: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
  }
}
