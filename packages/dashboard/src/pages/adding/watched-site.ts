/** What is watched for an address that somebody types or pastes. */
export interface WatchedSite {
  readonly hostname: string;
  /** The address has more than the host: a path, a query or a fragment. */
  readonly hasPath: boolean;
}

/**
 * The site that an address stands for, where it is not written as such: with `www.`, a scheme or a path. Undefined for a bare
 * hostname, and for what is no address yet; the server decides what it takes.
 */
export function watchedSite(typed: string): WatchedSite | undefined {
  const text = typed.trim();
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (/[\s@]/.test(text) || !URL.canParse(address)) return undefined;
  const { hostname, pathname, search, hash } = new URL(address);
  const bare = hostname.replace(/^www\.(?=.*\.)/, '');
  if (!bare.includes('.') || text.toLowerCase() === bare) return undefined;
  return { hostname: bare, hasPath: pathname !== '/' || search !== '' || hash !== '' };
}

/** The other name under which a site is watched. Undefined: it has none, as it begins with www. itself. */
export const twinOf = (hostname: string): string | undefined =>
  hostname.startsWith('www.') ? undefined : `www.${hostname}`;
