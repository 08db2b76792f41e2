import { type ConformanceRow, type ExpectedVerdict, expecting, type HostFault } from '../conformance-row.ts';
import { atFirst, brokenOff, byMethod, hang, ok, raw, reset } from '../plays.ts';

const { ok: fine, broken } = expecting;

/** Expected verdicts of certificates, by the first label of their host; `startConformanceSite` serves them. */
const CERTIFICATES: readonly (readonly [host: string, expected: ExpectedVerdict])[] = [
  ['good-tls', fine()],
  ['expired', { ...broken('tls_error'), tls: 'expired' }],
  ['not-yet-valid', { ...broken('tls_error'), tls: 'not_yet_valid' }],
  ['wrong-host', { ...broken('tls_error'), tls: 'wrong_host' }],
  ['self-signed', { ...broken('tls_error'), tls: 'self_signed' }],
  ['incomplete-chain', { ...fine('tls_chain_incomplete'), tls: 'incomplete_chain' }],
];

const certificates = CERTIFICATES.map(
  ([host, expected]): ConformanceRow => ({ name: `${host} certificate`, href: `https://${host}.test/x`, expected }),
);

const HOSTS: readonly (readonly [name: string, url: string, fault: HostFault, reason: string])[] = [
  ['a host that speaks no TLS', 'https://no-tls.test/', 'plain', 'tls_error'],
  ['a host that hangs up in the handshake', 'https://hangs-up.test/', 'closing', 'connection_reset'],
  ['a host that is silent in the handshake', 'https://silent-tls.test/', 'silent', 'timeout'],
  ['a name that does not exist', 'http://nxdomain.test/', 'nxdomain', 'dns_not_found'],
  ['a name without an address', 'http://nodata.test/', 'no-address', 'dns_not_found'],
  ['a name server that fails', 'http://servfail.test/', 'SERVFAIL', 'dns_error'],
  ['a name server that refuses', 'http://dns-refused.test/', 'REFUSED', 'dns_error'],
  ['a name server that is silent', 'http://dns-timeout.test/', 'timeout', 'dns_error'],
  ['a port that nobody listens on', 'http://closed.test/', 'closed-port', 'connection_refused'],
  ['a host that hangs up', 'http://closing.test/', 'closing', 'connection_reset'],
  ['a host that accepts and is silent', 'http://silent.test/', 'silent', 'timeout'],
];

const hosts = HOSTS.map(
  ([name, href, fault, reason]): ConformanceRow => ({
    name,
    href,
    expected: { ...broken(reason), ...(reason === 'tls_error' ? { tls: 'no_tls' } : {}) },
    hosts: { [new URL(href).hostname]: fault },
    ...(fault === 'silent' || fault === 'timeout' ? { outlastsClient: true } : {}),
  }),
);

const exchanges: ConformanceRow[] = [
  { name: 'reset', href: 'http://reset.test/x', expected: broken('connection_reset'), play: reset },
  { name: 'reset: own page', href: '/reset', expected: broken('connection_reset'), play: reset },
  { name: 'reset that heals', href: 'http://reset-heals.test/x', expected: fine(), play: atFirst(2, reset, ok) },
  { name: 'no answer', href: 'http://hang.test/x', expected: broken('timeout'), play: hang, outlastsClient: true },
  { name: 'no answer: own page', href: '/hang', expected: broken('timeout'), play: hang, outlastsClient: true },
  {
    name: 'no answer at first',
    href: 'http://hang-heals.test/x',
    expected: fine(),
    play: atFirst(2, hang, ok),
    outlastsClient: true,
  },
  {
    name: 'an answer that is no HTTP',
    href: 'http://garbage.test/x',
    expected: broken('protocol_error'),
    play: raw('SSH-2.0-OpenSSH_9.6\r\n\r\n'),
  },
  {
    name: 'headers beyond 256 KiB',
    href: 'http://big-header.test/x',
    expected: broken('protocol_error'),
    play: raw(`HTTP/1.1 200 OK\r\n${`x: ${'y'.repeat(1_024)}\r\n`.repeat(256)}\r\n`),
  },
  {
    name: 'headers beyond 256 KiB on HEAD only',
    href: 'http://big-head.test/x',
    expected: fine(),
    play: byMethod(raw(`HTTP/1.1 200 OK\r\n${`x: ${'y'.repeat(1_024)}\r\n`.repeat(256)}\r\n`), ok),
  },
  { name: 'an own page that breaks off', href: '/broken-off', expected: broken('connection_reset'), play: brokenOff },
];

/** Rows about faults below HTTP: certificates, names, connections. */
export const connectionRows: readonly ConformanceRow[] = [...certificates, ...hosts, ...exchanges];
