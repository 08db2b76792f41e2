const ELSEWHERE = 'http://elsewhere.invalid';

/**
 * Reads the path to open after a sign-in. Whatever the address says, it is a path of this dashboard.
 * @returns the path with its query and fragment; `/` for a value that would lead elsewhere
 */
export function readReturnPath(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('/')) return '/';
  const url = URL.parse(value, ELSEWHERE);
  // `//host` and `/\host` are other hosts for browsers.
  if (url === null || url.origin !== ELSEWHERE) return '/';
  // `/.//host` is `//host` once it is parsed.
  if (url.pathname.startsWith('//')) return '/';
  return url.pathname.startsWith('/sign-in') ? '/' : `${url.pathname}${url.search}${url.hash}`;
}
