import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import type { Duplex, Readable, Writable } from 'node:stream';
import { type CdpEvent, Connection } from '../cdp/connection.ts';
import { Messages } from '../cdp/messages.ts';
import { within } from '../within.ts';
import type { Confinement } from './confinement.ts';
import { makeProfileFolder } from './profile-folder.ts';
import { PLAIN } from './wall.ts';

/** ms in which a browser must answer after its start, and end when it is to end. */
const START_MS = 30_000;
const END_MS = 2_000;
/** Characters of what the browser says on stderr that are kept. */
const SAID = 2_000;

/** The browser could not be started, or is not one that may be used. The message is one or two sentences for a person. */
export class BrowserError extends Error {
  override readonly name = 'BrowserError';
}

export interface StartOptions {
  /** Path of the program. */
  readonly program: string;
  readonly confinement: Confinement;
  /** Flags besides those that every browser gets. */
  readonly flags: readonly string[];
  readonly onEvent: (event: CdpEvent) => void;
  /** Called once when the browser is gone, for whatever reason. */
  readonly onGone: () => void;
}

/** A browser that runs. It ends with this process, because its pipe ends. */
export interface Browser {
  readonly cdp: Connection;
  /** Number of its process group. */
  readonly group: number;
  /** Ends it at once, with all its processes. */
  kill(): void;
  /** Ends it, and deletes its files. */
  close(): Promise<void>;
}

/** Starts a browser. @throws BrowserError when it does not run */
export async function startBrowser(options: StartOptions): Promise<Browser> {
  const { program, confinement, onGone } = options;
  const folder = await makeProfileFolder(confinement.user);
  const child = spawnBrowser(options, folder);
  let said = '';
  (child.stderr as Readable).on('data', (piece: Buffer) => {
    said = (said + piece.toString()).slice(-SAID);
  });
  const cdp = connect(child, options);
  const gone = new Promise<void>((resolve) => {
    // `error`: it could not be started at all.
    for (const event of ['exit', 'error']) child.once(event, () => resolve());
  });
  void gone.then(() => {
    cdp.end();
    onGone();
  });
  const kill = (): void => killGroup(child);
  const close = async (): Promise<void> => {
    void cdp.send('Browser.close', undefined).catch(() => {});
    await within(END_MS, gone).catch(kill);
    await gone;
    // Its other processes may outlive it for a moment.
    kill();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await within(START_MS, cdp.send('Browser.getVersion', undefined));
  } catch {
    kill();
    await close();
    throw new BrowserError(reasonOf(program, said));
  }
  return { cdp, group: child.pid ?? 0, kill, close };
}

function spawnBrowser({ program, confinement, flags }: StartOptions, folder: string): ChildProcess {
  const { prefix, user, hasSandbox } = confinement;
  const sandbox = hasSandbox ? [] : ['--no-sandbox'];
  const args = ['--remote-debugging-pipe', `--user-data-dir=${folder}`, ...PLAIN, ...flags, ...sandbox, 'about:blank'];
  const [command = program, ...rest] = [...prefix, program, ...args];
  return spawn(command, rest, {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    detached: true,
    cwd: folder,
    // Nothing else of this process's environment: it may hold secrets.
    env: { PATH: process.env.PATH, HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8' },
    // With a prefix, that gives the browser to its user.
    ...(user === undefined || prefix.length > 0 ? {} : { uid: user, gid: user }),
  });
}

function connect(child: ChildProcess, { onEvent }: StartOptions): Connection {
  const [, , , input, output] = child.stdio as unknown as [null, null, Readable, Writable, Duplex];
  const cdp = new Connection({ send: (message) => void input.write(`${message}\0`), onEvent });
  const messages = new Messages((message) => cdp.take(message));
  // An end of the pipe is the end of the browser, which `exit` reports.
  for (const stream of [input, output]) stream.on('error', () => {});
  output.on('data', (piece: Buffer) => {
    try {
      messages.write(piece);
    } catch {
      // A browser that was taken over by a page may write anything.
      output.destroy();
      killGroup(child);
    }
  });
  return cdp;
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All of it is gone.
  }
}

function reasonOf(program: string, said: string): string {
  const line = said
    .split('\n')
    .filter((text) => /sandbox|error|fatal|cannot|denied|not found/i.test(text))
    .at(-1)
    ?.replace(/^\[[^\]]*\]\s*/, '')
    .slice(0, 300);
  const remedy = /sandbox/i.test(said)
    ? ' Its sandbox is not possible here: allow user namespaces, or, in a container of its own, set LINKVITALS_BROWSER_UNSAFE=1.'
    : '';
  return `The browser ${program} does not start${line === undefined ? '' : `: ${line}`}.${remedy}`;
}
