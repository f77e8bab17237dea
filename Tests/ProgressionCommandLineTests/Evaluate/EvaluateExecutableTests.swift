import Foundation
import Testing

/// `evaluate` as a shell runs it.
@Suite(.enabled(if: Executable.path != nil))
struct EvaluateExecutableTests {
  typealias Case = ExecutableTests.Case

  private static let game = "\"$0\" new game > /dev/null; "

  static let cases: [Case] = [
    Case(
      name: "empty input", script: game + "\"$0\" evaluate game < /dev/null", code: 0, output: "",
      errors: ""),
    Case(
      name: "a folder as input", script: game + "\"$0\" evaluate game --jobs 2 < .", code: 2,
      output: "", errors: "error: standard input cannot be read: Is a directory\n"),
    Case(
      name: "a full disk", script: game + "echo {} | \"$0\" evaluate game > /dev/full", code: 2,
      output: "", errors: "error: standard output cannot be written\n"),
    // The reader takes one answer; the filter ends although its input never does.
    Case(
      name: "a reader that goes away",
      script: game
        + "{ yes '{}' | \"$0\" evaluate game --jobs 2; echo $? >&2; } | head -n 1 | cut -c 1-9",
      code: 0, output: "{\"state\":\n", errors: "0\n"),
    Case(
      name: "a bad line ends it while input is still to come",
      script: game
        + "mkfifo in; { echo oops; sleep 3; echo {}; } > in & "
        + "\"$0\" evaluate game --jobs 2 --fail-fast < in | cut -c 1-17; kill $! 2> /dev/null",
      code: 0, output: "{\"line\":1,\"error\"\n", errors: ""),
    Case(
      name: "an answer comes before the next request is there",
      script: game
        + "mkfifo in out; \"$0\" evaluate game < in > out & exec 3> in 4< out; "
        + "echo '{\"id\":1}' >&3; read -r a <&4; echo '{\"id\":2}' >&3; read -r b <&4; exec 3>&-; "
        + "echo \"$a $b\" | cut -c 1-7; wait",
      code: 0, output: "{\"id\":1\n", errors: ""),
    Case(
      name: "a line of 70 MB, and the next",
      script: game
        + "{ head -c 70000000 /dev/zero | tr '\\0' x; echo; echo {}; } | \"$0\" evaluate game "
        + "| cut -c 1-46",
      code: 0,
      output: "{\"line\":1,\"error\":{\"code\":\"json-too-large\",\"me\n"
        + "{\"state\":{\"clock\":{\"now\":1767225600},\"fingerpr\n",
      errors: ""),
  ]

  @Test("from a shell", .timeLimit(.minutes(1)), arguments: cases)
  func shell(_ test: Case) throws {
    let answer = try Executable.shell(test.script)
    #expect(answer.code == test.code)
    #expect(answer.output == test.output)
    #expect(answer.errors == test.errors)
  }
}
