/** What suggestions read of a URL; all parts as `URL` has them. */
export interface Address extends Pick<URL, 'protocol' | 'hostname' | 'port' | 'pathname' | 'search' | 'hash'> {
  readonly hasCredentials: boolean;
}

/**
 * Of what a parser would change nothing: a host name that is no IP address, without a port, and a path without escapes and
 * segments of dots. Nearly all URLs of a site are like that, and a parser takes ten times as long.
 */
const PLAIN = /^(https?:)\/\/((?:[a-z\d-]+\.)*[a-z][a-z\d-]*)((?:\/(?:[\w~-][\w.~-]*)?)+)$/;

/** Undefined for what is no URL. Pure. */
export function readAddress(url: string): Address | undefined {
  const plain = url.includes('xn--') ? null : PLAIN.exec(url);
  if (plain !== null) {
    const [, protocol = '', hostname = '', pathname = ''] = plain;
    return { protocol, hostname, port: '', pathname, search: '', hash: '', hasCredentials: false };
  }
  const parsed = URL.parse(url);
  if (parsed === null) return undefined;
  const { protocol, hostname, port, pathname, search, hash, username, password } = parsed;
  return { protocol, hostname, port, pathname, search, hash, hasCredentials: username !== '' || password !== '' };
}
