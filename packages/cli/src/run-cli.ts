import { inertLine, inertLines } from '@linkvitals/contract/inert-text';
import { Command, CommanderError } from 'commander';
import { calledCommand, commandList } from './command-list.ts';
import { exitCodes } from './exit-codes.ts';
import type { Io } from './io.ts';
import { NothingToCheck } from './nothing-to-check.ts';
import { UsageError } from './usage-error.ts';
import { version } from './version.ts';

/**
 * Runs one command line and returns the exit code. Rejects only for bugs.
 * @param args Words behind the name of the program.
 */
export async function runCli(args: readonly string[], io: Io): Promise<number> {
  let code: number = exitCodes.ok;
  const finish = (result: number): void => {
    code = result;
  };
  const program = new Command('linkvitals')
    .description('Finds broken links: of one site at once, or as a service that watches your domains.')
    .version(version)
    .showHelpAfterError('Run with --help to see how it is used.')
    .configureOutput({ writeOut: (text) => io.stdout.write(text), writeErr: (text) => io.stderr.write(text) })
    .addHelpText('after', examples)
    .exitOverride();
  const called = calledCommand(args);
  for (const [name, { group, description, load }] of commandList) {
    if (called === undefined) program.addCommand(new Command(name).description(description).helpGroup(group));
    if (name === called) {
      program.addCommand(inherit((await load())(io, finish).description(description), program));
    }
  }
  try {
    await program.parseAsync(args.length === 0 ? ['--help'] : args, { from: 'user' });
    return code;
  } catch (error) {
    return await explain(error, io);
  }
}

const examples = `
Examples:
  linkvitals check https://example.com             list the broken links of a site
  linkvitals check http://localhost:3000 --rate 0  the same for a site on this machine, at full speed
  linkvitals serve                                 start the service (API, crawls, webhooks)
  linkvitals account create --name "My team"       make the first account
  linkvitals key create                            make an API key for it
  linkvitals login https://linkvitals.example.com  store the key; from then on this machine may be anywhere
  linkvitals crawls start example.com --wait       crawl a domain of that server
  linkvitals webhooks listen                       receive, verify and print webhooks on this machine`;

/** Copies settings to a command, because Commander passes them only to commands that it makes itself. */
function inherit(command: Command, from: Command): Command {
  command.copyInheritedSettings(from);
  for (const child of command.commands) inherit(child, command);
  return command;
}

async function explain(error: unknown, { stderr }: Io): Promise<number> {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage; // already said
  const end = (code: number, sentence: string): number => {
    stderr.write(`${inertLines(sentence)}\n`);
    return code;
  };
  if (error instanceof UsageError) return end(exitCodes.usage, error.message);
  if (error instanceof NothingToCheck) return end(exitCodes.notCrawled, error.message);
  const { ExclusionPatternError } = await import('@linkvitals/crawler');
  if (error instanceof ExclusionPatternError) return end(exitCodes.usage, error.message);
  const { ConfigError, databaseTrouble, OperatorError, ServiceError } = await import('@linkvitals/server');
  if (error instanceof ConfigError) return end(exitCodes.usage, error.message);
  if (error instanceof ServiceError)
    return end(error.code === 'invalid_setting' ? exitCodes.usage : exitCodes.failed, error.message);
  if (error instanceof OperatorError) return end(exitCodes.failed, error.message);
  const trouble = databaseTrouble(error);
  if (!(error instanceof Error) || (trouble === undefined && !isOfTheMachine(error))) throw error;
  // The text comes from the database, or from whatever program answers in its place.
  const message = inertLine(error.message || String('code' in error ? error.code : error.name));
  if (trouble === 'away' || trouble === 'refuses') {
    const what = trouble === 'away' ? 'cannot be reached' : 'refuses the connection';
    return end(exitCodes.failed, `The database ${what}: ${message}. Check DATABASE_URL, and that the database runs.`);
  }
  if (trouble === 'full')
    return end(
      exitCodes.failed,
      'The disk of the database is full. Make room on it, then run this again: nothing is lost.',
    );
  return end(exitCodes.failed, message);
}

/**
 * Whether an error comes from the machine or the database (port taken, folder not writable, database down). It is
 * reported by a sentence, not a stack.
 */
function isOfTheMachine(error: Error): boolean {
  // mysql2 gives errors that it does not know no code.
  if ('sqlMessage' in error) return true;
  return 'code' in error && typeof error.code === 'string' && !error.code.startsWith('ERR_');
}
