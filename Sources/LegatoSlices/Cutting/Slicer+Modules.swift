/// The modules of a slice, and their order.
extension Slicer {
  /// Takes the files that bring along modules that are needed: who imports theirs has those names from it.
  func takeAlong(_ byFile: inout [Int: Set<Int>]) {
    var hasChanged = !index.exporting.isEmpty
    while hasChanged {
      hasChanged = false
      let present = Set(byFile.keys.map { index.modules[index.files[$0].module] })
      let imported = Set(byFile.keys.flatMap { index.outline($0).imports.map(\.module) })
      for file in index.exporting where byFile[file] == nil {
        let own = index.modules[index.files[file].module]
        guard imported.contains(own),
          index.outline(file).imports.contains(where: {
            $0.isExported && $0.module != own && present.contains($0.module)
          })
        else { continue }
        byFile[file] = []
        hasChanged = true
      }
    }
  }

  /// Modules in the order in which they can be compiled, the view's own last. Those of many views are all among them.
  func order(_ modules: Set<Int>, _ byFile: [Int: Set<Int>]) -> [Int] {
    var order: [Int] = []
    var seen: Set<Int> = []
    func visit(_ module: Int) {
      guard modules.contains(module), seen.insert(module).inserted else { return }
      for (file, _) in byFile.sorted(by: { $0.key < $1.key })
      where index.files[file].module == module {
        for imported in index.outline(file).imports {
          if let other = index.modules.firstIndex(of: imported.module),
            !others.isEmpty || other != index.files[home].module
          {
            visit(other)
          }
        }
      }
      order.append(module)
    }
    visit(index.files[home].module)
    for other in others { visit(index.files[other.home].module) }
    // What is reached by a name and imported by none cannot be reached.
    return order
  }
}
