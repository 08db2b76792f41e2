import { isIP } from 'node:net';
import type { CidrList } from '@linkvitals/outbound';

/** `::ffff:192.0.2.1` is how a socket for both families shows an IPv4 peer. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');

/** An entry of X-Forwarded-For: an address, with a port where the proxy adds one. Undefined: neither. */
function addressOf(entry: string): string | undefined {
  const bare = entry.trim();
  const address = /^\[(.+)\](?::\d+)?$/.exec(bare)?.[1] ?? /^([\d.]+):\d+$/.exec(bare)?.[1] ?? bare;
  return isIP(address) === 0 ? undefined : plain(address);
}

/**
 * Who sent a request. Each proxy appends the peer that it saw, so the list is read from its end for as long as a trusted
 * proxy vouches for the entry; what stands before that may be made up by the caller.
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
