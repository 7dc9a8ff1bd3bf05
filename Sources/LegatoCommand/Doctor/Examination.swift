import Foundation
import LegatoFilm
import SwiftUI

/// A thing that legato works with, and whether it is there.
struct DoctorFinding: Equatable {
  enum State: String {
    case found = "ok"
    case optional
    case missing
  }

  let name: String
  let state: State
  /// Where it is, or what it is for and how to get it.
  let detail: String

  func line(width: Int, hasColors: Bool = Terminal.hasColors) -> String {
    let style: Terminal.Style =
      switch state {
      case .found: .green
      case .optional: .yellow
      case .missing: .red
      }
    let mark = state.rawValue + String(repeating: " ", count: 10 - state.rawValue.count)
    return Terminal.styled(mark, style, hasColors: hasColors) + name
      + String(repeating: " ", count: max(1, width - name.count)) + detail
  }
}

/// Looks for everything that legato works with.
@MainActor
struct Examination {
  var environment = ProcessInfo.processInfo.environment
  /// Runs a program and answers what it prints; `nil` where it cannot be run or fails.
  var output: @MainActor (_ program: String, _ arguments: [String]) -> String? = Self.run
  var installation: () throws(FilmFailure) -> FilmInstallation = { () throws(FilmFailure) in
    try .current()
  }

  var findings: [DoctorFinding] {
    [compiler] + parts + [fonts] + libraries + [cache] + programs
  }

  // MARK: What is needed

  private static let oldest = [6, 2]

  var compiler: DoctorFinding {
    let name = "Swift compiler"
    let program = environment["SWIFTC"].flatMap { $0.isEmpty ? nil : $0 } ?? "swiftc"
    guard let text = output(program, ["--version"]) else {
      return DoctorFinding(
        name: name, state: .missing,
        detail: "put swiftc on the PATH or into SWIFTC; https://www.swift.org/install/linux")
    }
    guard let version = Self.version(in: text) else {
      return DoctorFinding(name: name, state: .missing, detail: "\(program) says no version")
    }
    let shown = version.map(String.init).joined(separator: ".")
    let isNew = !version.lexicographicallyPrecedes(Self.oldest)
    return DoctorFinding(
      name: name, state: isNew ? .found : .missing,
      detail: isNew
        ? "\(shown), \(place(of: program) ?? program)"
        : "\(shown) is too old: 6.2 or newer; https://www.swift.org/install/linux")
  }

  /// The numbers behind `Swift version`.
  static func version(in text: String) -> [Int]? {
    guard let range = text.range(of: "Swift version ") else { return nil }
    let numbers = text[range.upperBound...].prefix { $0.isNumber || $0 == "." }
      .split(separator: ".").compactMap { Int($0) }
    return numbers.isEmpty ? nil : numbers
  }

  var parts: [DoctorFinding] {
    let name = "legato's parts"
    do {
      let found = try installation()
      return [DoctorFinding(name: name, state: .found, detail: found.folder.path)]
    } catch {
      return [DoctorFinding(name: name, state: .missing, detail: error.message)]
    }
  }

  var fonts: DoctorFinding {
    do {
      _ = try Stage(Text(verbatim: ""))
      return DoctorFinding(
        name: "Fonts", state: .found, detail: "text, symbols and emoji can be drawn")
    } catch {
      return DoctorFinding(name: "Fonts", state: .missing, detail: error.message)
    }
  }

  /// What a build of legato needs beside what the command itself runs with.
  static let modules = [
    ("zlib", "zlib1g-dev"), ("glib-2.0", "libglib2.0-dev"), ("cairo", "libcairo2-dev"),
    ("pango", "libpango1.0-dev"), ("librsvg-2.0", "librsvg2-dev"),
    ("gdk-pixbuf-2.0", "libgdk-pixbuf-2.0-dev"), ("libsoup-3.0", "libsoup-3.0-dev"),
  ]

  var libraries: [DoctorFinding] {
    guard output("pkg-config", ["--version"]) != nil else {
      return [
        DoctorFinding(
          name: "pkg-config", state: .optional,
          detail: "to build packages that depend on Legato: apt-get install pkg-config")
      ]
    }
    return Self.modules.map { module, package in
      let version = output("pkg-config", ["--modversion", module])?
        .trimmingCharacters(in: .whitespacesAndNewlines)
      return DoctorFinding(
        name: module, state: version == nil ? .optional : .found,
        detail: version
          ?? "to build packages that depend on Legato: apt-get install \(package)")
    }
  }

  var cache: DoctorFinding {
    let folder = FilmCache.standard(environment: environment).folder.path
    let isWritable = FileManager.default.isWritableFile(atPath: folder)
    return DoctorFinding(
      name: "Place for films", state: isWritable ? .found : .missing,
      detail: isWritable ? folder : "\(folder) cannot be written; set XDG_CACHE_HOME")
  }

  // MARK: What is nice to have

  /// Programs, what each is for, and the package that has it. A browser goes by several names.
  private static let programs: [(name: String, names: [String], use: String, package: String)] = [
    ("ffmpeg", ["ffmpeg"], "to write .gif, .mp4 and .webp", "ffmpeg"),
    (
      "Browser", ["chromium", "chromium-browser", "google-chrome", "firefox"],
      "to look at pages on this machine, and to test them", "chromium"
    ),
    ("git", ["git"], "to fetch packages, and to see what a test has changed", "git"),
  ]

  var programs: [DoctorFinding] {
    Self.programs.map { program in
      let path = program.names.lazy.compactMap(place).first
      return DoctorFinding(
        name: program.name, state: path == nil ? .optional : .found,
        detail: path ?? "\(program.use): apt-get install \(program.package)")
    }
  }

  // MARK: Programs

  /// Where a program is on the PATH; `nil` where it is not.
  func place(of program: String) -> String? {
    if program.contains("/") { return program }
    for folder in environment["PATH", default: ""].split(separator: ":") {
      let path = "\(folder)/\(program)"
      if FileManager.default.isExecutableFile(atPath: path) { return path }
    }
    return nil
  }

  private static func run(_ program: String, _ arguments: [String]) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }
}
