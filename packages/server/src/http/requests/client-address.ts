import { isIP } from 'node:net';
import type { CidrList } from '@linkvitals/outbound';

/** Removes the prefix of `::ffff:192.0.2.1`, the form in which a socket for both families shows an IPv4 peer. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');

/**
 * The address in an entry of X-Forwarded-For, without the port that some proxies add. Undefined: the entry has no
 * address.
 */
function addressOf(entry: string): string | undefined {
  const bare = entry.trim();
  const address = /^\[(.+)\](?::\d+)?$/.exec(bare)?.[1] ?? /^([\d.]+):\d+$/.exec(bare)?.[1] ?? bare;
  return isIP(address) === 0 ? undefined : plain(address);
}

/**
 * The address of the client that sent a request. Each proxy appends the peer that it saw, so the list is read from its
 * end for as long as a trusted proxy vouches for the entry; the client may have made up the entries before.
 * @param peer Address of the socket; undefined when it is already closed.
 * @param forwarded The X-Forwarded-For header.
 */
export function clientAddress(
  peer: string | undefined,
  forwarded: string | undefined,
  trusted: Pick<CidrList, 'has'>,
): string | undefined {
  if (peer === undefined) return undefined;
  let client = plain(peer);
  for (const entry of (forwarded ?? '').split(',').reverse()) {
    if (!trusted.has(client)) return client;
    const before = addressOf(entry);
    if (before === undefined) return client;
    client = before;
  }
  return client;
}
