import Glibc

/// By which addresses others in the network reach this machine.
enum NetworkAddresses {
  /// IPv4 addresses of interfaces that are up, without the loopback.
  static var all: [String] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var found: [String] = []
    var next = first
    while let entry = next?.pointee {
      next = entry.ifa_next
      let isUsable =
        entry.ifa_flags & UInt32(IFF_UP) != 0
        && entry.ifa_flags & UInt32(IFF_LOOPBACK) == 0
      guard isUsable, let address = entry.ifa_addr, Int32(address.pointee.sa_family) == AF_INET
      else { continue }
      var name = [CChar](repeating: 0, count: Int(NI_MAXHOST))
      let length = socklen_t(MemoryLayout<sockaddr_in>.size)
      if getnameinfo(
        address, length, &name, socklen_t(name.count), nil, 0, Int32(NI_NUMERICHOST)) == 0
      {
        found.append(String(decoding: name.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self))
      }
    }
    return found
  }
}
