import Foundation

/// Pages of one file, made of a template and texts.
package enum PageTemplate {
  /// Puts texts into the places of their names, `{{name}}`. What is put in is not looked at again.
  package static func fill(_ template: String, _ texts: [String: String]) -> String {
    let parts = template.components(separatedBy: "{{")
    return parts.dropFirst().reduce(parts.first ?? "") { result, part in
      guard let end = part.range(of: "}}") else { return result + "{{" + part }
      return result + (texts[String(part[..<end.lowerBound])] ?? "") + part[end.upperBound...]
    }
  }

  /// By what a policy names a script or a style.
  package static func digest(_ text: String) -> String {
    "sha256-" + Data(SHA256.digest(Array(text.utf8))).base64EncodedString()
  }
}
