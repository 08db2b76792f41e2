import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAccount, createKey, openServices, readConfig, startServer } from '@linkvitals/server';
import { atEndOfTest, type NodeProcess, spawnNode } from '@linkvitals/testing';

/** The `linkvitals` command. */
export const command = fileURLToPath(new URL('./src/main.ts', import.meta.resolve('@linkvitals/cli/package.json')));

type Environment = Readonly<Record<string, string>>;

/**
 * `LINKVITALS_TEST_INSTALLATION=compose`: every installation that brings no databases of its own is the two servers of
 * compose.yaml. With one worker: each makes their user anew.
 */
const onCompose = process.env.LINKVITALS_TEST_INSTALLATION === 'compose';

/** The servers of compose.yaml, loaded where they are needed: their databases are those of vitest's run. */
const composeServers = async () => (await import('./compose-servers.ts')).freshComposeServers();

/** As fast as the machine allows, loopback open: what an operator would set for a staging installation. */
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
  // Its tests build it first.
  LINKVITALS_DASHBOARD: 'off',
};

/** Where names of sites lead; https is refused there, so crawls fall back to http. */
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
  /** A link that makes the first account; undefined where there is one. */
  setupLink(): Promise<string | undefined>;
}

export interface Installation {
  /** What its commands are run with. */
  readonly env: Environment;
  /** Starts `linkvitals serve` with these arguments and waits until it is ready. */
  serve(more?: Environment, ...args: string[]): Promise<Running>;
  /**
   * The same in this process, where all that a server runs is loaded already: a process takes four times the processor time.
   * For tests of what a server answers, neither of the command nor of its end. It stops with the test.
   */
  serveHere(): Promise<RunningHere>;
  /** As `serve`, as soon as it listens; whether it is ready `/readyz` says. */
  open(more?: Environment, ...args: string[]): Promise<Running>;
  /** Runs another command to its end. */
  run(...args: string[]): Promise<{ readonly code: number | null; readonly stdout: string; readonly stderr: string }>;
  /** An account of the agency plan and a key with all scopes, made as the commands make them, without a process for each. */
  newKey(): Promise<string>;
}

interface InstallationOptions {
  /** One server, whatever the installation: for what is seen only where no other does the work meanwhile. */
  readonly alone?: boolean;
}

/** An installation with a data folder of its own, which goes with the test. */
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
    async serveHere() {
      const server = await startServer(readConfig({ ...own, LINKVITALS_LOG_LEVEL: 'silent' }));
      atEndOfTest(() => server.stop());
      await startBeside();
      return server;
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
