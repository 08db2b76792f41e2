import type { Executor } from '../../../platform/storage/index.ts';
import { isTargetKind } from '../issue-kinds.ts';
import type { ShownIssue } from '../issue-store.ts';

/** Place of a link on a page. */
export interface FirstPlace {
  readonly page_url: string;
  readonly line: number;
  readonly text: string;
}

interface Row {
  readonly crawl_id: string;
  readonly url_hash: string;
  readonly page_url: string;
  readonly seq: number;
  readonly line: number | null;
  readonly text: string | null;
}

type Wanted = Pick<ShownIssue, 'id' | 'kind' | 'state' | 'url_hash' | 'last_seen_crawl_id'>;

/** Whether the issue is about a link on pages. Fixed links are on no page any more, and the URL of a page check is the page itself. */
const hasPlace = ({ kind, state }: Wanted): boolean => isTargetKind(kind) && state !== 'fixed';

const keyOf = (crawlId: string, urlHash: string): string => `${crawlId} ${urlHash}`;

/**
 * Finds the first page with each link, as of the crawl that saw the issue last. The result is by issue id; all are read by one statement.
 */
export async function findFirstPlaces(
  on: Executor,
  issues: readonly Wanted[],
): Promise<ReadonlyMap<string, FirstPlace>> {
  const wanted = issues.filter(hasPlace);
  if (wanted.length === 0) return new Map();
  // The issues of one page of a list come from few crawls: each hash is looked up in each of these crawls.
  const rows: Row[] = await on('crawl_targets as t')
    .join('crawl_links as l', (join) => join.on('l.crawl_id', 't.crawl_id').andOn('l.target_id', 't.id'))
    .join('crawl_targets as p', (join) => join.on('p.crawl_id', 'l.crawl_id').andOn('p.id', 'l.page_id'))
    .whereIn('t.crawl_id', [...new Set(wanted.map((issue) => issue.last_seen_crawl_id))])
    .whereIn('t.url_hash', [...new Set(wanted.map((issue) => issue.url_hash))])
    .where(
      'l.page_id',
      on('crawl_links as f')
        .where('f.crawl_id', on.ref('t.crawl_id'))
        .where('f.target_id', on.ref('t.id'))
        .min('f.page_id'),
    )
    .select('t.crawl_id', 't.url_hash', 'p.url as page_url', 'l.seq', 'l.line', 'l.text');
  const first = new Map<string, Row>();
  for (const row of rows) {
    const key = keyOf(row.crawl_id, row.url_hash);
    const known = first.get(key);
    if (known === undefined || row.seq < known.seq) first.set(key, row);
  }
  return new Map(
    wanted.flatMap((issue) => {
      const row = first.get(keyOf(issue.last_seen_crawl_id, issue.url_hash));
      return row === undefined
        ? []
        : [[issue.id, { page_url: row.page_url, line: row.line ?? 0, text: row.text ?? '' }] as const];
    }),
  );
}
