/// A script by which bash completes command lines of `seatmap`.
///
/// It needs nothing but bash itself. Options that were given already are offered again: which of them may be repeated,
/// the command says.
struct BashCompletion {
  let commands: [CommandDescription]

  var script: String {
    """
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
    \(valueCases.map { "      " + $0 }.joined(separator: "\n"))
          *)
            case "${COMP_WORDS[1]}" in
    \(commandCases.map { "          " + $0 }.joined(separator: "\n"))
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
  }

  /// A case for each option that takes a value: what may follow it.
  private var valueCases: [String] {
    commands.flatMap { command in
      command.options.filter { $0.value != nil }.map { option in
        let patterns = BashCompletion.spellings(of: option).map { "\"\(command.name) \($0)\"" }
        return "\(patterns.joined(separator: " | "))) \(BashCompletion.answer(to: option)) ;;"
      }
    }
  }

  /// A case for each command: its options and operands.
  private var commandCases: [String] {
    commands.map { command in
      var words: [String] = []
      var takesFiles = false
      for operand in command.operands {
        switch operand.kind {
        case .file: takesFiles = true
        case .word(let choices): words += choices
        case .command: words += commands.map(\.name)
        }
      }
      words += command.options.flatMap(BashCompletion.spellings)
      return "\(command.name)) \(BashCompletion.answer(words: words, files: takesFiles)) ;;"
    }
  }

  private static func spellings(of option: CommandOption) -> [String] {
    [option.spelling] + (option.letter.map { ["-\($0)"] } ?? [])
  }

  /// What to offer after an option.
  private static func answer(to option: CommandOption) -> String {
    switch option.value {
    case .choice(let words): answer(words: words, files: false)
    case .choiceOrInput(let words, _): answer(words: words, files: true)
    case .input, .output: answer(words: [], files: true)
    case .text, nil: answer(words: [], files: false)
    }
  }

  private static func answer(words: [String], files: Bool) -> String {
    [words.isEmpty ? nil : "words=\"\(words.joined(separator: " "))\"", files ? "files=yes" : nil]
      .compactMap(\.self)
      .joined(separator: " ")
  }
}
