import { Argument, Command } from 'commander';
import { bashScript } from '../completion/bash-script.ts';
import { type CompletedCommand, commandTree } from '../completion/command-tree.ts';
import { fishScript } from '../completion/fish-script.ts';
import { zshScript } from '../completion/zsh-script.ts';
import type { Io } from '../io.ts';
import type { CommandList } from '../listed-command.ts';

const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript } as const;

/** Makes the command `linkvitals completion bash|zsh|fish`. */
export function completionCommand(io: Io, _finish: unknown, all: CommandList): Command {
  return new Command('completion')
    .addArgument(new Argument('<shell>').choices(Object.keys(scripts)))
    .addHelpText(
      'after',
      `
To complete commands, options and their values with the tab key, put this into the start file of your shell:
  bash  source <(linkvitals completion bash)
  zsh   source <(linkvitals completion zsh)
  fish  linkvitals completion fish | source`,
    )
    .action(async (shell: keyof typeof scripts) => {
      io.stdout.write(scripts[shell](await treeOf(all, io)));
    });
}

/** Loads all commands for the script, so that no key press has to start this program. */
async function treeOf(all: CommandList, io: Io): Promise<CompletedCommand[]> {
  const program = new Command('linkvitals').option('--version', 'output the version number');
  for (const { description, load } of all.values()) {
    program.addCommand((await load())(io, () => {}, all).description(description));
  }
  return commandTree(program);
}
