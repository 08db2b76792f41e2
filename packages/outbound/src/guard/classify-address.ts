import { canonicalAddress } from './canonical-address.ts';
import { CidrList } from './cidr-list.ts';

/** Class of an address, by its purpose. Without a setting of the operator only `public` may be dialled. */
export type AddressClass =
  | 'public'
  | 'loopback'
  | 'unspecified'
  | 'private'
  | 'cgnat'
  | 'link-local'
  | 'metadata'
  | 'documentation'
  | 'benchmarking'
  | 'reserved'
  | 'multicast'
  | 'ipv4-mapped'
  | 'ipv4-compatible'
  | 'nat64'
  | '6to4'
  | 'teredo'
  | 'unique-local'
  | 'site-local'
  | 'discard'
  | 'dummy'
  | 'srv6'
  | 'not-global-unicast'
  | 'not-an-address';

export interface AddressClassification {
  readonly allowed: boolean;
  readonly reason: AddressClass;
}

/**
 * The IANA special-purpose registries (IPv4 and IPv6, RFC 6890 and its updates) plus the addresses on which clouds
 * serve credentials. Order matters: the first match names the class.
 */
const RANGES: ReadonlyArray<readonly [AddressClass, readonly string[]]> = [
  ['ipv4-mapped', ['::ffff:0:0/96']],
  // AWS, GCP, Azure, OpenStack and most others; ECS and EKS credentials; Alibaba; Azure WireServer; Oracle; Scaleway.
  ['metadata', ['169.254.169.0/24', '169.254.170.0/24', '169.254.0.23/32', '169.254.42.42/32', '100.100.100.200/32']],
  ['metadata', ['168.63.129.16/32', '192.0.0.192/32', 'fd00:ec2::/32', 'fd20:ce::/32', 'fd00:c1::/32']],
  ['metadata', ['fd00:42::42/128', 'fe80::a9fe:a9fe/128']],
  ['loopback', ['127.0.0.0/8', '::1/128']],
  ['unspecified', ['0.0.0.0/8', '::/128']],
  ['private', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16']],
  ['cgnat', ['100.64.0.0/10']],
  ['link-local', ['169.254.0.0/16', 'fe80::/10']],
  ['documentation', ['192.0.2.0/24', '198.51.100.0/24', '203.0.113.0/24', '2001:db8::/32', '3fff::/20']],
  ['benchmarking', ['198.18.0.0/15', '2001:2::/48']],
  ['reserved', ['192.0.0.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24', '192.175.48.0/24']],
  ['reserved', ['240.0.0.0/4', '2620:4f:8000::/48']],
  ['multicast', ['224.0.0.0/4', 'ff00::/8']],
  ['ipv4-compatible', ['::/96']],
  ['nat64', ['64:ff9b::/96', '64:ff9b:1::/48']],
  ['6to4', ['2002::/16']],
  ['teredo', ['2001::/32']],
  ['reserved', ['2001::/23']],
  ['unique-local', ['fc00::/7']],
  ['site-local', ['fec0::/10']],
  ['discard', ['100::/64']],
  ['dummy', ['100:0:0:1::/64']],
  ['srv6', ['5f00::/16']],
];

type Table = ReadonlyArray<{ readonly reason: AddressClass; readonly list: CidrList }>;

const isIpv6 = (text: string): boolean => text.includes(':');

const tableOf = (wanted: (cidr: string) => boolean): Table =>
  RANGES.map(([reason, cidrs]) => ({ reason, list: new CidrList(cidrs.filter(wanted)) }));

/** Built with the first address of their family: few checks need IPv6, whose ranges take 5 ms. */
let ipv4Table: Table | undefined;
let ipv6Table: Table | undefined;
let globalUnicast: CidrList | undefined;

function tableFor(address: string): Table {
  if (isIpv6(address)) {
    ipv6Table ??= tableOf(isIpv6);
    return ipv6Table;
  }
  ipv4Table ??= tableOf((cidr) => !isIpv6(cidr));
  return ipv4Table;
}

function isGlobalUnicast(address: string): boolean {
  globalUnicast ??= new CidrList(['2000::/3']);
  return globalUnicast.has(address);
}

/**
 * Classifies an IP literal without brackets. Pure. IPv6 is public only inside 2000::/3, so that unassigned space stays closed; a text that
 * is not an address is refused.
 */
export function classifyAddress(address: string): AddressClassification {
  const canonical = canonicalAddress(address);
  if (canonical === undefined) return { allowed: false, reason: 'not-an-address' };
  const row = tableFor(canonical).find(({ list }) => list.has(canonical));
  if (row) return { allowed: false, reason: row.reason };
  if (isIpv6(canonical) && !isGlobalUnicast(canonical)) return { allowed: false, reason: 'not-global-unicast' };
  return { allowed: true, reason: 'public' };
}
