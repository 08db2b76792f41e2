import { Resolver } from 'node:dns/promises';

export interface TxtAnswer {
  readonly server: string;
  /**
   * `values` when it answered; `error` is the DNS error code otherwise. NXDOMAIN and NODATA answer with no values, and
   * NXDOMAIN with `isNoName`.
   */
  readonly result: { readonly values: readonly string[]; readonly isNoName?: true } | { readonly error: string };
}

export interface Dns {
  /** Queries every configured resolver for the TXT records of a name; chunks are joined. Never rejects. */
  lookupTxt(name: string): Promise<readonly TxtAnswer[]>;
}

interface DnsOptions {
  /** `1.1.1.1`, `127.0.0.1:5353`, `[2001:db8::1]:53`. Empty: one resolver that queries the system's servers in turn. */
  readonly servers: readonly string[];
  /** Of the first try; later ones get longer (c-ares doubles it). Default 2,000 ms. */
  readonly timeoutMs?: number;
  /** Default 2. */
  readonly tries?: number;
}

/** The name is not there, or has no TXT: both say definitively that the record is missing (RFC 2308, section 2). */
const empty = new Map<string, TxtAnswer['result']>([
  ['ENOTFOUND', { values: [], isNoName: true }],
  ['ENODATA', { values: [] }],
]);

interface NamedResolver {
  readonly server: string;
  readonly resolver: Resolver;
}

/**
 * A resolver per server, so that each answers for itself. What comes back is bounded by the size of
 * a DNS message, 64 KiB; no record is dropped, because the one looked for may be the last.
 * @throws Error at once when a server is not an address.
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
