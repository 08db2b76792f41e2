import type { Executor } from '../../../platform/storage/index.ts';
import { TARGET_KINDS } from '../../../reporting/texts/kind-texts.ts';
import { inStretch, type Stretch } from './stretch-store.ts';

/**
 * Lists targets of a crawl with faults all of whose issues are ignored, by the hash of the URL, as far as a stretch of ignored issues has
 * them. Call it after all issues of the crawl are settled.
 */
export async function listIgnoredTargets(
  on: Executor,
  { id, domain_id }: { readonly id: string; readonly domain_id: string },
  stretch: Stretch,
): Promise<string[]> {
  const kinds = Object.keys(TARGET_KINDS);
  const open = on('issues as other')
    .where({ domain_id, last_seen_crawl_id: id, state: 'open' })
    .whereIn('kind', kinds)
    .where('other.url_hash', on.ref('i.url_hash'));
  return inStretch(on, { domainId: domain_id, state: 'ignored' }, stretch)
    .where({ 'i.last_seen_crawl_id': id })
    .whereIn('i.kind', kinds)
    .whereNotExists(open.select('id'))
    .pluck('i.url_hash');
}
