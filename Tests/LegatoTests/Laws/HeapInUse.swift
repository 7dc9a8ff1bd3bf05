@_spi(Host) import LegatoFilm

/// The bytes that this program has asked for and not given back.
func heapInUse() -> Int { MemoryInUse.now().heap }
