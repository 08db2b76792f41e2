/** `Link` header that leads to the next page (RFC 8288), when there is one. `query`: of the current page. */
export function nextLink(path: string, query: URLSearchParams, nextCursor: string | null): Record<string, string> {
  if (nextCursor === null) return {};
  const next = new URLSearchParams(query);
  next.set('cursor', nextCursor);
  return { Link: `<${path}?${next}>; rel="next"` };
}
