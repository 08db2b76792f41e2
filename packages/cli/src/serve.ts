import { type Config, listAccounts, openDatabase, type RunningServer } from '@linkvitals/server';
import { exitCodes } from './exit-codes.ts';
import type { Io } from './io.ts';

export interface ServeOptions {
  readonly config: Config;
  readonly io: Io;
  /** How the reader calls this program, for the commands that are suggested. */
  readonly calledAs: string;
  readonly start: (config: Config) => Promise<RunningServer>;
}

/**
 * Runs the server until it is told to stop, and ends the process: libraries leave timers behind that nothing is worth
 * waiting for.
 */
export async function serve({ config, io, calledAs, start }: ServeOptions): Promise<void> {
  const stop = Promise.withResolvers<void>();
  let running = false;
  io.onStopSignal(() => {
    if (!running) io.exit(exitCodes.interrupted);
    running = false;
    stop.resolve();
  });
  endOnBugs(io);
  let server: RunningServer;
  try {
    server = await start(config);
    io.stdout.write(await welcome(config, server.url, calledAs));
  } catch (error) {
    io.stderr.write(startFailure(error, config), () => io.exit(exitCodes.failed));
    return;
  }
  running = true;
  await stop.promise;
  io.stdout.write('Stopping. Once more to stop at once.\n');
  await server.stop();
  io.exit(exitCodes.ok);
}

/** What fails at the start is nearly always the machine: a port, a folder, a database. The stack is for `debug`. */
function startFailure(error: unknown, { logLevel }: Config): string {
  if (!(error instanceof Error)) return `The server could not start: ${error}\n`;
  const code = 'code' in error ? String(error.code) : error.name;
  const hint = code === 'EADDRINUSE' ? ' Stop what listens there, or choose another port with LINKVITALS_PORT.' : '';
  const stack = logLevel === 'debug' || logLevel === 'trace' ? `${error.stack}\n` : '';
  return `The server could not start: ${error.message || code}.${hint}\n${stack}`;
}

/** After an exception that nobody caught the state is unknown: say so and leave; rows that were claimed are taken up again. */
function endOnBugs(io: Io): void {
  const end = (kind: string) => (error: unknown) => {
    const stack = error instanceof Error ? error.stack : String(error);
    io.stderr.write(`${JSON.stringify({ level: 60, time: Date.now(), msg: kind, stack })}\n`, () =>
      io.exit(exitCodes.failed),
    );
  };
  process.once('uncaughtException', end('uncaught exception'));
  process.once('unhandledRejection', end('unhandled rejection'));
}

async function welcome(config: Config, url: string, calledAs: string): Promise<string> {
  const data = config.databaseUrl.startsWith('sqlite:') ? config.databaseUrl.slice('sqlite:'.length) : 'MySQL';
  const hasApi = config.roles.includes('api');
  const first = await hasNoAccount(config);
  return `
Linkvitals is running.
  Address   ${url}
  Data      ${config.dataDir}${data.startsWith(config.dataDir) ? '' : ` (database: ${data})`}
  ${hasApi ? `API       ${url}/openapi.yaml` : `Roles     ${config.roles.join(', ')} (no API)`}
${first ? 'Next, in another terminal:' : 'In another terminal:'}
${first ? `  ${calledAs} account create --name "My team"\n` : ''}  ${calledAs} key create          # an API key, for "Authorization: Bearer ..."
Stop with Ctrl-C.
`;
}

async function hasNoAccount({ databaseUrl }: Config): Promise<boolean> {
  const db = openDatabase({ url: databaseUrl });
  try {
    return (await listAccounts(db.knex)).length === 0;
  } finally {
    await db.close();
  }
}
