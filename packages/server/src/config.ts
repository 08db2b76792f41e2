import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { isAbsolute, join, resolve } from 'node:path';
import { CidrList } from '@linkvitals/outbound';
import type { PlanName } from './accounts/plans.ts';
import { type Variable, variables } from './config-variables.ts';

type Variables = typeof variables;
type VariableName = keyof Variables;
type Values = { readonly [Name in VariableName]: Variables[Name] extends Variable<infer T> ? T : never };

/** Everything the server can be told, read once. */
export type Config = ReturnType<typeof shape>;

/** Environment that cannot be used; the message lists every fault with what to do. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** `NAME_FILE` names a file that holds the value, as container secrets do. */
function rawValue(env: Environment, name: string): string | undefined {
  const file = env[`${name}_FILE`];
  if (env[name] !== undefined || file === undefined || name.endsWith('_FILE')) return env[name];
  return readFileSync(file, 'utf8').trim();
}

function mailOf({ LINKVITALS_SMTP_URL: server, LINKVITALS_SMTP_TLS: startTls, LINKVITALS_MAIL_FROM: from }: Values) {
  return server === undefined || from === undefined ? undefined : { server, startTls, from };
}

function shape(values: Values) {
  const dataDir = resolve(values.LINKVITALS_DATA_DIR);
  const databaseUrl = values.DATABASE_URL === '' ? `sqlite:${join(dataDir, 'linkvitals.db')}` : values.DATABASE_URL;
  const caFile = values.LINKVITALS_EXTRA_CA_FILE;
  return Object.freeze({
    host: values.LINKVITALS_HOST,
    port: values.LINKVITALS_PORT,
    publicUrl: values.LINKVITALS_PUBLIC_URL.replace(/\/+$/, ''),
    roles: values.LINKVITALS_ROLES,
    dataDir,
    databaseUrl,
    mongodbUrl: values.MONGODB_URL,
    secretKeys: values.LINKVITALS_SECRET_KEY as readonly string[],
    defaultPlan: values.LINKVITALS_DEFAULT_PLAN as PlanName,
    plans: values.LINKVITALS_PLANS,
    dnsServers: values.LINKVITALS_DNS_SERVERS,
    allowCidrs: values.LINKVITALS_ALLOW_CIDRS,
    denyCidrs: values.LINKVITALS_DENY_CIDRS,
    connectTo: values.LINKVITALS_CONNECT_TO,
    extraCaFile: caFile === '' || isAbsolute(caFile) ? caFile : resolve(caFile),
    egressAddresses: values.LINKVITALS_EGRESS_ADDRESSES,
    allowHttpWebhooks: values.LINKVITALS_ALLOW_HTTP_WEBHOOKS,
    retryScheduleSeconds: values.LINKVITALS_RETRY_SCHEDULE_SECONDS,
    /** Undefined: no mail is sent. */
    mail: mailOf(values),
    notificationRetrySeconds: values.LINKVITALS_NOTIFICATION_RETRY_SECONDS,
    ownHostRate: values.LINKVITALS_OWN_HOST_RATE,
    ownHostRateMax: values.LINKVITALS_OWN_HOST_RATE_MAX,
    ownHostInFlight: values.LINKVITALS_OWN_HOST_IN_FLIGHT,
    foreignHostIntervalMs: values.LINKVITALS_FOREIGN_HOST_INTERVAL_MS,
    recheckAfterMs: values.LINKVITALS_RECHECK_AFTER_MS,
    crawlConcurrency: values.LINKVITALS_CRAWL_CONCURRENCY,
    deliveryConcurrency: values.LINKVITALS_DELIVERY_CONCURRENCY,
    sweepMs: values.LINKVITALS_SWEEP_SECONDS * 1000,
    leaseMs: values.LINKVITALS_LEASE_SECONDS * 1000,
    apiRateLimit: values.LINKVITALS_API_RATE_LIMIT,
    metricsPort: values.LINKVITALS_METRICS_PORT,
    metricsHost: values.LINKVITALS_METRICS_HOST,
    metricsToken: values.LINKVITALS_METRICS_TOKEN,
    logLevel: values.LINKVITALS_LOG_LEVEL,
  });
}

/** Read by receivers and `linkvitals webhooks`; a shell that has it may start the server as well. */
const RECEIVERS_SECRET = 'LINKVITALS_WEBHOOK_SECRET';

const loopback = new CidrList(['127.0.0.0/8', '::1/128']);
const isOfThisMachine = (host: string): boolean => host === 'localhost' || (isIP(host) !== 0 && loopback.has(host));

/**
 * Reads the configuration from an environment.
 * @throws ConfigError that lists all faults at once, unknown LINKVITALS_ names included.
 */
export function readConfig(env: Environment): Config {
  const faults: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, definition] of Object.entries(variables) as [VariableName, Variable<unknown>][]) {
    const result = definition.schema.safeParse(rawValue(env, name) || definition.fallback);
    if (result.success) values[name] = result.data;
    else faults.push(`${name}: ${result.error.issues.map((issue) => issue.message).join('; ')}`);
  }
  const known = (name: string) => {
    const plain = name.replace(/_FILE$/, '');
    return name in variables || plain in variables || plain === RECEIVERS_SECRET;
  };
  for (const name of Object.keys(env)) {
    if (name.startsWith('LINKVITALS_') && !name.startsWith('LINKVITALS_TEST_') && !known(name)) {
      faults.push(`${name}: no such setting; see docs/configuration.md`);
    }
  }
  const isOpen =
    values.LINKVITALS_METRICS_PORT !== undefined && !isOfThisMachine(String(values.LINKVITALS_METRICS_HOST));
  if (isOpen && values.LINKVITALS_METRICS_TOKEN === '') {
    faults.push('LINKVITALS_METRICS_TOKEN: needed when LINKVITALS_METRICS_HOST is not an address of this machine');
  }
  if (values.LINKVITALS_SMTP_URL !== undefined && values.LINKVITALS_MAIL_FROM === undefined) {
    faults.push('LINKVITALS_MAIL_FROM: needed when LINKVITALS_SMTP_URL is set');
  }
  if (faults.length > 0) throw new ConfigError(`The configuration cannot be used:\n  ${faults.join('\n  ')}`);
  return shape(values as Values);
}
