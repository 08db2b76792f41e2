import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Arguments for node that start the built `linkvitals` command. */
const BUILT = [fileURLToPath(new URL('../node_modules/@linkvitals/server-cli/dist/main.js', import.meta.url))];
const START_WITHIN_MS = 20_000;
const STOP_WITHIN_MS = 15_000;

export interface Service extends AsyncDisposable {
  readonly url: string;
  /** Runs `linkvitals <args>` beside the server; returns its stdout. */
  linkvitals(...args: string[]): Promise<string>;
}

/** Starts `linkvitals serve` on a new data folder, as a process of its own. */
export async function startService(
  settings: Readonly<Record<string, string>>,
  program: readonly string[] = BUILT,
): Promise<Service> {
  const folder = await mkdtemp(join(tmpdir(), 'linkvitals-demo-'));
  const env = {
    ...ownSettingsRemoved(process.env),
    ...settings,
    LINKVITALS_DATA_DIR: folder,
    LINKVITALS_LOG_LEVEL: 'error',
    // No load balancer stands before it, so there is nothing to drain.
    LINKVITALS_DRAIN_SECONDS: '0',
  };
  const server = spawn(process.execPath, [...program, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'close');
  const close = async () => {
    server.kill('SIGTERM');
    const impatience = setTimeout(() => server.kill('SIGKILL'), STOP_WITHIN_MS);
    await ended;
    clearTimeout(impatience);
    await rm(folder, { recursive: true, force: true });
  };
  const linkvitals = async (...args: string[]) => {
    const { stdout } = await promisify(execFile)(process.execPath, [...program, ...args], { env });
    return stdout.trim();
  };
  try {
    return { url: await addressIn(server.stdout), linkvitals, [Symbol.asyncDispose]: close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  const timer = AbortSignal.timeout(START_WITHIN_MS);
  for await (const line of createInterface({ input: output, signal: timer })) {
    const [, url] = /^ *Address +(http:\S+)/.exec(line) ?? [];
    if (url === undefined) continue;
    output.resume(); // nobody reads the rest, and a full pipe would stop the server
    return url;
  }
  throw new Error('the server ended, or did not say its address in time');
}

/** Removes the settings of the terminal's own installation, which the demo must not touch. */
function ownSettingsRemoved(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const ours = /^(?:LINKVITALS_|DATABASE_URL|MONGODB_URL)/;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !ours.test(name)));
}
