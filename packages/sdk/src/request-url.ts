/**
 * The address of a request.
 * @param baseUrl Absolute; a path prefix is kept, with or without its trailing slash.
 * @param path Template of the contract, such as `/api/v1/domains/{domain_id}`.
 * @param ids Values for its `{name}` segments, in their order.
 * @throws TypeError for a value that cannot be one path segment: an empty one would address the list instead of the
 * object, and `.` or `..` are resolved away by the URL parser even when percent-encoded (WHATWG URL, section 4.4).
 */
export function requestUrl(baseUrl: URL, path: string, ids: readonly unknown[]): URL {
  let index = 0;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeSegment(name, ids[index++]));
  return new URL(baseUrl.pathname.replace(/\/+$/, '') + filled, baseUrl);
}

function encodeSegment(name: string, value: unknown): string {
  const text = String(value ?? '');
  if (text === '' || text === '.' || text === '..') {
    throw new TypeError(`${name} must be an id, got ${JSON.stringify(value) ?? 'undefined'}`);
  }
  return encodeURIComponent(text);
}
