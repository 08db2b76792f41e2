import { Resolver } from 'node:dns/promises';
import { OutboundError } from '../outbound-error.ts';
import type { ResolveAddresses } from '../types.ts';
import { withResolvers } from '../with-resolvers.ts';

const QUERY_TIMEOUT_MS = 2_000;
const TRIES = 2;
/** Time that an answer of one family waits for the other. RFC 8305, section 3 has 50 ms. */
const OTHER_FAMILY_MS = 50;
const MAX_CACHE_S = 30;
const CACHE_NAMES = 1_000;

interface Answer {
  readonly addresses: readonly string[];
  /** Seconds for which the answer is valid. */
  readonly ttl: number;
  readonly code?: string;
}

/**
 * Looks up A and AAAA with c-ares: no hosts file, no search suffix, no thread pool. IPv4 comes first. Addresses are kept as long as their
 * TTL allows, at most 30 s and 1,000 names; failures are not kept. The caller judges a kept address again before dialling.
 *
 * @param servers DNS servers as `setServers` takes them; if empty, those of the system.
 */
export function createResolveAddresses(servers: readonly string[] = []): ResolveAddresses {
  const resolver = new Resolver({ timeout: QUERY_TIMEOUT_MS, tries: TRIES });
  if (servers.length > 0) resolver.setServers(servers);
  const kept = new Map<string, { readonly addresses: readonly string[]; readonly until: number }>();

  return async (hostname) => {
    const now = performance.now();
    const known = kept.get(hostname);
    if (known && known.until > now) return known.addresses;
    kept.delete(hostname);
    const { addresses, ttl } = await lookUp(resolver, hostname);
    if (kept.size >= CACHE_NAMES) kept.delete(kept.keys().next().value ?? '');
    if (ttl > 0) kept.set(hostname, { addresses, until: now + Math.min(ttl, MAX_CACHE_S) * 1_000 });
    return addresses;
  };
}

async function lookUp(resolver: Resolver, hostname: string): Promise<Answer> {
  const ipv4 = settle(resolver.resolve4(hostname, { ttl: true }));
  const ipv6 = settle(resolver.resolve6(hostname, { ttl: true }));
  const first = await Promise.race([ipv4, ipv6]);
  const late = first.addresses.length > 0 ? waitFor(OTHER_FAMILY_MS) : undefined;
  const orNothing = (answer: Promise<Answer>) => (late ? Promise.race([answer, late.over]) : answer);
  const [a, aaaa] = await Promise.all([orNothing(ipv4), orNothing(ipv6)]);
  late?.cancel();

  const addresses = [...a.addresses, ...aaaa.addresses];
  if (addresses.length > 0) return { addresses, ttl: Math.min(a.ttl, aaaa.ttl) };
  const failure = [a.code, aaaa.code].find((code) => code !== 'ENOTFOUND' && code !== 'ENODATA');
  if (failure === undefined) throw new OutboundError('dns_not_found', { phase: 'dns', reason: a.code ?? 'ENODATA' });
  throw new OutboundError('dns_error', { phase: 'dns', reason: failure });
}

async function settle(query: Promise<{ address: string; ttl: number }[]>): Promise<Answer> {
  try {
    const records = await query;
    const addresses = records.map(({ address }) => address);
    const ttl = Math.min(Number.POSITIVE_INFINITY, ...records.map((record) => record.ttl));
    return addresses.length > 0 ? { addresses, ttl } : { addresses, ttl, code: 'ENODATA' };
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
    return { addresses: [], ttl: Number.POSITIVE_INFINITY, code };
  }
}

function waitFor(ms: number): { over: Promise<Answer>; cancel(): void } {
  const { promise, resolve } = withResolvers<Answer>();
  const timer = setTimeout(() => resolve({ addresses: [], ttl: Number.POSITIVE_INFINITY }), ms);
  return { over: promise, cancel: () => clearTimeout(timer) };
}
