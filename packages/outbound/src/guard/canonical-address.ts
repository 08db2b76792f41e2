import { isIP } from 'node:net';

/**
 * One spelling per address, so that two of them can be compared: dotted quads as they are, IPv6 shortened as RFC 5952
 * and the URL standard do it. Undefined for anything else, addresses with a zone (`fe80::1%eth0`) included.
 */
export function canonicalAddress(address: string): string | undefined {
  const family = isIP(address);
  if (family === 4) return address;
  if (family !== 6 || address.includes('%')) return undefined;
  return new URL(`http://[${address}]/`).hostname.slice(1, -1);
}
