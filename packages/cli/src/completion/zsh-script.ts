import type { CompletedCommand } from './command-tree.ts';
import { quote } from './quote.ts';

/** The completion script for zsh. Where it offers nothing, zsh completes names of files. */
export function zshScript(commands: readonly CompletedCommand[]): string {
  const paths = commands
    .filter(({ path }) => path !== '')
    .map(({ path }) => quote(path.includes(' ') ? path : ` ${path}`));
  return `#compdef linkvitals
# Completion of linkvitals for zsh: source <(linkvitals completion zsh), after compinit
_linkvitals() {
  local at='' word
  local -a commands options
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "$at $word" in
      (${paths.join('|')}) at="\${at:+$at }$word" ;;
    esac
  done
  case "$at \${words[CURRENT-1]}" in
${commands.flatMap(valueCases).join('\n')}
  esac
  case "$at" in
${commands.map(wordCase).join('\n')}
  esac
  if [[ \${words[CURRENT]} == -* ]]; then
    _describe option options
  elif (( \${#commands} )); then
    _describe command commands
  else
    _files
  fi
}
if (( $+functions[compdef] )); then compdef _linkvitals linkvitals; fi
`;
}

const valueCases = ({ path, options }: CompletedCommand): string[] =>
  options
    .filter(({ takesValue }) => takesValue)
    .map(({ flags, values }) => {
      const patterns = flags.map((flag) => quote(`${path} ${flag}`)).join('|');
      const complete = values.length === 0 ? '_files' : `compadd -- ${values.map(quote).join(' ')}`;
      return `    (${patterns}) ${complete}; return ;;`;
    });

function wordCase({ path, words, options }: CompletedCommand): string {
  const commands = words.map(({ word, description }) => described(word, description));
  const flags = options.map(({ flags: [flag = ''], description }) => described(flag, description));
  return `    (${quote(path)}) commands=(${commands.join(' ')}) options=(${flags.join(' ')}) ;;`;
}

const described = (word: string, description: string): string =>
  quote(description === '' ? word : `${word}:${description}`);
