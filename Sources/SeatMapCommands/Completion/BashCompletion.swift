/// A script by which bash completes command lines of `seatmap`.
///
/// It needs nothing but bash itself. Words are compared in the script, options that were given are offered again:
/// what may not be repeated, the command says.
struct BashCompletion {
  let commands: [CommandDescription]

  var script: String {
    var script = """
      # Completion of seatmap for bash: source <(seatmap completion bash)

      _seatmap() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD - 1]}"
        local words="" files=""
        COMPREPLY=()

        # The shell splits --option=value into three words.
        if [[ $current == "=" ]]; then
          current=""
        elif [[ $previous == "=" ]]; then
          previous="${COMP_WORDS[COMP_CWORD - 2]}"
        fi

        if ((COMP_CWORD == 1)); then
          words="\(commands.map(\.name).joined(separator: " ")) --help --version"
        else
          case "${COMP_WORDS[1]} $previous" in

      """
    for command in commands {
      for option in command.options where option.value != nil {
        let spellings = [option.spelling] + (option.letter.map { ["-\($0)"] } ?? [])
        let patterns = spellings.map { "\"\(command.name) \($0)\"" }.joined(separator: " | ")
        script += "      \(patterns)) \(BashCompletion.answer(to: option)) ;;\n"
      }
    }
    script += """
            *)
              case "${COMP_WORDS[1]}" in

      """
    for command in commands {
      let options = command.options.flatMap { [$0.spelling] + ($0.letter.map { ["-\($0)"] } ?? []) }
      let choices =
        command.name == HelpCommand.description.name ? commands.map(\.name) : command.operands.flatMap(\.choices)
      let files = command.operands.contains { $0.choices.isEmpty } && command.name != HelpCommand.description.name
      script +=
        "          \(command.name)) words=\"\((choices + options).joined(separator: " "))\"\(files ? " files=yes" : "") ;;\n"
    }
    script += """
              esac
              ;;
          esac
        fi

        [[ -n $words ]] && mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
        if [[ -n $files && $current != -* ]]; then
          compopt -o filenames 2>/dev/null
          mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$current")
        fi
      }

      complete -F _seatmap seatmap

      """
    return script
  }

  /// What to offer after an option.
  private static func answer(to option: CommandOption) -> String {
    switch option.value {
    case .choice(let words): "words=\"\(words.joined(separator: " "))\""
    case .choiceOrInput(let words, _): "words=\"\(words.joined(separator: " "))\" files=yes"
    case .input, .output: "files=yes"
    case .text, nil: ""
    }
  }
}
