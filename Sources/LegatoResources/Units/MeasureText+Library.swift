import Foundation

extension MeasureText {
  /// The functions of the library of Unicode for measures.
  struct Library: @unchecked Sendable {
    typealias Status = UnsafeMutablePointer<Int32>
    typealias Letters = UnsafeMutablePointer<UInt16>
    typealias Name = UnsafePointer<CChar>
    typealias Open = @convention(c) (Name, UInt32, OpaquePointer?, Status) -> OpaquePointer?
    typealias Close = @convention(c) (OpaquePointer) -> Void
    typealias FormatMultiple =
      @convention(c) (
        OpaquePointer, UnsafeRawPointer, Int32, Letters, Int32, OpaquePointer?, Status
      ) -> Int32
    typealias UnitName = @convention(c) (OpaquePointer, UInt32, Letters, Int32, Status) -> Int32
    typealias Units =
      @convention(c) (Name, Name, Name, UnsafeMutablePointer<UInt32>, Int32, Status) -> Int32
    typealias OpenFields = @convention(c) (Status) -> OpaquePointer?
    typealias NextField =
      @convention(c) (OpaquePointer, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>)
      -> Int32

    let open: Open
    let close: Close
    let formatMultiple: FormatMultiple
    let unitName: UnitName
    let units: Units
    let openFields: OpenFields
    let closeFields: Close
    let nextField: NextField

    /// The library of the running program; `nil` where a function of it is missing.
    static let shared = Library()

    private init?() {
      guard let open = Self.symbol("uameasfmt_open"), let close = Self.symbol("uameasfmt_close"),
        let format = Self.symbol("uameasfmt_formatMultipleForFields"),
        let unitName = Self.symbol("uameasfmt_getUnitName"),
        let units = Self.symbol("uameasfmt_getUnitsForUsage"),
        let openFields = Self.symbol("ufieldpositer_open"),
        let closeFields = Self.symbol("ufieldpositer_close"),
        let nextField = Self.symbol("ufieldpositer_next")
      else { return nil }
      self.open = unsafeBitCast(open, to: Open.self)
      self.close = unsafeBitCast(close, to: Close.self)
      formatMultiple = unsafeBitCast(format, to: FormatMultiple.self)
      self.unitName = unsafeBitCast(unitName, to: UnitName.self)
      self.units = unsafeBitCast(units, to: Units.self)
      self.openFields = unsafeBitCast(openFields, to: OpenFields.self)
      self.closeFields = unsafeBitCast(closeFields, to: Close.self)
      self.nextField = unsafeBitCast(nextField, to: NextField.self)
    }

    /// Most functions carry a prefix in the toolchain's copy of the library.
    private static func symbol(_ name: String) -> UnsafeMutableRawPointer? {
      dlsym(nil, "swift_" + name) ?? dlsym(nil, name)
    }
  }
}
