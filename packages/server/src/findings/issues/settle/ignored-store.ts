import { type Executor, readInChunks } from '../../../platform/storage/index.ts';
import { TARGET_KINDS } from '../../../reporting/texts/kind-texts.ts';
import { type IssueRow, placeOf } from '../issue-row.ts';

/** Hashes that are read together. */
const CHUNK = 400;

type Ignored = Pick<IssueRow, 'id' | 'opened_at' | 'url_hash'>;

/**
 * Yields targets of a crawl with faults all of whose issues are ignored, by the hash of the URL, chunk by chunk. Call it after its issues
 * are settled.
 */
export async function* listIgnoredTargets(
  on: Executor,
  { id, domain_id }: { readonly id: string; readonly domain_id: string },
): AsyncGenerator<readonly string[]> {
  const kinds = Object.keys(TARGET_KINDS);
  const seen = { domain_id, last_seen_crawl_id: id };
  const query = () =>
    on('issues')
      .where({ ...seen, state: 'ignored' })
      .whereIn('kind', kinds)
      .whereNotExists(
        on('issues as other')
          .where({ ...seen, state: 'open' })
          .whereIn('kind', kinds)
          .where('other.url_hash', on.ref('issues.url_hash'))
          .select('id'),
      )
      .select('id', 'opened_at', 'url_hash');
  const chunks = { key: ['opened_at', 'id'], size: CHUNK, keyOf: placeOf } as const;
  for await (const rows of readInChunks<Ignored>(query, chunks)) yield rows.map(({ url_hash }) => url_hash);
}
