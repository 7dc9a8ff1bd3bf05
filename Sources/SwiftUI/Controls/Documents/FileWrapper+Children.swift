public import Foundation

extension FileWrapper {
  /// Adds a child to a directory.
  ///
  /// - Parameter child: a wrapper with a preferred name.
  /// - Returns: the key of the child: its preferred name, with a number before it where the name is taken.
  @discardableResult
  public func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var children) = node else {
      preconditionFailure("Only a directory has children.")
    }
    guard let name = child.preferredFilename, !name.isEmpty else {
      preconditionFailure("A child needs a preferred name.")
    }
    var key = name
    var number = 1
    while children[key] != nil {
      key = "\(number)__#$!@%!#__\(name)"
      number += 1
    }
    children[key] = child
    node = .folder(children)
    return key
  }

  /// Adds a regular file to a directory.
  ///
  /// - Returns: the key of the new child.
  @discardableResult
  public func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String
  {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Removes a child from a directory.
  public func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let children) = node else {
      preconditionFailure("Only a directory has children.")
    }
    node = .folder(children.filter { $0.value !== child })
  }

  /// The key of a child; `nil` where the wrapper has no such child.
  public func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }
}
