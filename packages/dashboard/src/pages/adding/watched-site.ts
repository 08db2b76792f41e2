/** The site that would be watched for an address that somebody types or pastes. */
export interface WatchedSite {
  readonly hostname: string;
  /** The address has more than the host: a path, a query or a fragment. */
  readonly hasPath: boolean;
}

/**
 * The site that an address stands for, when the address is more than a hostname: with `www.`, a scheme or a path. Undefined for a bare
 * hostname, and for text that is no address yet; the server decides which addresses it accepts.
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

/** The `www.` name under which a site is watched too; undefined when its hostname begins with `www.` itself. */
export const twinOf = (hostname: string): string | undefined =>
  hostname.startsWith('www.') ? undefined : `www.${hostname}`;
