import { canonicalAddress } from './canonical-address.ts';
import { CidrList } from './cidr-list.ts';
import { type AddressClass, classifyAddress } from './classify-address.ts';
import { embeddedIpv4 } from './embedded-ipv4.ts';

const MAX_KNOWN = 256;

export interface AddressVerdict {
  readonly allowed: boolean;
  /** The class of the address, or `denied` when a list of the operator refused it. */
  readonly reason: AddressClass | 'denied';
}

export type AddressPolicy = (address: string) => AddressVerdict;

/**
 * Joins the fixed classification with the operator's lists. `denyCidrs` wins over everything. `allowCidrs` allows addresses that are not
 * public, with two exceptions: a metadata address is allowed only by a CIDR that is this one address, and an IPv6 address that carries an
 * IPv4 address (NAT64, 6to4, mapped ...) only when the inner address is allowed too.
 *
 * @throws TypeError when a CIDR does not parse.
 */
export function createAddressPolicy(options: {
  readonly allowCidrs?: readonly string[] | undefined;
  readonly denyCidrs?: readonly string[] | undefined;
}): AddressPolicy {
  const allow = new CidrList(options.allowCidrs ?? []);
  const deny = new CidrList(options.denyCidrs ?? []);

  const judgeAnew: AddressPolicy = (address) => {
    const { allowed, reason } = classifyAddress(address);
    const canonical = canonicalAddress(address);
    if (canonical === undefined) return { allowed: false, reason };
    const inner = embeddedIpv4(canonical, reason);
    if (deny.has(canonical) || (inner !== undefined && deny.has(inner))) return { allowed: false, reason: 'denied' };
    if (allowed) return { allowed, reason };
    if (reason === 'metadata') return { allowed: allow.hasAlone(canonical), reason };
    return { allowed: allow.has(canonical) && (inner === undefined || judge(inner).allowed), reason };
  };
  // A crawl uses few addresses, again with every request.
  const known = new Map<string, AddressVerdict>();
  const judge: AddressPolicy = (address) => {
    const before = known.get(address);
    if (before !== undefined) return before;
    const verdict = judgeAnew(address);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(address, verdict);
    return verdict;
  };
  return judge;
}
