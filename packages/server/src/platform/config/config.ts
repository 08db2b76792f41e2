import { isIP } from 'node:net';
import { isAbsolute, join, resolve } from 'node:path';
import { CidrList } from '@linkvitals/outbound';
import type { PlanName } from '../../people/accounts/plans.ts';
import { nameFaults } from './names.ts';
import { rawValue } from './values.ts';
import type { Variable } from './variables/variable.ts';
import { variables } from './variables.ts';

type Variables = typeof variables;
type VariableName = keyof Variables;
type Values = { readonly [Name in VariableName]: Variables[Name] extends Variable<infer T> ? T : never };

/** Shortest lease that is renewed in time with a database that takes up to 4 s, as the gate allows; ms */
const SAFE_LEASE_MS = 15_000;

/** Warnings for the log at the start: settings that are for tests, and dangerous anywhere else */
export function configWarnings({ allowCidrs, leaseMs, signUp, mail, browser, browserUnsafe }: Config): string[] {
  return [
    ...(signUp === 'open' && mail === undefined
      ? ['LINKVITALS_SIGNUP is open, but nobody can sign up without a mail server: set LINKVITALS_SMTP_URL']
      : []),
    ...(allowCidrs.some((cidr) => cidr.endsWith('/0'))
      ? ['LINKVITALS_ALLOW_CIDRS opens every private address to crawls and webhooks']
      : []),
    ...(browser !== '' && browserUnsafe
      ? [
          'LINKVITALS_BROWSER_UNSAFE runs scripts of pages without the sandbox of the browser: only in a container of its own',
        ]
      : []),
    ...(leaseMs < SAFE_LEASE_MS
      ? [
          `LINKVITALS_LEASE_SECONDS is ${leaseMs / 1000}: too short for a database that takes a few seconds; crawls and ` +
            'deliveries may be done twice. Use 15 or more; the default is 45',
        ]
      : []),
  ];
}

/** All settings of the server, read once. */
export type Config = ReturnType<typeof shape>;

/** An environment that cannot be used; the message lists every fault and its remedy. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

function mailOf({ LINKVITALS_SMTP_URL: server, LINKVITALS_SMTP_TLS: startTls, LINKVITALS_MAIL_FROM: from }: Values) {
  return server === undefined || from === undefined ? undefined : { server, startTls, from };
}

function bucketOf(values: Values) {
  if (values.LINKVITALS_S3_ENDPOINT === '') return undefined;
  return {
    endpoint: values.LINKVITALS_S3_ENDPOINT,
    name: values.LINKVITALS_S3_BUCKET,
    region: values.LINKVITALS_S3_REGION,
    accessKey: values.LINKVITALS_S3_ACCESS_KEY,
    secretKey: values.LINKVITALS_S3_SECRET_KEY,
    prefix: values.LINKVITALS_S3_PREFIX,
  };
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
    /** `on`, `off`, or the path of a folder */
    dashboard: values.LINKVITALS_DASHBOARD,
    dataDir,
    databaseUrl,
    /** Number of backups that stay of those made before migrations; 0: none is made */
    upgradeBackups: values.LINKVITALS_UPGRADE_BACKUPS,
    mongodbUrl: values.MONGODB_URL,
    secretKeys: values.LINKVITALS_SECRET_KEY as readonly string[],
    signUp: values.LINKVITALS_SIGNUP,
    accountsPerPerson: values.LINKVITALS_ACCOUNTS_PER_PERSON,
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
    /** Undefined: the server sends no mail. */
    mail: mailOf(values),
    /** Maximum bytes of all attachments of a mail together */
    mailAttachmentBytes: Math.floor(values.LINKVITALS_MAIL_ATTACHMENT_MB * 1_000_000),
    /** Undefined: the database stores the files of reports. */
    bucket: bucketOf(values),
    /** Maximum bytes of all reports of an account together */
    reportQuotaBytes: Math.floor(values.LINKVITALS_REPORT_QUOTA_MB * 1_000_000),
    reportFonts: values.LINKVITALS_REPORT_FONTS as readonly string[],
    oidcProviders: values.LINKVITALS_OIDC_PROVIDERS,
    oidcOnly: values.LINKVITALS_OIDC_ONLY,
    notificationRetrySeconds: values.LINKVITALS_NOTIFICATION_RETRY_SECONDS,
    /** Empty: the server searches no archive. */
    archiveUrl: values.LINKVITALS_ARCHIVE_URL,
    ownHostRate: values.LINKVITALS_OWN_HOST_RATE,
    ownHostRateMax: values.LINKVITALS_OWN_HOST_RATE_MAX,
    ownHostInFlight: values.LINKVITALS_OWN_HOST_IN_FLIGHT,
    /** Undefined: the crawler derives the number from the maximum pages of the crawl. */
    crawlUrls: values.LINKVITALS_CRAWL_URLS,
    externalHostIntervalMs: values.LINKVITALS_EXTERNAL_HOST_INTERVAL_MS,
    /** Maximum decoded bytes of a page */
    maxPageBytes: values.LINKVITALS_MAX_PAGE_MIB * 1_024 * 1_024,
    maxPageLinks: values.LINKVITALS_MAX_PAGE_LINKS,
    /** Path or name of the browser that renders pages; empty: pages are not rendered. */
    browser: values.LINKVITALS_BROWSER,
    browserTabs: values.LINKVITALS_BROWSER_TABS,
    browserUnsafe: values.LINKVITALS_BROWSER_UNSAFE,
    recheckAfterMs: values.LINKVITALS_RECHECK_AFTER_MS,
    crawlConcurrency: values.LINKVITALS_CRAWL_CONCURRENCY,
    deliveryConcurrency: values.LINKVITALS_DELIVERY_CONCURRENCY,
    sweepMs: values.LINKVITALS_SWEEP_SECONDS * 1000,
    leaseMs: values.LINKVITALS_LEASE_SECONDS * 1000,
    /** 0 when this server has no API to drain */
    drainMs: values.LINKVITALS_ROLES.includes('api') ? values.LINKVITALS_DRAIN_SECONDS * 1000 : 0,
    trustedProxies: values.LINKVITALS_TRUSTED_PROXIES,
    apiRateLimit: values.LINKVITALS_API_RATE_LIMIT,
    /** Empty: the server has no operator API. */
    adminKey: values.LINKVITALS_ADMIN_KEY,
    metricsPort: values.LINKVITALS_METRICS_PORT,
    metricsHost: values.LINKVITALS_METRICS_HOST,
    metricsToken: values.LINKVITALS_METRICS_TOKEN,
    logLevel: values.LINKVITALS_LOG_LEVEL,
    logFormat: values.LINKVITALS_LOG_FORMAT,
  });
}

const loopback = new CidrList(['127.0.0.0/8', '::1/128']);
const isOfThisMachine = (host: string): boolean => host === 'localhost' || (isIP(host) !== 0 && loopback.has(host));

function providerFaults(values: Record<string, unknown>): string[] {
  const { LINKVITALS_OIDC_PROVIDERS: providers } = values as Partial<Values>;
  if (providers === undefined) return []; // the fault of the variable itself is already listed
  if (providers.length > 0) {
    return values.LINKVITALS_PUBLIC_URL === ''
      ? ['LINKVITALS_PUBLIC_URL: needed when LINKVITALS_OIDC_PROVIDERS is set; providers send browsers back to it']
      : [];
  }
  return values.LINKVITALS_OIDC_ONLY === true
    ? ['LINKVITALS_OIDC_ONLY: nobody could sign in; set LINKVITALS_OIDC_PROVIDERS as well']
    : [];
}

function bucketFaults(values: Record<string, unknown>): string[] {
  if (!values.LINKVITALS_S3_ENDPOINT) return [];
  const needed = ['LINKVITALS_S3_BUCKET', 'LINKVITALS_S3_ACCESS_KEY', 'LINKVITALS_S3_SECRET_KEY'];
  return needed
    .filter((name) => values[name] === '')
    .map((name) => `${name}: needed when LINKVITALS_S3_ENDPOINT is set`);
}

/**
 * Reads the configuration from an environment.
 * @throws ConfigError that lists all faults at once, unknown LINKVITALS_ names and likely typos included.
 */
export function readConfig(env: Environment): Config {
  const faults: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, definition] of Object.entries(variables) as [VariableName, Variable<unknown>][]) {
    const raw = rawValue(env, { name, mayBeEmpty: definition.mayBeEmpty ?? false }, (fault) => faults.push(fault));
    if (raw === undefined) continue;
    const result = definition.schema.safeParse(raw || definition.fallback);
    if (result.success) values[name] = result.data;
    else faults.push(`${name}: ${result.error.issues.map((issue) => issue.message).join('; ')}`);
  }
  faults.push(...nameFaults(env));
  const isOpen =
    values.LINKVITALS_METRICS_PORT !== undefined && !isOfThisMachine(String(values.LINKVITALS_METRICS_HOST));
  if (isOpen && values.LINKVITALS_METRICS_TOKEN === '') {
    faults.push('LINKVITALS_METRICS_TOKEN: needed when LINKVITALS_METRICS_HOST is not an address of this machine');
  }
  if (values.LINKVITALS_SMTP_URL !== undefined && 'LINKVITALS_MAIL_FROM' in values && !values.LINKVITALS_MAIL_FROM) {
    faults.push('LINKVITALS_MAIL_FROM: needed when LINKVITALS_SMTP_URL is set');
  }
  faults.push(...providerFaults(values), ...bucketFaults(values));
  if (faults.length > 0) throw new ConfigError(`The configuration cannot be used:\n  ${faults.join('\n  ')}`);
  return shape(values as Values);
}
