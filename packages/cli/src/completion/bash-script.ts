import type { CompletedCommand } from './command-tree.ts';
import { quote } from './quote.ts';

/** The completion script for bash. Where it offers nothing, bash completes names of files. */
export function bashScript(commands: readonly CompletedCommand[]): string {
  const paths = commands
    .filter(({ path }) => path !== '')
    .map(({ path }) => quote(path.includes(' ') ? path : ` ${path}`));
  return `# Completion of linkvitals for bash: source <(linkvitals completion bash)
_linkvitals() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} at='' words='' options='' i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "$at \${COMP_WORDS[i]}" in
      ${paths.join('|')})
        at="\${at:+$at }\${COMP_WORDS[i]}" ;;
    esac
  done
  case "$at $previous" in
${commands.flatMap(valueCases).join('\n')}
  esac
  case "$at" in
${commands.map(wordCase).join('\n')}
  esac
  if [[ $current == -* ]]; then words=$options; fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o bashdefault -o default -F _linkvitals linkvitals
`;
}

const valueCases = ({ path, options }: CompletedCommand): string[] =>
  options
    .filter(({ takesValue }) => takesValue)
    .map(({ flags, values }) => {
      const patterns = flags.map((flag) => quote(`${path} ${flag}`)).join('|');
      return `    ${patterns}) COMPREPLY=($(compgen -W ${quote(values.join(' '))} -- "$current")); return ;;`;
    });

function wordCase({ path, words, options }: CompletedCommand): string {
  const flags = options.flatMap(({ flags: [long = '', short = ''] }) => long || short);
  return `    ${quote(path)}) words=${quote(words.map(({ word }) => word).join(' '))} options=${quote(flags.join(' '))} ;;`;
}
