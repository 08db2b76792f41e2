/** Values for the `{name}` segments of a path. */
export type PathValues = { readonly [name: string]: string | number };

/**
 * The address of a request.
 * @param baseUrl Absolute; a path prefix is kept, with or without its trailing slash.
 * @param path Template of the contract, such as `/api/v1/domains/{domain_id}`.
 * @throws TypeError for a value that cannot be one path segment: an empty one would address the list instead of the
 * object, and `.` or `..` are resolved away by the URL parser even when percent-encoded (WHATWG URL, section 4.4).
 */
export function requestUrl(baseUrl: URL, path: string, values: PathValues): URL {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeSegment(name, values[name]));
  return new URL(baseUrl.pathname.replace(/\/+$/, '') + filled, baseUrl);
}

function encodeSegment(name: string, value: string | number | undefined): string {
  const text = value === undefined ? '' : String(value);
  if (text === '' || text === '.' || text === '..') {
    throw new TypeError(`${name} must be an id, got ${JSON.stringify(value) ?? 'undefined'}`);
  }
  return encodeURIComponent(text);
}
