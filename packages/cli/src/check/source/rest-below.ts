/**
 * The part of a URL behind a base, with query and fragment; undefined for a URL that is not below the base.
 *
 * @param base ends with a slash. Without it, and with a query or fragment or nothing behind, a URL is the base itself
 */
export function restBelow(base: string, url: string): string | undefined {
  if (url.startsWith(base)) return url.slice(base.length);
  const folder = base.slice(0, -1);
  return url.startsWith(folder) && /^(?:$|[?#])/.test(url.slice(folder.length)) ? url.slice(folder.length) : undefined;
}
