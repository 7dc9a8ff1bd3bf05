import Foundation

/// The part of the disk that a project may be read from: its repository or, where it is in none, its folder.
/// What lies outside is not read, whichever way leads there: `..`, an absolute path, or a link.
public struct ProjectDisk: Sendable {
  /// The largest file that is read, in bytes.
  public static let maxFileSize = 32 << 20
  /// How many files and folders of a project are looked at.
  static let maxEntries = 200_000
  private static let maxDepth = 40

  /// The folder, links resolved.
  public let boundary: String

  /// - Parameter path: the project's file or folder.
  public init(of path: String) {
    let real = Self.real(path) ?? Paths.standard(path)
    // What a project file describes lies beside it.
    let isBeside = ["xcodeproj", "xcworkspace"].contains(Paths.ending(of: real))
    let start = Self.isFolder(real) && !isBeside ? real : Paths.folder(of: real)
    var folder = start
    while folder != "/" {
      if Self.exists(folder + "/.git") { break }
      folder = Paths.folder(of: folder)
    }
    boundary = folder == "/" ? start : folder
  }

  init(boundary: String) { self.boundary = Self.real(boundary) ?? boundary }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func isRegular(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  static func real(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  /// Whether a path leads to something inside.
  func holds(_ path: String) -> Bool {
    guard let real = Self.real(path) else { return false }
    return Paths.isBelow(real, boundary)
  }

  /// A problem where a path leads outside or nowhere.
  func problem(with path: String, _ what: String = "file", from place: String, line: Int? = nil)
    -> ProjectProblem?
  {
    guard Self.exists(path) else {
      return ProjectProblem(place, line: line, "the \(what) \(path) does not exist")
    }
    guard holds(path) else {
      return ProjectProblem(
        place, line: line, "the \(what) \(path) lies outside of \(boundary): it was not read")
    }
    return nil
  }

  /// - Throws: where the file is outside, missing, too large, or not a file.
  public func data(at path: String) throws(ProjectProblem) -> Data {
    if let problem = problem(with: path, from: path) { throw problem }
    guard Self.isRegular(path) else { throw ProjectProblem(path, "it is not a file") }
    var status = stat()
    stat(path, &status)
    guard Int(status.st_size) <= Self.maxFileSize else {
      throw ProjectProblem(
        path,
        "it has \(Int(status.st_size) >> 20) MB; at most \(Self.maxFileSize >> 20) MB are read")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ProjectProblem(path, "it cannot be read")
    }
    return data
  }

  /// - Throws: as `data(at:)`, and where the file is not UTF-8.
  public func text(at path: String) throws(ProjectProblem) -> String {
    guard let text = String(validating: try data(at: path), as: UTF8.self) else {
      throw ProjectProblem(path, "it is not UTF-8")
    }
    return text
  }

  /// The path as it is written on the disk, where it is written with other capitals: the disks of most Macs do not tell
  /// them apart. As it is, where there is nothing like it or more than one thing.
  ///
  /// - Parameter folder: a folder above it, which is written as on the disk.
  func spelled(_ path: String, below folder: String) -> String {
    guard !Self.exists(path), path.hasPrefix(folder + "/") else { return path }
    var result = folder
    for name in path.dropFirst(folder.count + 1).split(separator: "/") {
      let plain = result + "/" + name
      if Self.exists(plain) {
        result = plain
        continue
      }
      let alike = names(in: result).filter { $0.lowercased() == name.lowercased() }
      guard alike.count == 1 else { return path }
      result += "/" + alike[0]
    }
    return result
  }

  func names(in folder: String) -> [String] {
    guard holds(folder) else { return [] }
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  // MARK: Walking

  /// Something below a folder.
  struct Entry: Equatable {
    let path: String
    /// A folder that is one thing, such as an asset catalogue.
    let isBundle: Bool
  }

  /// Folders that are one thing to a project, and not looked into.
  static let bundles: Set<String> = [
    "xcassets", "xcodeproj", "xcworkspace", "bundle", "framework", "xcframework", "app", "docc",
    "playground",
    "xcdatamodeld", "xcdatamodel", "scnassets", "rkassets", "icon", "swiftpm", "storekit",
    "xcstickers", "mlpackage",
  ]
  private static let leftOut: Set<String> = [
    "build", "Pods", "DerivedData", "Carthage", "node_modules", "checkouts", "SourcePackages",
  ]

  /// The files and bundles below a folder, in order. Hidden ones, folders of builds, links that lead outside and
  /// folders that were seen before are left out.
  func walk(_ folder: String, _ problems: inout [ProjectProblem]) -> [Entry] {
    var entries: [Entry] = []
    var seen: Set<String> = []
    var count = 0
    func look(_ folder: String, depth: Int) {
      guard let real = Self.real(folder), seen.insert(real).inserted else { return }
      guard depth < Self.maxDepth else {
        problems.append(
          ProjectProblem(folder, "it lies more than \(Self.maxDepth) folders deep: it was not read")
        )
        return
      }
      for name in names(in: folder) where !name.hasPrefix(".") {
        guard count < Self.maxEntries else { return }
        count += 1
        let path = folder + "/" + name
        var status = stat()
        guard lstat(path, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFLNK,
          let problem = problem(with: path, "link", from: folder)
        {
          problems.append(problem)
          continue
        }
        guard Self.isFolder(path) else {
          if Self.isRegular(path) { entries.append(Entry(path: path, isBundle: false)) }
          continue
        }
        if Self.bundles.contains(Paths.ending(of: name)) {
          entries.append(Entry(path: path, isBundle: true))
        } else if !Self.leftOut.contains(name) {
          look(path, depth: depth + 1)
        }
      }
    }
    look(folder, depth: 0)
    if count >= Self.maxEntries {
      problems.append(
        ProjectProblem(folder, "it has more than \(Self.maxEntries) files: the rest was not read"))
    }
    return entries
  }
}
