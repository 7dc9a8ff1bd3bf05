/// A view of the runtime that stands for the views that it holds.
nonisolated package protocol MultiView {}
