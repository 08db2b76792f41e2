import { readableUrl } from '@linkvitals/contract/readable/url';

const WWW = /^www\./;
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/** A URL or pattern as lists of fixes show it. Those of the site are known by their path. */
export function shortAddress(url: string, hostname: string): string {
  const shown = readableUrl(url);
  const host = URL.parse(url)?.hostname ?? '';
  if (host.replace(WWW, '') !== hostname.replace(WWW, '')) return shown.replace(/^https:\/\//, '');
  return shown.replace(ORIGIN, '') || shown;
}

/** The rule by which URLs moved. Addresses that differ only in what is left out are shown in full. */
export function movedFromTo(from: string, to: string, hostname: string): string {
  const [before, after] = [shortAddress(from, hostname), shortAddress(to, hostname)];
  return before === after ? `${readableUrl(from)} → ${readableUrl(to)}` : `${before} → ${after}`;
}

/** Characters of the end of an address that always stay visible. */
const MAX_END = 24;

/** Splits an address: a narrow row cuts the beginning off at its end, and the last folder or file stays. */
export function splitAddress(address: string): readonly [beginning: string, end: string] {
  const at = address.lastIndexOf('/', address.length - 2);
  return at <= 0 || address.length - at > MAX_END ? [address, ''] : [address.slice(0, at), address.slice(at)];
}
