import XCTest

final class LarderTests: XCTestCase {}
