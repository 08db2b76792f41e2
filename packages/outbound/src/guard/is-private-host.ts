import { classifyAddress } from './classify-address.ts';

const PRIVATE = new Set(['loopback', 'private', 'cgnat', 'link-local', 'unique-local']);

/** @param address IP literal without brackets */
export const isPrivateAddress = (address: string): boolean => PRIVATE.has(classifyAddress(address).reason);

/**
 * Whether a host can only be reached from its own machine or network: a private IP literal or `localhost` (RFC 6761). False for other
 * names: DNS may answer differently elsewhere.
 *
 * @param hostname as in a URL, IPv6 in brackets
 */
export function isPrivateHost(hostname: string): boolean {
  return /(?:^|\.)localhost\.?$/.test(hostname) || isPrivateAddress(hostname.replace(/^\[(.*)\]$/, '$1'));
}
