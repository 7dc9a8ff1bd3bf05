enum CupUnit: String, CaseIterable { case cup, gram }
