import { BlockList } from 'node:net';
import { canonicalAddress } from './canonical-address.ts';

/**
 * A set of CIDRs, IPv4 and IPv6 strictly apart. A bare `BlockList` matches across families (10.0.0.1 lies in
 * ::ffff:0:0/96 for it, and ::ffff:10.0.0.1 in 10.0.0.0/8), so that `::/0` would open all of IPv4.
 */
export class CidrList {
  readonly #ipv4 = new BlockList();
  readonly #ipv6 = new BlockList();
  readonly #single = new Set<string>();

  /**
   * @param cidrs `address/bits` or a single address.
   * @throws TypeError when one does not parse.
   */
  constructor(cidrs: readonly string[]) {
    for (const cidr of cidrs) this.#add(cidr);
  }

  /** @param address in canonical form. */
  has(address: string): boolean {
    return isIpv4(address) ? this.#ipv4.check(address, 'ipv4') : this.#ipv6.check(address, 'ipv6');
  }

  /** Whether a /32 or /128 names exactly this address. */
  hasAlone(address: string): boolean {
    return this.#single.has(address);
  }

  #add(text: string): void {
    const [literal = '', suffix, ...rest] = text.trim().split('/');
    const address = canonicalAddress(literal);
    if (address === undefined || rest.length > 0) throw new TypeError(`not a CIDR: ${text}`);
    const width = isIpv4(address) ? 32 : 128;
    const bits = suffix === undefined ? width : /^\d+$/.test(suffix) ? Number(suffix) : Number.NaN;
    if (!(bits <= width)) throw new TypeError(`not a CIDR: ${text}`);
    if (bits === width) this.#single.add(address);
    if (width === 32) this.#ipv4.addSubnet(address, bits, 'ipv4');
    else this.#ipv6.addSubnet(address, bits, 'ipv6');
  }
}

/** The address, in canonical form, is one of IPv4. */
const isIpv4 = (address: string): boolean => !address.includes(':');
