import { inertLine, inertLines } from '@linkvitals/contract/inert-text';
import { type Config, ConfigError, createBugReport, isWildcard, type RunningServer } from '@linkvitals/server';
import { exitCodes, type Io } from 'linkvitals';

export interface ServeOptions {
  readonly config: Config;
  readonly io: Io;
  /** The name by which the user called this program, for suggested commands. */
  readonly calledAs: string;
  readonly open: (config: Config) => Promise<RunningServer>;
}

/** Runs the server until a signal stops it. Then it ends the process, because timers of libraries would keep it running. */
export async function serve({ config, io, calledAs, open }: ServeOptions): Promise<void> {
  const stop = Promise.withResolvers<void>();
  let server: RunningServer | undefined;
  let mayStop = true;
  io.onStopSignal(() => {
    if (server === undefined || !mayStop) io.exit(exitCodes.interrupted);
    mayStop = false;
    stop.resolve();
  });
  endOnBugs({ config, io, stop: async (workEndsWithinMs) => server?.stop({ workEndsWithinMs }) });
  try {
    server = await open(config);
    const isReady = await Promise.race([server.ready.then(() => true), stop.promise.then(() => false)]);
    if (isReady) io.stdout.write(await welcome(config, server, calledAs));
  } catch (error) {
    await server?.stop();
    // A supervisor must not start the server again when its configuration is wrong: that has an exit code of its own.
    const code = error instanceof ConfigError ? exitCodes.usage : exitCodes.failed;
    io.stderr.write(startFailure(error, config), () => io.exit(code));
    return;
  }
  await stop.promise;
  io.stdout.write('Stopping: takes 35 s at most. Press Ctrl-C again to stop at once.\n');
  await server.stop({ drainMs: config.drainMs });
  io.exit(exitCodes.ok);
}

/**
 * The message of a failed start. Its cause is nearly always the machine (a port, a folder, a database), so only `debug`
 * shows the stack.
 */
function startFailure(error: unknown, { logLevel }: Config): string {
  if (!(error instanceof Error)) return `The server could not start: ${inertLine(String(error))}\n`;
  const code = 'code' in error ? String(error.code) : error.name;
  const hint =
    code === 'EADDRINUSE'
      ? ' Stop what listens there (a server that was stopped ends within 35 s), or choose another port with LINKVITALS_PORT.'
      : '';
  const message = inertLine(error.message || code);
  const sentence = message.replace(/\.?$/, '.');
  const hasStack = logLevel === 'debug' || logLevel === 'trace';
  const stack = hasStack ? `${inertLines(String(error.stack).replace(error.message, () => message))}\n` : '';
  return `The server could not start: ${sentence}${hint}\n${stack}`;
}

/**
 * Milliseconds until the process ends after a bug. Running work has `WORK_ENDS_WITHIN` of them; the rest is taken up
 * again by its lease.
 */
const ENDS_WITHIN = 10_000;
const WORK_ENDS_WITHIN = 6_000;

interface BugOptions extends Pick<ServeOptions, 'config' | 'io'> {
  readonly stop: (workEndsWithinMs: number) => Promise<void>;
}

/**
 * Ends the process after an exception that nobody caught, because the state is then unknown. It logs the exception and
 * stops running work at a safe point where possible. A supervisor has to start it again.
 */
function endOnBugs({ config, io, stop }: BugOptions): void {
  const report = createBugReport(config);
  let isEnding = false;
  const end = (what: string) => (error: unknown) => {
    report(error, what);
    if (isEnding) return;
    isEnding = true;
    const exit = (): void => io.exit(exitCodes.failed);
    setTimeout(exit, ENDS_WITHIN);
    stop(WORK_ENDS_WITHIN).then(exit, exit);
  };
  process.on('uncaughtException', end('uncaught exception: the server ends'));
  process.on('unhandledRejection', end('unhandled rejection: the server ends'));
}

async function welcome(config: Config, server: RunningServer, calledAs: string): Promise<string> {
  const { url } = server;
  const data = config.databaseUrl.startsWith('sqlite:') ? config.databaseUrl.slice('sqlite:'.length) : 'MySQL';
  const hasApi = config.roles.includes('api');
  // The query uses the server's own pool: a second process that opens and closes the database file would drop its
  // locks.
  const setupLink = await server.setupLink().catch(() => undefined);
  return `
Linkvitals is running.
  Address   ${url}${publicHint(config)}
  Data      ${config.dataDir}${data.startsWith(config.dataDir) ? '' : ` (database: ${data})`}
  ${hasApi ? `API       ${url}/docs (for programs: ${url}/openapi.yaml)` : `Roles     ${config.roles.join(', ')} (no API)`}
Stop with Ctrl-C.
${setupLink === undefined ? inAnotherTerminal(calledAs) : firstSteps(setupLink, calledAs)}
`;
}

/** A hint at `LINKVITALS_PUBLIC_URL` when the server listens on all addresses and cannot know its public one. */
const publicHint = ({ publicUrl, host }: Config): string =>
  publicUrl === '' && isWildcard(host)
    ? ' on this machine; set LINKVITALS_PUBLIC_URL to the address that people use'
    : '';

const inAnotherTerminal = (calledAs: string): string => `In another terminal:
  ${calledAs} key create          # an API key, for "Authorization: Bearer ..."`;

const firstSteps = (
  setupLink: string,
  calledAs: string,
): string => `Nobody can use it yet. Without a browser, see docs/api.md, or in another terminal:
  ${calledAs} account create --name "My team" --owner-email you@example.com
  ${calledAs} key create
In a browser, make the first account and its owner with this link. It works once, within an hour; \`${calledAs} setup-link\` prints another one:

  ${setupLink}`;
