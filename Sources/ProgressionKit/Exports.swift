// Who imports the kit gets the whole library.
@_exported public import ProgressionEngine
@_exported public import ProgressionLanguage
@_exported public import ProgressionModel
@_exported public import ProgressionReports
@_exported public import ProgressionSimulation
@_exported public import ProgressionText
