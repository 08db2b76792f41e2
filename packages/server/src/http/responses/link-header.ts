/** The `Link` header of the next page (RFC 8288); empty when there is none. `query`: that of the current page. */
export function nextLink(path: string, query: URLSearchParams, nextCursor: string | null): Record<string, string> {
  if (nextCursor === null) return {};
  const next = new URLSearchParams(query);
  next.set('cursor', nextCursor);
  return { Link: `<${path}?${next}>; rel="next"` };
}
