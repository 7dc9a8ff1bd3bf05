import LegatoResources

/// The classes that Xcode writes for an app's data models, for the files that are compiled together.
enum DataModelClasses {
  /// By which messages of the compiler call the file.
  static let fileName = "GeneratedDataModelClasses.swift"

  /// The file of the classes of models; `nil` where there are no entities.
  ///
  /// - Parameter models: the paths of `Model.xcdatamodeld`, or of `Model.xcdatamodel`.
  static func file(for models: [String]) -> SourceFile? {
    DataModel.source(of: models.map(DataModel.init(path:))).map {
      SourceFile(path: fileName, text: $0)
    }
  }
}
