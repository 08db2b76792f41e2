import type { DatabaseServer, Machine, RunningServer } from './database-server.ts';

/** A server to test against, or why there is none. */
export type Provision = { readonly url: string } | Missing;

export interface Missing {
  /** What is skipped, why, and how to get it. */
  readonly missing: string;
  /** `CI=true` bears it. */
  readonly isOptional: boolean;
}

export interface Provisioning {
  readonly provision: Provision;
  /** Present when we started the server. */
  readonly running?: RunningServer;
}

/** `LINKVITALS_TEST_DATABASES=0`: no database servers, for a quick run. */
const SWITCH = 'LINKVITALS_TEST_DATABASES';

/** The server named in the environment, else one of our own, installed first if need be. */
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

/** A download or a package index that failed a moment ago is often there the second time. */
async function twice(server: DatabaseServer, machine: Machine): Promise<void> {
  try {
    await server.install(machine);
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    machine.log.line(`${server.name}: ${reason}; the installation is tried once more`);
    await server.install(machine);
  }
}

/** Installs what `provision` needs. The result is what has to be skipped, and why, which is also logged loudly. */
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
