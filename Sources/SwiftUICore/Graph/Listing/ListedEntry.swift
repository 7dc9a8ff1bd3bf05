/// What stands in a list of views: one of them, or a section of several.
protocol ListedEntry {}
