import { Resolver } from 'node:dns/promises';

export interface TxtAnswer {
  readonly server: string;
  /**
   * `values` when the server answered, otherwise `error` with the DNS error code. NXDOMAIN and NODATA count as answers
   * without values; NXDOMAIN also sets `isNoName`.
   */
  readonly result: { readonly values: readonly string[]; readonly isNoName?: true } | { readonly error: string };
}

export interface Dns {
  /** Queries every configured resolver for the TXT records of a name; chunks are joined. Never rejects. */
  lookupTxt(name: string): Promise<readonly TxtAnswer[]>;
}

interface DnsOptions {
  /**
   * Addresses: `1.1.1.1`, `127.0.0.1:5353`, `[2001:db8::1]:53`. Empty: one resolver that queries the system's servers
   * in turn.
   */
  readonly servers: readonly string[];
  /** Milliseconds of the first try; c-ares doubles the time for each further try. Default 2,000. */
  readonly timeoutMs?: number;
  /** Number of tries. Default 2. */
  readonly tries?: number;
}

/**
 * Results of DNS errors that say definitively that the record is missing: the name does not exist, or has no TXT (RFC
 * 2308, section 2).
 */
const empty = new Map<string, TxtAnswer['result']>([
  ['ENOTFOUND', { values: [], isNoName: true }],
  ['ENODATA', { values: [] }],
]);

interface NamedResolver {
  readonly server: string;
  readonly resolver: Resolver;
}

/**
 * Creates one resolver for each server, so that each has its own result. The size of a DNS message, 64 KiB, bounds a
 * result; no record is dropped, because the one looked for may be the last.
 * @throws Error at once when a server is not an address
 */
export function createDns({ servers, timeoutMs = 2000, tries = 2 }: DnsOptions): Dns {
  const make = (server: string): NamedResolver => {
    const resolver = new Resolver({ timeout: timeoutMs, tries });
    if (server !== 'system') resolver.setServers([server]);
    return { server, resolver };
  };
  const resolvers = (servers.length === 0 ? ['system'] : servers).map(make);
  return { lookupTxt: (name) => Promise.all(resolvers.map((one) => query(one, name))) };
}

async function query({ server, resolver }: NamedResolver, name: string): Promise<TxtAnswer> {
  try {
    const records = await resolver.resolveTxt(name);
    return { server, result: { values: records.map((chunks) => chunks.join('')) } };
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'EUNKNOWN';
    return { server, result: empty.get(code) ?? { error: code } };
  }
}
