/// Whether two values of one track are told apart by a person.
func differ(_ left: [Double], _ right: [Double], by least: Double = 0.004) -> Bool {
  left.count != right.count || zip(left, right).contains { abs($0 - $1) > least }
}
