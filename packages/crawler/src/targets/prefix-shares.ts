import { originOf } from '../url/origin-of.ts';

/** Share of the page budget that pages under one deep prefix may take before all others are served. */
const LARGEST_SHARE = 0.25;
const MAX_PREFIXES = 10_000;

/**
 * Counts pages by the first two segments of longer paths (`/shop/shoes/…`), and by the path of URLs with a query (`/topic?…`). Calendars
 * and filters make any number of such pages. Pages beyond the share of their prefix wait until no other page does: so they cannot use up
 * the budget of the site, and a large section that is real is still read when there is room.
 */
export class PrefixShares {
  readonly #max: number;
  readonly #counts = new Map<string, number>();

  constructor(maxPages: number) {
    this.#max = Math.max(1, Math.floor(maxPages * LARGEST_SHARE));
  }

  /** Counts one more page; true when its prefix has used up its share. */
  countPage(url: string): boolean {
    const prefix = deepPrefix(url);
    if (prefix === undefined) return false;
    const count = (this.#counts.get(prefix) ?? 0) + 1;
    if (count > 1 || this.#counts.size < MAX_PREFIXES) this.#counts.set(prefix, count);
    return count > this.#max;
  }
}

function deepPrefix(url: string): string | undefined {
  const path = originOf(url).length;
  const first = url.indexOf('/', path + 1);
  const second = first === -1 ? -1 : url.indexOf('/', first + 1);
  const query = url.indexOf('?');
  if (second !== -1 && (query === -1 || second < query)) return url.slice(0, second);
  return query === -1 ? undefined : url.slice(0, query + 1);
}
