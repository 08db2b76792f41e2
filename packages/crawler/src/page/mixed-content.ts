import type { LinkKind } from './link-kind.ts';
import { SUBRESOURCES } from './subresources.ts';

/** Makes browsers ask over https whatever the page says (CSP, `upgrade-insecure-requests`), by header or by meta. */
export const UPGRADE = 'upgrade-insecure-requests';

/**
 * A page or stylesheet that came over https and loads something over http, which browsers block or warn of (W3C Mixed
 * Content, section 4).
 */
export function hasMixedContent(document: {
  url: string;
  /** The page says so itself. */
  upgrades: boolean;
  policy: string | undefined;
  links: readonly { readonly kind: LinkKind; readonly target: number }[];
  urlOf: (target: number) => string;
}): boolean {
  const { url, upgrades, policy, links, urlOf } = document;
  if (!url.startsWith('https:')) return false;
  const isMixed = links.some(({ kind, target }) => SUBRESOURCES.has(kind) && urlOf(target).startsWith('http:'));
  return isMixed && !upgrades && !policy?.includes(UPGRADE);
}
