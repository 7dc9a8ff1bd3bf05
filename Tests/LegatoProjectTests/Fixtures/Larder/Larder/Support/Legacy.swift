struct LegacyArchive { let archive: NSKeyedArchiverOfThePast }
