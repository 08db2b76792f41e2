import { inertLine } from '@linkvitals/contract/inert-text';
import { isLinkvitalsError, type List } from '@linkvitals/sdk';
import type { SessionClient } from '@linkvitals/sdk/session';
import { type Command, Option } from 'commander';
import { readNumber } from '../check/options/read-number.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { type ConnectionOptions, chooseConnection, clientOf } from './connection/connection.ts';
import { describeError } from './describe-error.ts';
import { type OutputFormat, outputFormats } from './output/output.ts';

/** Options of every command that calls a server. */
export interface RemoteOptions extends ConnectionOptions {
  readonly format: OutputFormat;
  readonly verbose?: boolean;
}

/** The largest page of a list in the API. */
const MAX_PAGE = 100;

/** Text below the help of a group of these commands. */
export const connectionHelp = `
The server is the one of \`linkvitals login\`, or of LINKVITALS_URL and LINKVITALS_API_KEY, which win.
A <domain> is its hostname or its id.
Exit codes: 0 done, 1 the server refused it or could not be reached, 2 wrong usage.`;

export function addConnectionOptions(command: Command): Command {
  return command
    .addOption(new Option('--profile <name>', 'stored server to call (default: LINKVITALS_PROFILE, or "default")'))
    .addOption(new Option('--insecure-http', 'send the key unencrypted where the address begins with http://'))
    .addOption(new Option('--verbose', 'when it fails, print status, code and request id as well'));
}

/** Adds the options of every command that calls a server. */
export function remoteCommand(command: Command, formats: readonly string[] = outputFormats): Command {
  return addConnectionOptions(command).addOption(
    new Option('--format <format>', 'output on stdout').choices(formats).default('table'),
  );
}

export interface ListOptions extends RemoteOptions {
  readonly limit?: number;
}

export function listCommand(command: Command, formats?: readonly string[]): Command {
  return remoteCommand(command, formats).addOption(
    new Option('--limit <n>', 'entries to print (default: all)').argParser(readNumber({ min: 1, max: 1_000_000_000 })),
  );
}

/** A page as large as the limit demands, up to the largest one. */
export const pageSize = ({ limit }: ListOptions): { limit: number } => ({
  limit: Math.min(limit ?? MAX_PAGE, MAX_PAGE),
});

/** The first `limit` entries of a list; all without a limit. */
export async function* firstOf<T>(list: List<T>, { limit = Number.POSITIVE_INFINITY }: ListOptions): AsyncGenerator<T> {
  let left = limit;
  for await (const item of list) {
    yield item;
    left -= 1;
    if (left <= 0) return;
  }
}

/** The command cannot continue, for a reason in the server's answers. It ends with exit code 1. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';
}

interface Explanation {
  readonly url: string;
  readonly verbose?: boolean | undefined;
  /** Default 1. */
  readonly failureCode?: number | undefined;
}

/** Prints errors of the server and the network on stderr; throws other errors again. @returns the exit code */
export async function explained(
  { stderr }: Io,
  { url, verbose = false, failureCode = exitCodes.failed }: Explanation,
  work: () => Promise<number | undefined>,
): Promise<number> {
  try {
    return (await work()) ?? exitCodes.ok;
  } catch (error) {
    if (error instanceof RemoteFailure) stderr.write(`${inertLine(error.message)}\n`);
    else if (isLinkvitalsError(error)) stderr.write(describeError(error, { url, verbose }));
    else throw error;
    return failureCode;
  }
}

/**
 * Runs work with a client of the server that the options and the environment name.
 * @param work Gives the exit code, if it is not 0.
 * @returns the exit code
 * @throws UsageError when no server is named
 */
export async function withServer(
  io: Io,
  options: ConnectionOptions & Pick<RemoteOptions, 'verbose'> & Pick<Explanation, 'failureCode'>,
  work: (client: SessionClient) => Promise<number | undefined>,
): Promise<number> {
  const connection = await chooseConnection(io, options);
  const { verbose, failureCode } = options;
  return await explained(io, { url: connection.url, verbose, failureCode }, () => work(clientOf(connection)));
}
