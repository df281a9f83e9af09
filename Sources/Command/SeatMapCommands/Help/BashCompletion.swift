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

      local command="${COMP_WORDS[1]}" place=1
      case "$command" in
    \(groupCases.map { "    " + $0 }.joined(separator: "\n"))
      esac

      if ((COMP_CWORD == 1)); then
        words="\(commands.map(\.name).joined(separator: " ")) --help --version"
      elif ((COMP_CWORD == place)); then
        case "$command" in
    \(subcommandCases.map { "      " + $0 }.joined(separator: "\n"))
        esac
      else
        case "$command $previous" in
    \(valueCases.map { "      " + $0 }.joined(separator: "\n"))
          *)
            case "$command" in
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

  private var groups: [CommandDescription] { commands.filter(\.isGroup) }

  /// Every command with the words that call it.
  private var calls: [(words: String, command: CommandDescription)] {
    commands.flatMap { command in
      command.isGroup ? command.subcommands.map { ("\(command.name) \($0.name)", $0) } : [(command.name, command)]
    }
  }

  /// A case for each group: its command is two words, and names of commands stand at the second place.
  private var groupCases: [String] {
    groups.map { #"\#($0.name)) command+=" ${COMP_WORDS[2]}" place=2 ;;"# }
  }

  /// A case for each group: the names of its commands, at the place where one is being typed.
  private var subcommandCases: [String] {
    groups.map { group in
      "\"\(group.name) \"*) \(BashCompletion.answer(words: BashCompletion.names(in: group) + ["--help"], files: false)) ;;"
    }
  }

  /// A case for each option that takes a value, and for help about a group: what may follow it.
  private var valueCases: [String] {
    calls.flatMap { call in
      call.command.options.filter(BashCompletion.takesNextWord).map { option in
        let patterns = BashCompletion.spellings(of: option).map { "\"\(call.words) \($0)\"" }
        return "\(patterns.joined(separator: " | "))) \(BashCompletion.answer(to: option)) ;;"
      }
    }
      + groups.map { group in
        "\"help \(group.name)\") \(BashCompletion.answer(words: BashCompletion.names(in: group), files: false)) ;;"
      }
  }

  /// Whether the word after an option is its value.
  private static func takesNextWord(_ option: CommandOption) -> Bool {
    switch option.value {
    case .optionalChoice, nil: false
    case .text, .input, .output, .choice, .choiceOrInput: true
    }
  }

  private static func names(in group: CommandDescription) -> [String] { group.subcommands.map(\.name) }

  /// A case for each command: its options and operands.
  private var commandCases: [String] {
    calls.map { call in
      var words: [String] = []
      var takesFiles = false
      for operand in call.command.operands {
        switch operand.kind {
        case .file: takesFiles = true
        case .text: break
        case .word(let choices): words += choices
        case .command: words += commands.map(\.name)
        }
      }
      words += call.command.options.flatMap(BashCompletion.spellings)
      return "\"\(call.words)\") \(BashCompletion.answer(words: words, files: takesFiles)) ;;"
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
    case .text, .optionalChoice, nil: answer(words: [], files: false)
    }
  }

  private static func answer(words: [String], files: Bool) -> String {
    [words.isEmpty ? nil : "words=\"\(words.joined(separator: " "))\"", files ? "files=yes" : nil]
      .compactMap(\.self)
      .joined(separator: " ")
  }
}
