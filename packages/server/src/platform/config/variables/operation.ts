import { z } from 'zod';
import { cidrs, integer, number } from '../kinds.ts';
import { variable } from './variable.ts';

/** Settings for operators: concurrency, limits, metrics and logs */
export const operationVariables = {
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
    description: 'How often the sweep looks for all due work, also for what has no alarm or lost it, s.',
    fallback: '15',
    schema: number(0.05, 300),
  }),
  LINKVITALS_LEASE_SECONDS: variable({
    description:
      'How long the crawls and deliveries of a crashed server wait before another server takes them, s. A running server renews its leases every third of this time. Under 15 s is for tests only: a slow database would cause duplicate work. See [Defaults that matter](operations.md#defaults-that-matter).',
    fallback: '45',
    schema: number(1, 600),
  }),
  LINKVITALS_DRAIN_SECONDS: variable({
    description:
      'How long a server with the role `api` goes on answering after SIGTERM, s. Meanwhile `/readyz` is 503 and each answer closes its connection, so that a load balancer sends requests elsewhere. Longer than the interval of its health checks. `linkvitals serve` on a terminal defaults to 0.',
    fallback: '10',
    schema: number(0, 30),
  }),
  LINKVITALS_API_RATE_LIMIT: variable({
    description:
      'Maximum number of requests a minute for each API key and each person, on each server. Requests with neither, and those with a wrong key or session, count for the network of the client: its address, or its /64 of IPv6.',
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
  LINKVITALS_LOG_FORMAT: variable({
    description:
      '`json`: one JSON object a line. `text`: lines for people, without requests unless the level is `debug`. `linkvitals serve` on a terminal defaults to `text`.',
    fallback: 'json',
    schema: z.enum(['json', 'text']),
  }),
} as const;
