import { inertLine, inertLines } from '@linkvitals/contract/inert-text';
import { Command, CommanderError } from 'commander';
import { commandList, namedCommand } from './command-list.ts';
import { exitCodes } from './exit-codes.ts';
import type { Io } from './io.ts';
import type { CommandList } from './listed-command.ts';
import { NothingToCheck } from './nothing-to-check.ts';
import { serverHint } from './server-hint.ts';
import { UsageError } from './usage-error.ts';
import { version } from './version.ts';

export interface Explanation {
  readonly code: number;
  /** May contain text from elsewhere: it is made inert when it is printed. */
  readonly message: string;
}

/** A program that shares its command lines and errors with `linkvitals`. */
interface Program {
  readonly commands: CommandList;
  /** Examples in the help. */
  readonly examples: string;
  /** Explains errors that only this program has; undefined for others. */
  readonly explain?: (error: unknown) => Promise<Explanation | undefined>;
}

const client: Program = {
  commands: commandList,
  examples: `
Examples:
  linkvitals check https://example.com             list the broken links of a site
  linkvitals check http://localhost:3000 --rate 0  the same for a site on this machine, at full speed
  linkvitals check dist                            check the folder of a built site
  linkvitals login https://linkvitals.example.com  store the API key of a server
  linkvitals crawls start example.com --wait       crawl a domain of that server
  linkvitals webhooks listen                       receive, verify and print webhooks on this machine`,
};

/**
 * Runs one command line and returns the exit code. Rejects only for bugs.
 * @param args Words behind the name of the program.
 * @param program Default: the commands that need no server on this machine.
 */
export async function runCli(args: readonly string[], io: Io, program: Program = client): Promise<number> {
  let code: number = exitCodes.ok;
  const finish = (result: number): void => {
    code = result;
  };
  try {
    const command = await makeCommand(args, io, { program, finish });
    await command.parseAsync(args.length === 0 ? ['--help'] : args, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage; // already said
    const explained = await explain(error, program);
    if (explained === undefined) throw error;
    io.stderr.write(`${inertLines(explained.message)}\n`);
    return explained.code;
  }
}

interface Making {
  readonly program: Program;
  readonly finish: (code: number) => void;
}

/** Makes the command of the whole line: with the called command only, or with the names of all for the help. */
async function makeCommand(args: readonly string[], io: Io, { program, finish }: Making): Promise<Command> {
  const { commands, examples } = program;
  const whole = new Command('linkvitals')
    .description('Finds broken links: of one site at once, or as a service that watches your domains.')
    .version(version)
    .showHelpAfterError('Run with --help to see how it is used.')
    .configureOutput({ writeOut: (text) => io.stdout.write(text), writeErr: (text) => io.stderr.write(text) })
    .addHelpText('after', examples)
    .exitOverride();
  const name = namedCommand(args);
  const called = name === undefined ? undefined : commands.get(name);
  if (name !== undefined && called !== undefined) {
    const command = (await called.load())(io, finish, commands).description(called.description);
    return whole.addCommand(inherit(command, whole));
  }
  const hint = serverHint(name);
  if (hint !== undefined) throw new UsageError(hint);
  for (const [name, { group, description }] of commands) {
    whole.addCommand(new Command(name).description(description).helpGroup(group));
  }
  return whole;
}

/** Copies settings to a command, because Commander passes them only to commands that it makes itself. */
function inherit(command: Command, from: Command): Command {
  command.copyInheritedSettings(from);
  for (const child of command.commands) inherit(child, command);
  return command;
}

async function explain(error: unknown, program: Program): Promise<Explanation | undefined> {
  if (error instanceof UsageError) return { code: exitCodes.usage, message: error.message };
  if (error instanceof NothingToCheck) return { code: exitCodes.notCrawled, message: error.message };
  const { ExclusionPatternError } = await import('@linkvitals/crawler');
  if (error instanceof ExclusionPatternError) return { code: exitCodes.usage, message: error.message };
  const explained = await program.explain?.(error);
  if (explained !== undefined) return explained;
  if (!(error instanceof Error) || !isOfTheMachine(error)) return undefined;
  return { code: exitCodes.failed, message: inertLine(error.message || error.code) };
}

/**
 * Whether an error comes from the machine (port taken, folder not writable). It is reported by a sentence, not a stack.
 */
function isOfTheMachine(error: Error): error is Error & { readonly code: string } {
  return 'code' in error && typeof error.code === 'string' && !error.code.startsWith('ERR_');
}
