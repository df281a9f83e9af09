internal import FoundationEssentials

/// The folder that holds all goldens.
let goldensFolder = RepositoryFiles.root.appending(path: "Goldens")

/// Whether goldens that are missing or differ are to be written: with `GOLDENS=record`, but never with `CI` set.
let mayRecordGoldens = environment["GOLDENS"] == "record" && !isOnContinuousIntegration

/// Whether this is a continuous integration server, which sets `CI`.
let isOnContinuousIntegration = environment["CI"] != nil

private let environment = ProcessInfo.processInfo.environment
