internal import Glibc

/// Programs that show files to a person.
enum OtherPrograms {
  /// The program that opens files of any kind, by the desktop's choice.
  static let opener = "xdg-open"

  /// Opens files, each by itself and without waiting; says how it went in a sentence.
  static func open(_ paths: [String]) -> String {
    for path in paths {
      if let reason = start([opener, path.hasPrefix("-") ? "./" + path : path]) {
        return "\(opener) cannot be run (\(reason)); the files are \(paths.joined(separator: ", "))"
      }
    }
    return "opened \(paths.joined(separator: ", "))"
  }

  /// Starts a program with nothing to read and nowhere to write; what is wrong where it cannot be.
  ///
  /// It is started by a shell that ends at once, so that nobody has to wait for it and nothing of it remains here.
  private static func start(_ words: [String]) -> String? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
    }
    // The program gets signals as any other does, though they are events here.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

    let script = #"command -v "$1" >/dev/null || exit 127; "$@" & "#
    var arguments = (["sh", "-c", script, "sh"] + words).map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    let result = posix_spawn(&process, "/bin/sh", &actions, &attributes, &arguments, environ)
    guard result == 0 else { return "there is no shell" }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { if errno != EINTR { return nil } }
    return status == 0 ? nil : "it is not installed"
  }
}
