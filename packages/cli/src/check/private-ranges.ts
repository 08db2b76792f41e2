import { classifyAddress } from '@linkvitals/outbound';

/** What opens for a private site: loopback, the private and shared ranges, link-local. Never cloud metadata. */
export const PRIVATE_RANGES = [
  '127.0.0.0/8',
  '::1/128',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '100.64.0.0/10',
  '169.254.0.0/16',
  'fe80::/10',
  'fc00::/7',
];

const PRIVATE_CLASSES = new Set(['loopback', 'private', 'cgnat', 'link-local', 'unique-local']);

/** @param address IP literal without brackets */
export const isPrivateAddress = (address: string): boolean => PRIVATE_CLASSES.has(classifyAddress(address).reason);

/** @param hostname as in a URL: an IP literal, perhaps in brackets, or a name; of names only `localhost` counts */
export function isPrivateLiteral(hostname: string): boolean {
  return /(?:^|\.)localhost\.?$/.test(hostname) || isPrivateAddress(hostname.replace(/^\[(.*)\]$/, '$1'));
}
