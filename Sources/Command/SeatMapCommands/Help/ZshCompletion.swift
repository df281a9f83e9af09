/// A script by which zsh completes command lines of `seatmap`.
struct ZshCompletion {
  let commands: [CommandDescription]

  var script: String {
    var script = """
      #compdef seatmap
      # Completion of seatmap for zsh: save as _seatmap in a folder of $fpath.

      _seatmap() {
        local context state line
        typeset -A opt_args

        if ((CURRENT == 2)); then
          local -a commands=(

      """
    script += ZshCompletion.descriptions(of: commands)
    script += """
          )
          _describe command commands
          return
        fi

        local command=$words[2]
        shift words
        ((CURRENT--))
        case $command in

      """
    for group in commands where group.isGroup { script += ZshCompletion.branch(to: group) }
    script += """
        esac
        case $command in

      """
    for command in commands {
      if command.isGroup {
        for inner in command.subcommands { script += branch(of: inner, called: "\(command.name) \(inner.name)") }
      } else {
        script += branch(of: command, called: command.name)
      }
    }
    script += """
        esac
      }

      _seatmap "$@"

      """
    return script
  }

  /// The names of commands with what each does, a line each.
  private static func descriptions(of commands: [CommandDescription]) -> String {
    commands.map { "      \(ShellWord.quoted("\($0.name):\($0.purpose)"))\n" }.joined()
  }

  /// The branch that offers the commands of a group, or goes on to one of them.
  private static func branch(to group: CommandDescription) -> String {
    """
      \(group.name))
        if ((CURRENT == 2)); then
          local -a commands=(
    \(descriptions(of: group.subcommands))\
          )
          _describe command commands
          return
        fi
        command+=" $words[2]"
        shift words
        ((CURRENT--))
        ;;

    """
  }

  /// The branch that completes the arguments of a command.
  private func branch(of command: CommandDescription, called words: String) -> String {
    var branch = "    \(ShellWord.quoted(words)))\n      _arguments -s -S"
    for option in command.options { branch += " \\\n        \(ZshCompletion.specification(of: option))" }
    for (place, operand) in command.operands.enumerated() {
      let place = operand.isRepeatable ? "*" : String(place + 1)
      branch += " \\\n        " + ShellWord.quoted("\(place):\(operand.name):\(action(for: operand))")
    }
    return branch + "\n      ;;\n"
  }

  /// What completes an operand.
  private func action(for operand: CommandDescription.Operand) -> String {
    switch operand.kind {
    case .file: "_files"
    case .text: ""
    case .word(let words): "(\(words.joined(separator: " ")))"
    case .command: "(\(commands.map(\.name).joined(separator: " ")))"
    }
  }

  /// An option as `_arguments` wants it: `'(-o --output)'{-o,--output}'[summary]:FILE:_files'`.
  private static func specification(of option: CommandOption) -> String {
    var tail = "[\(escaped(option.summary))]"
    if let placeholder = option.placeholder.map(escaped) {
      switch option.value {
      case .choice(let words): tail += ":value:(\(words.joined(separator: " ")))"
      case .choiceOrInput(let words, _):
        tail += ":\(placeholder):{_values value \(words.joined(separator: " ")); _files}"
      case .input, .output: tail += ":\(placeholder):_files"
      case .optionalChoice(let words): tail += "::value:(\(words.joined(separator: " ")))"
      case .text, nil: tail += ":\(placeholder):"
      }
    }
    let equals = equals(after: option)
    guard let letter = option.letter else {
      return ShellWord.quoted((option.isRepeatable ? "*" : "") + option.spelling + equals + tail)
    }
    let exclusion = option.isRepeatable ? "*" : "(-\(letter) \(option.spelling))"
    return ShellWord.quoted(exclusion) + "{-\(letter),\(option.spelling)\(equals)}" + ShellWord.quoted(tail)
  }

  /// What stands between an option and its value: nothing, `=` or a space, or `=` alone.
  private static func equals(after option: CommandOption) -> String {
    switch option.value {
    case nil: ""
    case .optionalChoice: "=-"
    case .text, .input, .output, .choice, .choiceOrInput: "="
    }
  }

  /// A text without what would end it in a specification.
  private static func escaped(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
