import { isIPv4 } from 'node:net';

/** Characters of an IPv6 address without a zone. Characters that could end the brackets of a URL are not among them. */
const IPV6_CHARACTERS = /^[\da-f:.]+$/i;

/**
 * One spelling per address, so that two of them can be compared: dotted quads unchanged, IPv6 shortened as in RFC 5952 and the URL
 * standard. Undefined for any other text, including addresses with a zone (`fe80::1%eth0`).
 */
export function canonicalAddress(address: string): string | undefined {
  if (!address.includes(':')) return isIPv4(address) ? address : undefined;
  if (!IPV6_CHARACTERS.test(address)) return undefined;
  // The URL parser accepts the same addresses as `isIPv6`, whose regular expression takes 3 ms to compile.
  return URL.parse(`http://[${address}]/`)?.hostname.slice(1, -1);
}
