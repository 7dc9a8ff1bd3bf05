import Foundation
import LegatoFilm

/// The programs that the compiler's driver would call, and with what: they are called without it.
struct CompilerTools: Sendable {
  /// The frontend, and what it is called with beside files, their output and the language version.
  let frontend: URL
  let arguments: [String]
  /// The linker; `nil` where there is none beside the compiler, and the driver has to link.
  let linker: URL?
  /// What registers a library's types when it is loaded.
  let registration: String?
  /// What the linker is told of libraries: those that nothing needs are left out.
  let libraries: [String]

  /// Asks the driver.
  init(_ compiler: FilmCompiler, moduleMap: URL) throws {
    let path = compiler.installation.compiler
    let placeholder = "legato-placeholder.swift"
    let jobs = try compiler.run(
      path,
      ["-driver-print-jobs", "-c", "-Xcc", "-fmodule-map-file=\(moduleMap.path)"]
        + compiler.arguments(
          for: FilmSources.module, in: moduleMap.deletingLastPathComponent(), importing: [])
        + [placeholder, "-o", "legato-placeholder.o"])
    let line = jobs.messages.split(separator: "\n").first { $0.contains(placeholder) }
    var words = line.map { Self.words(of: String($0)) } ?? []
    guard jobs.succeeded, let program = words.first, program.hasPrefix("/") else {
      throw FilmFailure(
        "The compiler does not say what it would do:\n\(jobs.messages)",
        exitCode: FilmFailure.machine)
    }
    words.removeFirst()
    words.removeAll { $0 == placeholder }
    if let output = words.lastIndex(of: "-o") { words.removeSubrange(output...) }
    // The driver gives a file its own number of a module that has no other.
    frontend = URL(fileURLWithPath: program)
    arguments = words.filter { $0 != "-primary-file" }
    let folder = frontend.resolvingSymlinksInPath().deletingLastPathComponent()
    linker = Self.executable("ld.lld", in: [folder.path] + Self.searchPath)
    let resources = folder.deletingLastPathComponent().appendingPathComponent("lib/swift/linux")
      .path
    registration = Self.architectures.map { "\(resources)/\($0)/swiftrt.o" }
      .first { FileManager.default.fileExists(atPath: $0) }
    let names = [
      "swiftCore", "swift_Concurrency", "swift_StringProcessing", "swift_RegexParser",
      "swiftRegexBuilder", "swiftGlibc", "swiftSynchronization", "swiftObservation",
      "swiftDispatch",
      "dispatch", "BlocksRuntime", "Foundation", "FoundationEssentials",
      "FoundationInternationalization", "FoundationNetworking",
    ].filter { FileManager.default.fileExists(atPath: "\(resources)/lib\($0).so") }
    libraries =
      ["-L", resources, "-rpath", resources, "--as-needed"] + names.map { "-l\($0)" } + [
        "-lc", "-lm",
      ]
      + Self.systemFolders.flatMap { ["-L", $0] }
  }

  #if arch(arm64)
    private static let architectures = ["aarch64"]
    private static let systemFolders = [
      "/usr/lib/aarch64-linux-gnu", "/lib/aarch64-linux-gnu", "/usr/lib64",
    ]
  #else
    private static let architectures = ["x86_64"]
    private static let systemFolders = [
      "/usr/lib/x86_64-linux-gnu", "/lib/x86_64-linux-gnu", "/usr/lib64",
    ]
  #endif

  private static var searchPath: [String] {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
  }

  private static func executable(_ name: String, in folders: [String]) -> URL? {
    folders.lazy.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
      .map { URL(fileURLWithPath: $0) }
  }

  /// The words of a line as the driver prints it: with backslashes, or in quotes of either kind.
  static func words(of line: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isOpen = false
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        word.append(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
        isOpen = true
      } else if let open = quote {
        if character == open { quote = nil } else { word.append(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        isOpen = true
      } else if character.isWhitespace {
        if isOpen { words.append(word) }
        word = ""
        isOpen = false
      } else {
        word.append(character)
        isOpen = true
      }
    }
    if isOpen { words.append(word) }
    return words
  }
}
