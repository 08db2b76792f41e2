import type { PageLink } from '../../types/records.ts';

/**
 * Joins the links of a page as it was sent with those of the page as its scripts have built it. A link that both have keeps its place in the
 * source; the built page has no lines.
 */
export function mergeLinks(raw: readonly PageLink[], rendered: readonly PageLink[]): PageLink[] {
  const merged = new Map<string, PageLink>();
  for (const link of raw) merged.set(keyOf(link), { ...link, seen: 'raw' });
  for (const { more: _, ...link } of rendered) {
    const key = keyOf(link);
    const known = merged.get(key);
    if (known === undefined) merged.set(key, { ...link, line: 0, seen: 'rendered' });
    else if (known.seen === 'raw')
      merged.set(key, { ...known, count: Math.max(known.count, link.count), seen: 'both' });
  }
  return [...merged.values()];
}

const keyOf = ({ target, kind, fragment = '' }: PageLink): string => `${target} ${kind} ${fragment}`;
