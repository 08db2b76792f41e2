import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from './temporary-folder.ts';

export type Shell = 'bash' | 'zsh' | 'fish';

/** Whether the machine has the shell; bash is required. */
export function hasShell(shell: Shell): boolean {
  try {
    execFileSync(shell, ['-c', 'exit 0'], { stdio: 'ignore' });
    return true;
  } catch {
    return shell === 'bash';
  }
}

/** Text as one word in any of the three shells. */
const word = (text: string): string => `'${text}'`;

const bashProgram = (lines: readonly string[]): string => {
  const questions = lines.map(
    (line) =>
      `COMP_WORDS=(${line.replace(/ $/, " ''")}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _linkvitals; echo "\${COMPREPLY[*]}"`,
  );
  return ['set -u', 'source ./script', ...questions].join('\n');
};

/** A program for fish, which has a command for what it would offer. */
const fishProgram = (lines: readonly string[]): string => {
  const questions = lines.map((line) => `echo (string split -f 1 \\t -- (complete -C ${word(line)}))`);
  return ['source ./script', ...questions].join('\n');
};

/**
 * A program for zsh, which completes only in its line editor. So another zsh runs in a terminal of its own, and each
 * line and a tab are typed there. Every completion calls `compadd` with its offers; calls of it that only compute are
 * let through. Typing waits until the line editor is ready, because before that the terminal itself would delete a line
 * at Control-U.
 */
const zshProgram = (lines: readonly string[]): string => `
zmodload zsh/zpty
zpty z zsh -f -i
# What is typed is echoed: there, the mark has an expression in place of its number.
ready() { zpty -r z out "*READY-$1-*" }
zpty -w z 'autoload -U compinit; compinit -u -D; LISTMAX=10000; source ./script'
zpty -w z 'compadd() {
  local -a offered
  if [[ "\${@[1,(i)(-|--)]}" != *-(O|A|D)* ]]; then
    builtin compadd -A offered "$@"
    print -r -- "$offered" >> offered
  fi
  builtin compadd "$@"
}'
zpty -w z 'reads=0; zle-line-init() { print -r -- "READY-$(( ++reads ))-" }; zle -N zle-line-init'
at=1
ready 1
for line in ${lines.map(word).join(' ')}; do
  : > offered
  # Control-U takes the completed line away, so that what the new line ends is empty.
  zpty -w z "$line"$'\\t\\x15'
  ready $(( ++at ))
  print -r -- "$(<offered)"
done
zpty -d z
`;

const programs = {
  bash: { options: ['--noprofile', '--norc'], program: bashProgram },
  zsh: { options: ['-f'], program: zshProgram },
  fish: { options: ['--no-config'], program: fishProgram },
} as const;

/** The words that a shell with the loaded script offers at the end of each line, in its own order. */
export async function completedBy(shell: Shell, script: string, lines: readonly string[]): Promise<string[]> {
  const { options, program } = programs[shell];
  const folder = await temporaryFolder({ script, program: program(lines), 'README.md': '' });
  const { stdout } = await promisify(execFile)(shell, [...options, join(folder, 'program')], {
    cwd: folder,
    timeout: 50_000,
  });
  return stdout.split('\n').slice(0, lines.length);
}
