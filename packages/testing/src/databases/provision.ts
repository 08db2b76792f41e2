import type { DatabaseServer, Machine, RunningServer } from './database-server.ts';

/** A server to test against, or the reason why there is none. */
export type Provision = { readonly url: string } | Missing;

export interface Missing {
  /** The skipped tests, the reason, and the way to get the server. */
  readonly missing: string;
  /** A run with `CI=true` accepts it. */
  readonly isOptional: boolean;
}

export interface Provisioning {
  readonly provision: Provision;
  /** Present when this process started the server. */
  readonly running?: RunningServer;
}

/** Variable that is `0` for a quick run without database servers. */
const SWITCH = 'LINKVITALS_TEST_DATABASES';

/** The server that the environment names, else a new one, which is installed first if need be. */
export async function provision(
  server: DatabaseServer,
  machine: Machine,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Provisioning> {
  const missing = await prepare(server, machine, env);
  if (missing !== undefined) return { provision: { missing, isOptional: server.isOptional ?? false } };
  const given = env[server.variable];
  if (given) return { provision: { url: given } };
  const running = await server.start(machine);
  return { provision: { url: running.url }, running };
}

/** Installs a server, with a second attempt, because downloads and package indexes often work then. */
async function twice(server: DatabaseServer, machine: Machine): Promise<void> {
  try {
    await server.install(machine);
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    machine.log.line(`${server.name}: ${reason}; the installation is tried once more`);
    await server.install(machine);
  }
}

/**
 * Installs the server for `provision`. The result is the skipped tests with the reason (also logged loudly); undefined
 * when all is ready.
 */
export async function prepare(
  server: DatabaseServer,
  machine: Machine,
  env: NodeJS.ProcessEnv = process.env,
): Promise<string | undefined> {
  if (env[SWITCH] === '0') return skip(`${SWITCH}=0`, `unset ${SWITCH}`);
  if (env[server.variable]) return undefined;
  try {
    await twice(server, machine);
    return undefined;
  } catch (error) {
    const [reason = '', ...details] = (error instanceof Error ? error.message : String(error)).split('\n');
    for (const detail of details) machine.log.line(detail);
    return skip(reason, `${server.remedy}, or set ${server.variable}`);
  }

  function skip(reason: string, remedy: string): string {
    const missing = `the suites on ${server.name} (${reason}); to run them ${remedy}`;
    machine.log.line(`SKIPPED: ${missing}`);
    return missing;
  }
}
