const ELSEWHERE = 'http://elsewhere.invalid';

/**
 * Where to go after a sign-in: a path of this dashboard, whatever stands in the address.
 * @returns the path with its query; `/` for anything that would lead elsewhere
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
