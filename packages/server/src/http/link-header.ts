/** `Link` header that leads to the next page (RFC 8288), when there is one. */
export function nextLink(url: URL, nextCursor: string | null): Record<string, string> {
  if (nextCursor === null) return {};
  const next = new URL(url);
  next.searchParams.set('cursor', nextCursor);
  return { Link: `<${next.pathname}${next.search}>; rel="next"` };
}
