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

/** Runs the server until it is told to stop. @returns exit code */
export async function serve({ config, io, calledAs, start }: ServeOptions): Promise<number> {
  const stop = Promise.withResolvers<void>();
  let stopping = false;
  const unhook = io.onStopSignal(() => {
    if (stopping) io.exit(exitCodes.failed);
    stopping = true;
    stop.resolve();
  });
  endOnBugs(io);
  const server = await start(config);
  io.stdout.write(await welcome(config, server.url, calledAs));
  await stop.promise;
  io.stdout.write('Stopping. Once more to stop at once.\n');
  await server.stop();
  unhook();
  // Agenda 6.2 leaves a timer behind for each job that it ran; nothing is worth waiting for it.
  setImmediate(() => io.exit(exitCodes.ok));
  return exitCodes.ok;
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
  const first = await hasNoAccount(config);
  return `
Linkvitals is running.
  Address   ${url}
  Data      ${config.dataDir}${data.startsWith(config.dataDir) ? '' : ` (database: ${data})`}
  API       ${url}/openapi.yaml
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
