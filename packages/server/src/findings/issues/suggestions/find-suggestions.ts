import { setImmediate } from 'node:timers/promises';
import type { Executor } from '../../../platform/storage/index.ts';
import { SimilarPages } from './similar-pages.ts';
import { Spellings } from './spellings.ts';
import type { Suggestion } from './suggestion.ts';
import { listBrokenUrls, listGoodAmong, listGoodUrls } from './suggestion-store.ts';
import type { UrlPrints } from './url-prints.ts';

/** Broken links of a crawl that get suggestions at most. It bounds the memory, whatever the size of the site. */
const MAX_BROKEN = 10_000;

/**
 * Finds suggestions for the broken links of a crawl, by the hash of their URL. Call it before the transaction that ends the crawl. It reads
 * only URLs whose prints may fit; without prints, all that the crawl found.
 * @param prints prints of all URLs that the crawl found; undefined when an earlier run found some of them
 */
export async function findSuggestions(
  on: Executor,
  crawlId: string,
  prints: UrlPrints | undefined,
): Promise<ReadonlyMap<string, Suggestion>> {
  const broken = await listBrokenUrls(on, crawlId, MAX_BROKEN);
  if (broken.length === 0) return new Map();
  const spellings = new Spellings(broken);
  const similar = new SimilarPages(broken);
  const ids = prints?.fitting({ paths: spellings.prints, names: similar.prints });
  const chunks = ids === undefined ? listGoodUrls(on, crawlId) : listGoodAmong(on, crawlId, ids);
  for await (const goods of chunks) {
    for (const good of goods) {
      spellings.meet(good);
      similar.meet(good);
    }
    // SQLite answers at once, so without a pause no request of anybody would be answered until all chunks are read.
    await setImmediate();
  }
  const found = new Map<string, Suggestion>();
  for (const [index, { url_hash }] of broken.entries()) {
    const spelling = spellings.suggestion(index);
    const suggestion = spelling === undefined ? similar.suggestion(index) : spelling;
    if (suggestion != null) found.set(url_hash, suggestion);
  }
  return found;
}
