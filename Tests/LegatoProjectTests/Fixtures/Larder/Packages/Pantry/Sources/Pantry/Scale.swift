import CoreBluetooth

/// What the package has beside its views, and what compiles nowhere else.
public final class Scale: NSObject, CBCentralManagerDelegate {
  private lazy var manager = CBCentralManager(delegate: self, queue: nil)
}
