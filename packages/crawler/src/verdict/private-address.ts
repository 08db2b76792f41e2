import { isPrivateHost } from '@linkvitals/outbound';
import type { Exchange } from './exchange.ts';

/** Addresses that mean "this machine" on every machine; servers print them when they listen on all addresses. */
const UNSPECIFIED = new Set(['0.0.0.0', '[::]']);

/** The URL has a private address. Its content differs for each visitor; usually a developer forgot to remove the link. */
export function isPrivate({ end }: Exchange, url: string): boolean {
  if (end.kind !== 'error' || end.code !== 'address_refused') return false;
  const { hostname } = new URL(url);
  return isPrivateHost(hostname) || UNSPECIFIED.has(hostname);
}

export const PRIVATE_ADDRESS = {
  warnings: ['private_address'],
  detail: 'This address is private: visitors of the site cannot follow the link.',
} as const;
