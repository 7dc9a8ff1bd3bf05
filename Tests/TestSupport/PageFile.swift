/// A PDF file of one page, with the table of its objects' places that readers look for.
///
/// - Parameter content: operators of a page's content, whose origin is the lower left corner.
public func pageFile(width: Int, height: Int, _ content: String) -> [UInt8] {
  let objects = [
    "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(width) \(height)] /Contents 4 0 R >>",
    "<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream",
  ]
  var file = "%PDF-1.4\n"
  var places = "0000000000 65535 f \n"
  for (index, object) in objects.enumerated() {
    let place = String(file.utf8.count)
    places += String(repeating: "0", count: 10 - place.count) + place + " 00000 n \n"
    file += "\(index + 1) 0 obj\n\(object)\nendobj\n"
  }
  let table = file.utf8.count
  file += "xref\n0 \(objects.count + 1)\n\(places)"
  file += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(table)\n%%EOF\n"
  return Array(file.utf8)
}
