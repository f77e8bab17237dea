/// The scripts that teach a shell the program's words.
///
/// A script only asks the hidden command `__complete`, which reads the tree: it cannot grow
/// out of date.
enum CompletionScript: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// The script of the shell.
  var text: String {
    switch self {
    case .bash: Self.bashText
    case .zsh: Self.zshText
    case .fish: Self.fishText
    }
  }

  private static let bashText = #"""
    # bash completion for progression: source <(progression completions bash)
    _progression() {
      local -a words=()
      local line word path kind prefix="" glued="" last=-1
      # bash cuts words at "=": --format=te comes as three.
      for word in "${COMP_WORDS[@]:1:COMP_CWORD}"; do
        if [ "$word" = "=" ] && [ $last -ge 0 ]; then
          words[last]="${words[last]}="
          prefix=${words[last]} glued=1
        elif [ -n "$glued" ]; then
          words[last]="${words[last]}$word"
          glued=""
        else
          last=$((last + 1)) prefix=""
          words[last]=$word
        fi
      done
      word=${words[last]#"$prefix"}
      COMPREPLY=()
      while IFS= read -r line; do
        case "$line" in
          :files | :folders)
            kind=-f
            [ "$line" = ":folders" ] && kind=-d
            while IFS= read -r path; do COMPREPLY+=("$path"); done \
              < <(compgen $kind -- "$word")
            compopt -o filenames 2>/dev/null ;;
          *)
            line=${line%%$'\t'*}
            COMPREPLY+=("${line#"$prefix"}") ;;
        esac
      done < <("${COMP_WORDS[0]}" __complete "${words[@]}" 2>/dev/null)
    }
    complete -F _progression progression

    """#

  private static let zshText = #"""
    #compdef progression
    # zsh completion for progression: source <(progression completions zsh)
    _progression() {
      local line
      local -a candidates
      while IFS= read -r line; do
        case "$line" in
          :files) _files ;;
          :folders) _files -/ ;;
          *) candidates+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}") ;;
        esac
      done < <("${words[1]}" __complete "${(@)words[2,CURRENT]}" 2>/dev/null)
      (( ${#candidates} )) && _describe progression candidates
    }
    compdef _progression progression

    """#

  private static let fishText = #"""
    # fish completion for progression: progression completions fish | source
    function __progression_complete
      set -l words (commandline -opc) (commandline -ct)
      for line in ($words[1] __complete $words[2..-1] 2>/dev/null)
        switch $line
          case ':files'
            __fish_complete_path (commandline -ct)
          case ':folders'
            __fish_complete_directories (commandline -ct)
          case '*'
            echo $line
        end
      end
    end
    complete -c progression -f -a '(__progression_complete)'

    """#
}
