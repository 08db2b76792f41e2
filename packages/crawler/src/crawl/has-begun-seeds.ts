import type { Frontier } from '../targets/frontier.ts';
import type { Scope } from '../url/scope.ts';

/**
 * An earlier run had reached the sitemaps: a seed has their depth, no page or redirect explains that target, and all pages found before it
 * have their verdict, so that none of them can explain it later.
 *
 * @param linked targets that pages or redirects explain
 */
export function hasBegunSeeds(
  seeds: readonly string[],
  linked: ReadonlySet<number>,
  { frontier, scope }: { frontier: Frontier; scope: Scope },
): boolean {
  let first = Number.POSITIVE_INFINITY;
  for (const url of seeds) {
    const id = frontier.find(url);
    if (id !== undefined && frontier.depth(id) === 1 && !linked.has(id)) first = Math.min(first, id);
  }
  if (first === Number.POSITIVE_INFINITY) return false;
  for (let id = 1; id < first; id++) {
    if (frontier.verdict(id) === undefined && scope.isInternal(frontier.url(id))) return false;
  }
  return true;
}
