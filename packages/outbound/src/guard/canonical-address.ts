import { isIPv4 } from 'node:net';

/** Nothing else stands in an IPv6 address without a zone; what leads out of the brackets of a URL does not. */
const IPV6_CHARACTERS = /^[\da-f:.]+$/i;

/**
 * One spelling per address, so that two of them can be compared: dotted quads as they are, IPv6 shortened as RFC 5952
 * and the URL standard do it. Undefined for anything else, addresses with a zone (`fe80::1%eth0`) included.
 */
export function canonicalAddress(address: string): string | undefined {
  if (!address.includes(':')) return isIPv4(address) ? address : undefined;
  if (!IPV6_CHARACTERS.test(address)) return undefined;
  // The URL parser reads the same addresses as `isIPv6`, whose expression takes 3 ms to be compiled.
  return URL.parse(`http://[${address}]/`)?.hostname.slice(1, -1);
}
