import { repeatedNumbers } from './repeated-numbers.ts';

/** A page that shares something with other pages: how many, and one of them as an example. */
export interface Shared {
  readonly page: number;
  readonly others: number;
  /** The first of the other pages by URL, so that it does not depend on the order of the crawl. */
  readonly example: string;
}

/** Pages with the same `hashOf` as another one; 0 = nothing to compare. Most hashes are unique, so groups are made of the others only. */
export function findDuplicates(
  pages: readonly number[],
  { hashOf, urlOf }: { hashOf: (page: number) => number; urlOf: (page: number) => string },
): Shared[] {
  const repeated = repeatedNumbers(Float64Array.from(pages, hashOf));
  repeated.delete(0);
  if (repeated.size === 0) return [];
  const groups = new Map<number, number[]>();
  for (const page of pages) {
    const hash = hashOf(page);
    if (!repeated.has(hash)) continue;
    const group = groups.get(hash);
    if (group === undefined) groups.set(hash, [page]);
    else group.push(page);
  }
  const found: Shared[] = [];
  for (const group of groups.values()) {
    const { first, second } = firstTwo(group.map(urlOf));
    for (const page of group) {
      found.push({ page, others: group.length - 1, example: urlOf(page) === first ? second : first });
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
