import { explainInvalid } from './explain-invalid.ts';
import { judgeScheme } from './judge-scheme.ts';
import { withoutTracking } from './tracking-parameters.ts';

/** Maximum length of a URL that is requested or stored, in characters. */
export const URL_LIMIT = 2_048;

/**
 * An address as written in a page, made absolute. A `refused` one is recorded and never requested; one with `invalid_url` can never work.
 */
export type ResolvedLink =
  /** `fragment` is percent-encoded as in the URL standard, without `#`. */
  { readonly kind: 'http'; readonly url: string; readonly fragment?: string } | RefusedLink;

export interface RefusedLink {
  readonly kind: 'refused';
  readonly url: string;
  readonly reason: 'scheme' | 'invalid_url' | 'url_too_long';
  /** One sentence for a person. */
  readonly detail?: string;
}

/**
 * Resolves `href` against `base` (WHATWG URL) and returns the identity of its target: no fragment, no user info, no tracking parameters.
 * URLs of other schemes than http and https are refused, with the reason.
 */
export function resolveLink(href: string, base: string): ResolvedLink {
  let url: URL;
  try {
    url = new URL(href, base);
  } catch {
    return refuseInvalid(href);
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return refuseScheme(url);
  if (url.pathname.endsWith(HIDDEN_MAIL)) return refuseHiddenMail(url);
  const fragment = url.hash.length < 2 ? undefined : url.hash.slice(1);
  if (url.hash !== '' || url.href.endsWith('#')) url.hash = '';
  if (url.username !== '' || url.password !== '') {
    url.username = '';
    url.password = '';
  }
  if (url.search !== '') {
    const search = withoutTracking(url.search);
    if (search !== url.search) url.search = search;
  }
  if (url.href.length > URL_LIMIT) return { kind: 'refused', url: cut(url.href), reason: 'url_too_long' };
  return fragment === undefined ? { kind: 'http', url: url.href } : { kind: 'http', url: url.href, fragment };
}

/** The identity of an absolute URL, by which its target is found. */
export function identityOf(url: string): string {
  return resolveLink(url, url).url;
}

/** The result of `resolveLink` for a URL that it returned as an identity before. */
export function resolveStored(url: string): ResolvedLink {
  if (url.length === URL_LIMIT && url.endsWith(ELLIPSIS)) return { kind: 'refused', url, reason: 'url_too_long' };
  const link = resolveLink(url, 'about:blank');
  return link.kind === 'http' ? { kind: 'http', url } : { ...link, url };
}

/** Path that Cloudflare writes in place of `mailto:`, with the address in the fragment or in the element; a script restores it. */
const HIDDEN_MAIL = '/cdn-cgi/l/email-protection';

function refuseHiddenMail({ origin, pathname }: URL): ResolvedLink {
  return { kind: 'refused', url: cut(origin + pathname), reason: 'scheme' };
}

/** The refusal of a link that is no web address. Its identity leaves out parts that can be long or hold the reader's data. */
function refuseScheme(url: URL): ResolvedLink {
  const { href, protocol } = url;
  const refused = { kind: 'refused', ...judgeScheme(url) } as const;
  if (protocol === 'mailto:')
    return { ...refused, url: cut(href.startsWith('mailto:?') ? 'mailto:?' : before(href, '?')) };
  if (protocol === 'data:') return { ...refused, url: cut(before(before(href, ','), ';')) };
  if (protocol === 'javascript:') return { ...refused, url: 'javascript:' };
  return { ...refused, url: cut(href) };
}

function refuseInvalid(href: string): ResolvedLink {
  const text = href.trim();
  return { kind: 'refused', url: cut(text || 'about:invalid'), reason: 'invalid_url', detail: explainInvalid(text) };
}

function before(text: string, mark: string): string {
  const at = text.indexOf(mark);
  return at === -1 ? text : text.slice(0, at);
}

/** End of a URL that was cut. No normalised URL holds it, so a cut one can be distinguished from a whole one later. */
const ELLIPSIS = '…';

/** A URL as it is stored: one that is too long is cut, and ends with an ellipsis. */
export function cut(url: string): string {
  return url.length <= URL_LIMIT ? url : url.slice(0, URL_LIMIT - 1) + ELLIPSIS;
}
