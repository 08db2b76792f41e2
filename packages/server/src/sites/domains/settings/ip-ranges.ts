import { BlockList, isIP } from 'node:net';
import { invalidSetting } from '../../../platform/errors.ts';

interface Range {
  readonly address: string;
  readonly prefix: number;
  readonly family: 'ipv4' | 'ipv6';
}

const familyOf = (address: string): Range['family'] => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

function parseRange(cidr: string): Range | undefined {
  const [, address = '', digits = ''] = /^([^/]+)\/(\d{1,3})$/.exec(cidr) ?? [];
  const prefix = Number(digits);
  const family = familyOf(address);
  if (isIP(address) === 0 || address.includes('%') || prefix > (family === 'ipv4' ? 32 : 128)) return undefined;
  return { address, prefix, family };
}

/** The first of the installation's source addresses in one of the ranges; undefined: none is. */
export function egressAddressIn(ranges: readonly string[], egressAddresses: readonly string[]): string | undefined {
  // Each family has its own list: in a common one `::/64` would contain every IPv4 address, as ::ffff:a.b.c.d.
  const lists = { ipv4: new BlockList(), ipv6: new BlockList() };
  for (const range of ranges.map(parseRange)) {
    if (range !== undefined) lists[range.family].addSubnet(range.address, range.prefix, range.family);
  }
  return egressAddresses.find((address) => lists[familyOf(address)].check(address, familyOf(address)));
}

/** @throws ServiceError `invalid_setting`: not a CIDR, or none of the source addresses is in the ranges */
export function assertIpRanges(ranges: readonly string[], egressAddresses: readonly string[]): void {
  ranges.forEach((range, index) => {
    if (parseRange(range) !== undefined) return;
    throw invalidSetting(`settings/ip_ranges/${index}`, `"${range}" is not a CIDR such as 192.0.2.0/24.`);
  });
  if (ranges.length === 0 || egressAddressIn(ranges, egressAddresses) !== undefined) return;
  const own = egressAddresses.length === 0 ? 'none is configured' : egressAddresses.join(', ');
  throw invalidSetting(
    'settings/ip_ranges',
    `Crawls leave from the installation's egress addresses (${own}); none lies in these ranges.`,
  );
}
