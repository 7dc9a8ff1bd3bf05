/// One thing that moves, by name.
package struct Motion: Hashable, Sendable {
  /// The view's path.
  package let path: String
  package let property: String
  package let animation: String
  /// When it began and when it will be over, in seconds of host time; infinite for a loop.
  package let start: Double
  package let end: Double
  /// How an endless motion repeats; `nil` where that is not known.
  package var loop: AnimationLoop?
  /// An endless motion, which settling need not wait for.
  package var isAmbient: Bool { end == .infinity }
}

/// A value that can move, as it is shown now.
package struct ValueSample: Hashable, Sendable {
  package let path: String
  package let property: String
  package let components: [String]
  package let shown: [Double]
  package let model: [Double]
  package let isMoving: Bool
}

extension ViewHost {
  /// What is moving now, and why.
  package var motions: [Motion] {
    let values = graph.movingAttributes.map { attribute in
      Motion(
        path: attribute.element.node.namingNode.path, property: attribute.property,
        animation: attribute.animation?.description ?? "", start: attribute.startTime,
        end: attribute.endTime,
        loop: attribute.endTime == .infinity ? attribute.animation?.loop : nil)
    }
    let driven = graph.driving.drivers.compactMap { node in
      node.drivenMotion.map { motion in
        Motion(
          path: node.namingNode.path, property: motion.property, animation: motion.animation,
          start: motion.start, end: motion.end)
      }
    }
    return (values + driven).sorted { ($0.path, $0.property) < ($1.path, $1.property) }
  }

  /// Every value that can move, by path. Two of one path and name are told apart by a number.
  package var values: [ValueSample] {
    synchronize()
    var seen: [String: Int] = [:]
    return graph.attributesInOrder.map { attribute in
      attribute.sampleNow()
      let path = attribute.element.node.namingNode.path
      let key = path + "." + attribute.property
      let number = seen[key, default: 0] + 1
      seen[key] = number
      return ValueSample(
        path: path, property: attribute.property + (number > 1 ? "#\(number)" : ""),
        components: attribute.components, shown: attribute.presentedComponents,
        model: attribute.modelComponents, isMoving: attribute.isMoving)
    }
  }
}
