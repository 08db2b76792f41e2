import { canonicalAddress } from './canonical-address.ts';
import type { AddressClass } from './classify-address.ts';

/**
 * The IPv4 address that a transition address leads to, dotted: mapped and compatible (RFC 4291), NAT64 (RFC 6052,
 * 96-bit prefix), 6to4 (RFC 3056), Teredo (RFC 4380, stored inverted). Undefined for every other class.
 */
export function embeddedIpv4(address: string, reason: AddressClass): string | undefined {
  switch (reason) {
    case 'ipv4-mapped':
    case 'ipv4-compatible':
    case 'nat64':
      return dotted(groups(address).slice(6));
    case '6to4':
      return dotted(groups(address).slice(1, 3));
    case 'teredo':
      return dotted(
        groups(address)
          .slice(6)
          .map((group) => group ^ 0xffff),
      );
    default:
      return undefined;
  }
}

function groups(address: string): number[] {
  const [head = '', tail] = (canonicalAddress(address) ?? '::').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(zeros).fill('0'), ...right].map((group) => Number.parseInt(group, 16));
}

function dotted([high = 0, low = 0]: readonly number[]): string {
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
