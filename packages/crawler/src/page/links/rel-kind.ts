import type { LinkKind } from './link-kind.ts';

/** Hints to connect early and endpoints for programs: nothing that a GET could prove. */
const NO_RESOURCE = new Set([
  'preconnect',
  'dns-prefetch',
  'pingback',
  // Webmention, IndieAuth, Micropub, Microsub, WebSub and Salmon
  'webmention',
  'http://webmention.org/',
  'authorization_endpoint',
  'token_endpoint',
  'ticket_endpoint',
  'indieauth-metadata',
  'micropub',
  'microsub',
  'hub',
  'salmon',
  // OpenID 1, 2 and Connect
  'openid.server',
  'openid.delegate',
  'openid2.provider',
  'openid2.local_id',
  'http://openid.net/specs/connect/1.0/issuer',
  // Inboxes of Linked Data Notifications, and wallets of Web Monetization
  'http://www.w3.org/ns/ldp#inbox',
  'monetization',
]);

const KINDS: ReadonlyMap<string, LinkKind> = new Map<string, LinkKind>([
  ['stylesheet', 'stylesheet'],
  ['canonical', 'canonical'],
  ['icon', 'icon'],
  ['apple-touch-icon', 'icon'],
  ['apple-touch-icon-precomposed', 'icon'],
  ['mask-icon', 'icon'],
  ['alternate', 'alternate'],
  ['next', 'next'],
  ['prev', 'prev'],
  ['previous', 'prev'],
  ['manifest', 'manifest'],
  ['preload', 'preload'],
  ['modulepreload', 'preload'],
  ['prefetch', 'preload'],
]);

/** Kind of a `link` element or `Link` header; undefined when its rel names no resource to check, or nothing at all. */
export function relKind(rel: string): LinkKind | undefined {
  const only = KINDS.get(rel);
  if (only !== undefined) return only;
  const tokens = rel
    .toLowerCase()
    .split(/\s+/)
    .filter((token) => token !== '' && !NO_RESOURCE.has(token));
  if (tokens.length === 0) return undefined;
  // `alternate stylesheet` is a stylesheet.
  if (tokens.includes('stylesheet')) return 'stylesheet';
  return tokens.map((token) => KINDS.get(token)).find((kind) => kind !== undefined) ?? 'link';
}
