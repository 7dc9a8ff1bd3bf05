import Foundation

extension MarkdownAttributes {
  /// Adds the attributes that have a meaning: `inflect` and `morphology`. What cannot be read is left out.
  func apply(to container: inout AttributeContainer) {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    guard let values = try? decoder.decode(Values.self, from: Data("{\(source)}".utf8)) else {
      return
    }
    if let rule = values.inflect { container.inflect = rule }
    if let morphology = values.morphology { container.morphology = morphology }
  }

  private struct Values: Decodable {
    enum CodingKeys: CodingKey { case inflect, morphology }
    let inflect: InflectionRule?
    let morphology: Morphology?

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      inflect = try? values.decodeIfPresent(InflectionRule.self, forKey: .inflect)
      morphology = try? values.decodeIfPresent(Morphology.self, forKey: .morphology)
    }
  }
}
