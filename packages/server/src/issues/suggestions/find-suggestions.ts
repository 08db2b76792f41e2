import type { Executor } from '../../storage/index.ts';
import { SimilarPages } from './similar-pages.ts';
import { Spellings } from './spellings.ts';
import type { Suggestion } from './suggestion.ts';
import { listBrokenUrls, listGoodUrls } from './suggestion-store.ts';

/** Broken links of a crawl for which something is sought: its memory depends on this, and not on the size of the site. */
const MAX_BROKEN = 10_000;

/**
 * What the broken links of a crawl could lead to instead, by the hash of their URL. Reads what the crawl met once, whatever
 * the number of broken links; to be called before the transaction that ends the crawl.
 */
export async function findSuggestions(on: Executor, crawlId: string): Promise<ReadonlyMap<string, Suggestion>> {
  const broken = await listBrokenUrls(on, crawlId, MAX_BROKEN);
  if (broken.length === 0) return new Map();
  const spellings = new Spellings(broken);
  const similar = new SimilarPages(broken);
  for await (const goods of listGoodUrls(on, crawlId)) {
    for (const good of goods) {
      spellings.meet(good);
      similar.meet(good);
    }
  }
  const found = new Map<string, Suggestion>();
  for (const [index, { url_hash }] of broken.entries()) {
    const spelling = spellings.suggestion(index);
    const suggestion = spelling === undefined ? similar.suggestion(index) : spelling;
    if (suggestion != null) found.set(url_hash, suggestion);
  }
  return found;
}
