/**
 * The URL of a `Refresh` header or `<meta http-equiv=refresh>` (`5; url=/next`); undefined when the page only reloads
 * itself. Source: HTML standard, "shared declarative refresh steps".
 */
export function parseRefresh(value: string): string | undefined {
  const match = /^\s*\d*(?:\.[\d.]*)?\s*[;,\s]\s*(?:url\s*=\s*)?(.*)$/is.exec(value.slice(0, 4_096));
  let url = match?.[1]?.trim() ?? '';
  const quote = url[0];
  if (quote === '"' || quote === "'") {
    const end = url.indexOf(quote, 1);
    url = end === -1 ? url.slice(1) : url.slice(1, end);
  }
  return url === '' ? undefined : url;
}
