import { isPrivateHost } from '@linkvitals/outbound';
import type { Exchange } from './exchange.ts';

/** "This machine", on every machine; servers print it when they listen on all addresses. */
const UNSPECIFIED = new Set(['0.0.0.0', '[::]']);

/** What is behind a private address is another thing for each visitor; mostly it is a developer's link left behind. */
export function isPrivate({ end }: Exchange, url: string): boolean {
  if (end.kind !== 'error' || end.code !== 'address_refused') return false;
  const { hostname } = new URL(url);
  return isPrivateHost(hostname) || UNSPECIFIED.has(hostname);
}

export const PRIVATE_ADDRESS = {
  warnings: ['private_address'],
  detail: 'This address is private: visitors of the site cannot follow the link.',
} as const;
