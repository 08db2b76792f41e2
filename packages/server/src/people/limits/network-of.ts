import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, without leading zeros */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = (part: string): string[] => (part === '' ? [] : part.split(':'));
  if (tail === undefined) return groups(head);
  const [before, after] = [groups(head), groups(tail)];
  // An IPv4 address at the end stands for two groups; it never belongs to the first four.
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
}

/**
 * The network of a client: its IPv4 address, or the /64 of its IPv6 address, which is what networks give to a single
 * customer (RFC 6177). `unknown` when the connection was closed before its address was read.
 */
export function networkOf(address: string | null | undefined): string {
  if (address === null || address === undefined) return 'unknown';
  if (!isIPv6(address)) return address;
  const first = groupsOf(address).slice(0, 4);
  return `${first.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
