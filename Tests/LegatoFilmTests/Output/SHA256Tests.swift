import Foundation
import Testing

@testable import LegatoFilm

@Suite("SHA-256")
struct SHA256Tests {
  /// FIPS 180-2, appendix B, and the digest of nothing.
  @Test(arguments: [
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func digests(message: String, digest: String) {
    let bytes = SHA256.digest(Array(message.utf8))
    #expect(bytes.map { String(format: "%02x", $0) }.joined() == digest)
    #expect(SHA256.hexadecimalDigest(Array(message.utf8)) == digest)
  }
}
