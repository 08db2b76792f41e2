import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseConnectTo } from '@linkvitals/outbound';
import { z } from 'zod';
import { type Plans, planNames, readPlans } from '../accounts/plans.ts';
import { readMailFrom } from '../mail/read-mail-from.ts';
import { readSmtpUrl } from '../mail/read-smtp-url.ts';
import { readProviders } from '../oidc/read-providers.ts';
import { addresses, certificateFile, cidrs, dnsServers, flag, integer, list, listOf, number } from './kinds.ts';
import { isServerRole, serverRoles } from './server-roles.ts';

/** One environment variable: what it is for, what it is when unset, what it may be. */
export interface Variable<T> {
  readonly description: string;
  /** Text as it would stand in the environment. */
  readonly fallback: string;
  readonly schema: z.ZodType<T>;
  /** An empty `_FILE` leaves it unset, without a fault. Default: false. */
  readonly mayBeEmpty?: boolean;
  /** Never printed. */
  readonly secret?: boolean;
}

const variable = <T>(definition: Variable<T>): Variable<T> => definition;

/** Every setting of the server. docs/configuration.md is made from this table. */
export const variables = {
  LINKVITALS_HOST: variable({
    description: 'Address to listen on. `0.0.0.0` for all interfaces.',
    fallback: '127.0.0.1',
    schema: z.string().min(1),
  }),
  LINKVITALS_PORT: variable({
    description: 'Port to listen on; 0 lets the system choose.',
    fallback: '8080',
    schema: integer(0, 65535),
  }),
  LINKVITALS_PUBLIC_URL: variable({
    description:
      'Address at which people reach the server, `https://…` behind a proxy. Links in mails, passkeys, secure cookies and the user agent of crawls depend on it. Default: host and port.',
    fallback: '',
    schema: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]),
  }),
  LINKVITALS_ROLES: variable({
    description:
      'What this server does: `api` answers the REST API; `crawl` runs crawls, schedules and ownership checks; `deliver` sends webhooks, mails and chat messages. See [Servers with roles](#servers-with-roles).',
    fallback: serverRoles.join(','),
    schema: list
      .refine((roles) => roles.length > 0 && roles.every(isServerRole), `must be some of ${serverRoles.join(', ')}`)
      .transform((roles) => serverRoles.filter((role) => roles.includes(role))),
  }),
  LINKVITALS_DASHBOARD: variable({
    description:
      'The [dashboard](dashboard.md): `on`, `off`, or the folder of a build of your own. Servers with the role `api` serve it.',
    fallback: 'on',
    schema: z.string().superRefine((value, issue) => {
      if (value === 'on' || value === 'off' || existsSync(join(value, 'pages.json'))) return;
      issue.addIssue(`must be on, off, or the folder of a built dashboard; ${value} has no pages.json`);
    }),
  }),
  LINKVITALS_DATA_DIR: variable({
    description: 'Folder for the embedded database and the secret key.',
    fallback: 'data',
    schema: z.string().min(1),
  }),
  DATABASE_URL: variable({
    description:
      '`sqlite:<file>` or `mysql://user:password@host:port/database` (MySQL or MariaDB; tested: MySQL 9.7, MariaDB 10.11). Default: `linkvitals.db` in the data folder.',
    fallback: '',
    schema: z.union([
      z.literal(''),
      z.string().regex(/^(sqlite:.+|mysql:\/\/.+)$/, 'must begin with sqlite: or mysql://'),
    ]),
    secret: true,
  }),
  MONGODB_URL: variable({
    description: '`mongodb://…` to schedule jobs in MongoDB. Empty: jobs are scheduled in the SQL database.',
    fallback: '',
    schema: z.union([z.literal(''), z.string().regex(/^mongodb(\+srv)?:\/\/.+$/, 'must begin with mongodb://')]),
    secret: true,
  }),
  LINKVITALS_SECRET_KEY: variable({
    description:
      'Base64 of 32 bytes; encrypts signing secrets, targets of chats, custom headers and mails that wait at rest. Of several keys the first encrypts, and all decrypt. Empty: the server generates one and keeps it as `secret.key` in the data folder.',
    fallback: '',
    schema: list.refine(
      (keys) => keys.every((key) => Buffer.from(key, 'base64').length === 32),
      'must be base64 of 32 bytes',
    ),
    secret: true,
  }),
  LINKVITALS_SIGNUP: variable({
    description:
      'Who may become a user. `off`: nobody signs up; the operator adds people by `linkvitals account create`, and owners invite them to their account. `invite`: admins, too, invite people who are new. `open`: everybody signs up, by a mailed link; each gets an account of their own on `LINKVITALS_DEFAULT_PLAN`.',
    fallback: 'off',
    schema: z.enum(['off', 'invite', 'open']),
  }),
  LINKVITALS_DEFAULT_PLAN: variable({
    description: 'Plan of accounts that are created without one.',
    fallback: 'agency',
    schema: z.enum(planNames),
  }),
  LINKVITALS_PLANS: variable({
    description:
      'JSON that changes the plan table, e.g. `{"agency":{"max_pages":50000}}`. Its members: [Plans](#plans).',
    fallback: '{}',
    schema: z.string().transform((text, issue): Plans => readPlans(text, (message) => issue.addIssue(message))),
  }),
  LINKVITALS_DNS_SERVERS: variable({
    description:
      'DNS servers (`1.1.1.1,9.9.9.9`, with port `127.0.0.1:5353`) for ownership checks, crawls and deliveries. Empty: the system resolvers.',
    fallback: '',
    schema: dnsServers,
  }),
  LINKVITALS_ALLOW_CIDRS: variable({
    description:
      'Private ranges that crawls and deliveries may reach, e.g. `10.0.0.0/8`. Cloud metadata addresses need their own /32.',
    fallback: '',
    schema: cidrs,
  }),
  LINKVITALS_DENY_CIDRS: variable({
    description: 'Public ranges that are refused; wins over `LINKVITALS_ALLOW_CIDRS`.',
    fallback: '',
    schema: cidrs,
  }),
  LINKVITALS_CONNECT_TO: variable({
    description:
      "Connects to another host and port, for tests and staging, as curl's `--connect-to`: `HOST1:PORT1:HOST2:PORT2`, several by commas.",
    fallback: '',
    schema: listOf((rule) => parseConnectTo([rule])),
  }),
  LINKVITALS_EXTRA_CA_FILE: variable({
    description: 'PEM file of certificate authorities trusted besides the built-in ones.',
    fallback: '',
    schema: certificateFile,
  }),
  LINKVITALS_EGRESS_ADDRESSES: variable({
    description:
      "Source addresses that crawls may leave from; a domain's IP ranges choose among them. Set the same on every server. A server that crawls must have all of them, or it does not start.",
    fallback: '',
    schema: addresses,
  }),
  LINKVITALS_ALLOW_HTTP_WEBHOOKS: variable({
    description: 'Allow webhook endpoints with http URLs.',
    fallback: 'false',
    schema: flag,
  }),
  LINKVITALS_RETRY_SCHEDULE_SECONDS: variable({
    description:
      'Pauses after the first, second and third failed attempt of a delivery, s. Other values than the default are for tests.',
    fallback: '60,300,900',
    schema: list.transform((items) => items.map(Number)).pipe(z.array(z.number().positive()).length(3)),
  }),
  LINKVITALS_SMTP_URL: variable({
    description:
      'Mail server for notifications and for mails to people (invitations, resets, notices), `smtp://user:password@host:587` or `smtps://…:465`; percent-encode the user and the password. Empty: no mail is sent. Set the same on every server.',
    fallback: '',
    schema: z.string().transform((text, issue) => readSmtpUrl(text, (message) => issue.addIssue(message))),
    // compose.yaml mounts the file whether there is a mail server or not.
    mayBeEmpty: true,
    secret: true,
  }),
  LINKVITALS_SMTP_TLS: variable({
    description:
      'STARTTLS with an `smtp://` server: `required`, `off` or `auto`. `auto` requires it when the URL holds a password, and otherwise uses it where it is offered.',
    fallback: 'auto',
    schema: z.enum(['auto', 'required', 'off']),
  }),
  LINKVITALS_MAIL_FROM: variable({
    description: 'Sender of mails, `linkvitals@example.com` or `Linkvitals <linkvitals@example.com>`.',
    fallback: '',
    schema: z.string().transform((text, issue) => readMailFrom(text, (message) => issue.addIssue(message))),
  }),
  LINKVITALS_MAIL_ATTACHMENT_MB: variable({
    description:
      'What the reports attached to one mail may have together, MB; mail servers often refuse more than 10. Larger ones are linked. 0: no report is made for a summary.',
    fallback: '5',
    schema: number(0, 50),
  }),
  LINKVITALS_OIDC_PROVIDERS: variable({
    description:
      'Identity providers (OpenID Connect) with which people may sign in, a JSON list: `[{"id":"company","name":"Company SSO","issuer":"https://login.example.com","client_id":"…","client_secret":"…"}]`. Needs `LINKVITALS_PUBLIC_URL`. See [Sign-in with an identity provider](operations.md#sign-in-with-an-identity-provider).',
    fallback: '',
    schema: z.string().transform((text, issue) => readProviders(text, (message) => issue.addIssue(message))),
    mayBeEmpty: true,
    secret: true,
  }),
  LINKVITALS_OIDC_ONLY: variable({
    description:
      'People sign in with an identity provider only: passwords, passkeys, resets and sign-up by mail are refused.',
    fallback: 'false',
    schema: flag,
  }),
  LINKVITALS_NOTIFICATION_RETRY_SECONDS: variable({
    description:
      'Pauses after the failed attempts of a mail or chat message, s. The attempt after the last pause is the last one.',
    fallback: '60,300,1800,7200,21600',
    schema: list.transform((items) => items.map(Number)).pipe(z.array(z.number().positive()).min(1).max(20)),
  }),
  LINKVITALS_S3_ENDPOINT: variable({
    description:
      'Address of an S3-compatible server, `https://s3.eu-central-1.amazonaws.com` or `http://minio:9000`: files of reports are kept in a bucket there. Empty: in the database. Set it and the settings below the same on every server.',
    fallback: '',
    schema: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]),
  }),
  LINKVITALS_S3_BUCKET: variable({
    description: 'Name of the bucket. It must exist, and should be for nothing else.',
    fallback: '',
    schema: z.union([
      z.literal(''),
      z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket'),
    ]),
  }),
  LINKVITALS_S3_REGION: variable({
    description: 'Region of the bucket.',
    fallback: 'us-east-1',
    schema: z.string().regex(/^[\w-]+$/),
  }),
  LINKVITALS_S3_ACCESS_KEY: variable({
    description: 'Access key; it may put, get and delete objects of the bucket.',
    fallback: '',
    schema: z.string(),
    secret: true,
    mayBeEmpty: true,
  }),
  LINKVITALS_S3_SECRET_KEY: variable({
    description: 'Secret of the access key.',
    fallback: '',
    schema: z.string(),
    secret: true,
    mayBeEmpty: true,
  }),
  LINKVITALS_S3_PREFIX: variable({
    description: 'What the keys of objects begin with, `linkvitals/`.',
    fallback: '',
    schema: z.string().regex(/^[\w./-]{0,100}$/, 'must be at most 100 letters, digits, and `_ . / -`'),
  }),
  LINKVITALS_REPORT_FONTS: variable({
    description:
      'Font files (TTF or OTF), separated by commas, for characters in PDF reports beside Latin, Greek, Cyrillic, Devanagari, Arabic and Hebrew, such as Chinese, Japanese and Korean. Their licence must allow embedding. Empty: such characters are shown as �.',
    fallback: '',
    schema: z
      .string()
      .transform((text) => text.split(',').map((file) => file.trim()))
      .transform((files) => files.filter((file) => file !== ''))
      .superRefine((files, issue) => {
        for (const file of files) {
          if (!existsSync(file)) issue.addIssue(`there is no file ${file}`);
          else if (!/\.(ttf|otf)$/i.test(file)) issue.addIssue(`${file} is neither a TTF nor an OTF file`);
        }
      }),
  }),
  LINKVITALS_ARCHIVE_URL: variable({
    description:
      'Availability API of a web archive, `https://archive.org/wayback/available` or what answers like it: broken links for which nothing else is found get the address of an archived copy as their suggestion. The archive learns the URLs, queries included. Empty: no archive is requested. Set it the same on every server that crawls.',
    fallback: '',
    schema: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]),
  }),
  LINKVITALS_OWN_HOST_RATE: variable({
    description: 'Requests a second to a verified host when a crawl starts. The rate adapts from there.',
    fallback: '4',
    schema: number(0.5, 1000),
  }),
  LINKVITALS_OWN_HOST_RATE_MAX: variable({
    description: 'Maximum of that rate, also for the rate that an owner sets.',
    fallback: '10',
    schema: number(0.5, 1000),
  }),
  LINKVITALS_OWN_HOST_IN_FLIGHT: variable({
    description: 'Maximum number of requests in flight to a verified host.',
    fallback: '5',
    schema: integer(1, 64),
  }),
  LINKVITALS_EXTERNAL_HOST_INTERVAL_MS: variable({
    description: 'Minimum time between two requests to any other host, ms.',
    fallback: '1000',
    schema: integer(0, 60_000),
  }),
  LINKVITALS_RECHECK_AFTER_MS: variable({
    description: 'Pause before suspect targets are rechecked at the end of a crawl, ms.',
    fallback: '30000',
    schema: integer(0, 600_000),
  }),
  LINKVITALS_CRAWL_CONCURRENCY: variable({
    description: 'Maximum number of crawls that one server runs at once.',
    fallback: '5',
    schema: integer(1, 100),
  }),
  LINKVITALS_DELIVERY_CONCURRENCY: variable({
    description:
      'Maximum number of webhook attempts in flight in one server. Half of them are reserved for first attempts at endpoints that do not fail.',
    fallback: '50',
    schema: integer(2, 1000),
  }),
  LINKVITALS_SWEEP_SECONDS: variable({
    description: 'How often the sweep looks for due work whose alarm was lost, s.',
    fallback: '15',
    schema: number(0.05, 300),
  }),
  LINKVITALS_LEASE_SECONDS: variable({
    description:
      'How long a crashed server keeps its crawls and deliveries, s. On SQLite deliveries continue as soon as it is started again. A server renews its leases every third of this time. Below 15 s, which is for tests, work is done twice whenever the database is slow for a few seconds.',
    fallback: '45',
    schema: number(1, 600),
  }),
  LINKVITALS_API_RATE_LIMIT: variable({
    description: 'Maximum number of requests a minute for each API key.',
    fallback: '600',
    schema: integer(1, 1_000_000),
  }),
  LINKVITALS_TRUSTED_PROXIES: variable({
    description:
      'Reverse proxies in front of the server, as addresses or ranges (`10.0.0.0/8`). The server trusts their `X-Forwarded-For`, read from its end, so that the log names the client. Empty: it trusts none, and the log names the peer of the connection.',
    fallback: '',
    schema: cidrs,
  }),
  LINKVITALS_ADMIN_KEY: variable({
    description:
      'Bearer key of the operator API, `/api/v1/admin`, 32 characters or more: `openssl rand -base64 32`. Empty: there is no operator API, and its paths answer 404.',
    fallback: '',
    schema: z.union([z.literal(''), z.string().regex(/^[\x21-\x7e]{32,}$/, 'must be 32 or more printable characters')]),
    secret: true,
  }),
  LINKVITALS_METRICS_PORT: variable({
    description: 'Port of `/metrics` for Prometheus, apart from the API; 0 lets the system choose. Empty: no metrics.',
    fallback: '',
    schema: z.union([z.literal('').transform(() => undefined), integer(0, 65535)]),
  }),
  LINKVITALS_METRICS_HOST: variable({
    description: 'Address that `/metrics` listens on. Any address outside this machine needs a token.',
    fallback: '127.0.0.1',
    schema: z.string().min(1),
  }),
  LINKVITALS_METRICS_TOKEN: variable({
    description: 'Bearer token that `/metrics` requires, 16 characters or more. Empty: it requires none.',
    fallback: '',
    schema: z.union([z.literal(''), z.string().regex(/^[\x21-\x7e]{16,}$/, 'must be 16 or more printable characters')]),
    secret: true,
  }),
  LINKVITALS_LOG_LEVEL: variable({
    description: 'Lowest level that is logged: `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.',
    fallback: 'info',
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  }),
} as const;
