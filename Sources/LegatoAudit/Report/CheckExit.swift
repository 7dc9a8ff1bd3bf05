/// The exit codes of a check that a film does not have.
package enum CheckExit {
  /// Something was found that counts.
  package static let findings: Int32 = 1
  /// A view crashed or did not come back: not all was checked.
  package static let incomplete: Int32 = 3
}
