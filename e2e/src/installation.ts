import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAccount, createKey, openServices, readConfig, startServer } from '@linkvitals/server';
import { atEndOfTest, type NodeProcess, spawnNode } from '@linkvitals/testing';
import { quickPasswords } from '../../packages/server/src/test-support/quick-passwords.ts';

/** Path of the `linkvitals` command. */
export const command = fileURLToPath(
  new URL('./src/main.ts', import.meta.resolve('@linkvitals/server-cli/package.json')),
);

type Environment = Readonly<Record<string, string>>;

/**
 * With `LINKVITALS_TEST_INSTALLATION=compose`, installations without databases of their own are the two servers of
 * compose.yaml. Tests then need one worker, because each installation makes their database user anew.
 */
const onCompose = process.env.LINKVITALS_TEST_INSTALLATION === 'compose';

/** The servers of compose.yaml. The module is loaded only when needed, because its databases belong to vitest's run. */
const composeServers = async () => (await import('./compose-servers.ts')).freshComposeServers();

/** Settings of a staging installation: as fast as the machine allows, and with loopback allowed. */
const staging: Environment = {
  LINKVITALS_PORT: '0',
  LINKVITALS_ALLOW_CIDRS: '127.0.0.0/8',
  LINKVITALS_ALLOW_HTTP_WEBHOOKS: 'true',
  LINKVITALS_OWN_HOST_RATE: '1000',
  LINKVITALS_OWN_HOST_RATE_MAX: '1000',
  LINKVITALS_OWN_HOST_IN_FLIGHT: '16',
  LINKVITALS_EXTERNAL_HOST_INTERVAL_MS: '0',
  LINKVITALS_RECHECK_AFTER_MS: '100',
  LINKVITALS_SWEEP_SECONDS: '0.5',
  LINKVITALS_API_RATE_LIMIT: '100000',
  // Tests of the dashboard build it first.
  LINKVITALS_DASHBOARD: 'off',
};

/** Addresses of the sites by name. https is refused there, so crawls fall back to http. */
export const connectTo = (sites: Readonly<Record<string, string>>): string =>
  Object.entries(sites)
    .flatMap(([name, address]) => [`${name}:80:${address}`, `${name}:443:127.0.0.1:1`])
    .join(',');

export interface Running {
  readonly process: NodeProcess;
  /** `http://127.0.0.1:port` */
  readonly url: string;
}

export interface RunningHere {
  /** `http://127.0.0.1:port` */
  readonly url: string;
  /** A link that makes the first account; undefined when there is one. */
  setupLink(): Promise<string | undefined>;
  /** Stops it before the end of the test, once. */
  stop(): Promise<void>;
}

export interface Installation {
  /** The environment of its commands. */
  readonly env: Environment;
  /** Starts `linkvitals serve` with these arguments and waits until it is ready. */
  serve(more?: Environment, ...args: string[]): Promise<Running>;
  /**
   * The same in this process, in which the server's code is loaded already: a process takes four times the processor
   * time. It is for tests of answers, not of the command or its end. It stops with the test.
   */
  serveHere(more?: Environment): Promise<RunningHere>;
  /** The same as `serve`, but resolves as soon as it listens; `/readyz` has its readiness. */
  open(more?: Environment, ...args: string[]): Promise<Running>;
  /** Runs another command to its end. */
  run(...args: string[]): Promise<{ readonly code: number | null; readonly stdout: string; readonly stderr: string }>;
  /** Makes an account of the agency plan and a key with all scopes, as the commands do, but without a process for each. */
  newKey(): Promise<string>;
}

interface InstallationOptions {
  /** Runs one server, whatever the installation, for effects that are seen only when no other server does the work. */
  readonly alone?: boolean;
}

/** An installation with its own data folder, which is removed with the test. */
export async function createInstallation(
  env: Environment,
  { alone = false }: InstallationOptions = {},
): Promise<Installation> {
  const data = await mkdtemp(join(tmpdir(), 'linkvitals-e2e-'));
  atEndOfTest(() => rm(data, { recursive: true, force: true }));
  const bringsItsOwn = ['DATABASE_URL', 'DATABASE_URL_FILE', 'MONGODB_URL'].some((name) => name in env);
  const [first = {}, ...others] = onCompose && !bringsItsOwn ? await composeServers() : [];
  const own = { ...staging, LINKVITALS_DATA_DIR: data, ...first, ...env };
  let beside = (alone ? [] : others).map((other) => ({ ...other, ...env }));
  const run: Installation['run'] = async (...args) => {
    const child = spawnNode([command, ...args], { env: { ...own, LINKVITALS_LOG_LEVEL: 'silent' } });
    const { code } = await child.exited;
    return { code, stdout: child.stdout.trim(), stderr: child.stderr };
  };
  const open: Installation['open'] = async (more = {}, ...args) => {
    const child = spawnNode([command, 'serve', ...args], { env: { ...own, ...more } });
    const [, url = ''] = await child.waitForLine(/"url":"(http:[^"]+)"[^\n]*"msg":"listening"/);
    return { process: child, url };
  };
  const start = async (more: Environment, ...args: string[]): Promise<Running> => {
    const server = await open(more, ...args);
    await server.process.waitForLine(/Address\s+http:/);
    return server;
  };
  const startBeside = async (more: Environment = {}, ...args: string[]): Promise<void> => {
    for (const other of beside) await start({ ...other, ...more }, ...args);
    beside = [];
  };
  return {
    env: own,
    run,
    open,
    async serve(more = {}, ...args) {
      const server = await start(more, ...args);
      await startBeside(more, ...args);
      return server;
    },
    async serveHere(more = {}) {
      const config = readConfig({ ...own, ...more, LINKVITALS_LOG_LEVEL: 'silent' });
      const server = await startServer(config, { passwords: quickPasswords() });
      let stopped: Promise<void> | undefined;
      const stop = () => (stopped ??= server.stop());
      atEndOfTest(stop);
      await startBeside(more);
      return { ...server, stop };
    },
    async newKey() {
      const config = { ...readConfig(own), logLevel: 'silent', mongodbUrl: '' } as const;
      const { services, close } = await openServices(config);
      try {
        const account = await createAccount(services, { name: 'End to end', plan: 'agency' });
        return (await createKey(services, { accountId: account.id, name: 'e2e' })).key;
      } finally {
        await close();
      }
    },
  };
}
