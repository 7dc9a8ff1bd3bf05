import CGLib

/// The secure hash of 256 bits (FIPS 180-4), as GLib computes it: by it a browser knows the script
/// of a page, and a cache what a film was made from.
package enum SHA256 {
  /// The 32 bytes of the hash.
  package static func digest(_ message: [UInt8]) -> [UInt8] {
    let checksum = g_checksum_new(G_CHECKSUM_SHA256)
    defer { g_checksum_free(checksum) }
    g_checksum_update(checksum, message, message.count)
    var length = gsize(g_checksum_type_get_length(G_CHECKSUM_SHA256))
    var digest = [UInt8](repeating: 0, count: Int(length))
    g_checksum_get_digest(checksum, &digest, &length)
    return digest
  }

  /// The hash as 64 hexadecimal digits, in lower case.
  package static func hexadecimalDigest(_ message: [UInt8]) -> String {
    guard let text = g_compute_checksum_for_data(G_CHECKSUM_SHA256, message, gsize(message.count))
    else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}
