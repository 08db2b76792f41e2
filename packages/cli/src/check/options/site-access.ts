import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPrivateAddress, isPrivateHost } from '@linkvitals/outbound';
import { PRIVATE_RANGES } from './private-ranges.ts';

export interface SiteAccess {
  /** Private ranges that may be requested. */
  readonly allowCidrs: readonly string[];
  /** Rules for the outbound client: a private name leads to the address that this machine has for it. */
  readonly connectTo: readonly string[];
}

/** Looks up the addresses of a name on this machine, with hosts file and search list; empty when there are none. */
type LookUp = (hostname: string) => Promise<readonly string[]>;

const systemLookUp: LookUp = async (hostname) => {
  try {
    return (await lookup(hostname, { all: true })).map(({ address }) => address);
  } catch {
    return []; // the crawl meets the same failure and reports it
  }
};

/**
 * Finds out whether a check may request private addresses. It may when the site itself is private: its host is a
 * private IP literal, `localhost`, or a name with private addresses only. Otherwise a public page could make this
 * command probe the private network that it runs in, so only `--allow-private` allows them.
 */
export async function siteAccess(url: URL, allowPrivate: boolean, lookUp: LookUp = systemLookUp): Promise<SiteAccess> {
  const open = { allowCidrs: PRIVATE_RANGES, connectTo: [] };
  const closed = { allowCidrs: allowPrivate ? PRIVATE_RANGES : [], connectTo: [] };
  const { hostname } = url;
  if (isPrivateHost(hostname)) return open;
  if (hostname.startsWith('[') || isIP(hostname) !== 0) return closed;
  const addresses = await lookUp(hostname);
  const [first] = addresses;
  if (first === undefined || !addresses.every(isPrivateAddress)) return closed;
  return { ...open, connectTo: [`${hostname}::${isIP(first) === 6 ? `[${first}]` : first}:`] };
}
