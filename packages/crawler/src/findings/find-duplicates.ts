import type { PageFacts } from '../types.ts';

/** Pages that share something: how many, and one of the others to look at. */
export interface Shared {
  readonly page: number;
  readonly others: number;
  /** The first of the other pages by URL, so that it does not depend on the order of the crawl. */
  readonly example: string;
}

interface Candidate {
  readonly id: number;
  readonly url: string;
  readonly facts: PageFacts;
}

/** Pages for which `hashOf` gives the same as for another one; 0 = nothing to compare. */
export function findDuplicates(pages: readonly Candidate[], hashOf: (facts: PageFacts) => number): Shared[] {
  const groups = Map.groupBy(pages, ({ facts }) => hashOf(facts));
  groups.delete(0);
  const found: Shared[] = [];
  for (const group of groups.values()) {
    if (group.length === 1) continue;
    const { first, second } = firstTwo(group.map(({ url }) => url));
    for (const { id, url } of group) {
      found.push({ page: id, others: group.length - 1, example: url === first ? second : first });
    }
  }
  return found;
}

function firstTwo(urls: readonly string[]): { first: string; second: string } {
  let [first, second] = ['', ''];
  for (const url of urls) {
    if (first === '' || url < first) [first, second] = [url, first];
    else if (second === '' || url < second) second = url;
  }
  return { first, second };
}
