extension Program {
  /// Runs the command line of this process and ends the process with its exit code.
  ///
  /// Standard output is written once, at the end; a command that answers while it reads has written
  /// its part by then. A reader that closed its pipe ends nothing; a stream that cannot be written is
  /// exit code 2.
  public static func main() -> Never {
    Platform.ignoreBrokenPipes()
    let isErrorTerminal = Platform.isTerminal(2)
    var context = Context(
      workingDirectory: Platform.workingDirectory, environment: Platform.environment,
      isOutputTerminal: Platform.isTerminal(1), isErrorTerminal: isErrorTerminal,
      readInput: Platform.readInput, stream: Platform.stream,
      showProgress: isErrorTerminal
        ? { line in _ = Platform.write("\r\u{1B}[K\(line)", to: 2) } : nil, patience: .ofProcess)
    var code = run(Platform.arguments, in: &context)
    if !Platform.write(context.output, to: 1) {
      context.printError("error: standard output cannot be written")
      code = .failure
    }
    _ = Platform.write(context.errors, to: 2)
    Platform.end(code.rawValue)
  }
}
