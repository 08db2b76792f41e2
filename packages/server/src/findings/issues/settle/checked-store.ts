import { FINDINGS } from '@linkvitals/crawler';
import type { Knex } from 'knex';
import { type Executor, readInChunks, throughIndex } from '../../../platform/storage/index.ts';
import { TARGET_KINDS } from '../../../reporting/texts/kind-texts.ts';
import { isDecidedBySite } from '../issue-kinds.ts';
import { type IssueRow, placeOf } from '../issue-row.ts';
import type { EndedCrawl } from './ended-crawl.ts';
import { isAboutUrl } from './observation.ts';

/** Issues that are settled together. */
const CHUNK = 1_000;

const TARGETS = Object.keys(TARGET_KINDS);
/** Page checks that look at one page alone. */
const PAGES = Object.keys(FINDINGS).filter((code) => !isDecidedBySite(code) && !isAboutUrl(code));

type CheckedIssue = Pick<IssueRow, 'id' | 'kind' | 'opened_at'>;

/** Condition in SQL for the cases in which `observationOfTarget` and `observationOfPage` return `sound` because of a check. */
function isSound(where: Knex.QueryBuilder): void {
  const isChecked = (target: Knex.QueryBuilder): void => {
    target.where('n.internal', 1).orWhere('n.requested', 1);
  };
  where
    .where((target) => target.whereIn('i.kind', TARGETS).where('n.verdict', 'ok').where(isChecked))
    .orWhere((page) => page.whereIn('i.kind', PAGES).whereNotNull('p.target_id'));
}

/**
 * Lists open issues of a domain that a crawl did not report and saw to be sound, chunk by chunk. Nearly all fixed issues are among them.
 * Issues that are ignored or were rechecked are left to `settleUnreported`.
 */
export async function* listChecked(
  on: Executor,
  { id, domain_id }: Pick<EndedCrawl, 'id' | 'domain_id'>,
): AsyncGenerator<CheckedIssue[]> {
  const query = () =>
    on
      .from(throughIndex(on, { table: 'issues', as: 'i', index: 'issues__newest', onSqlite: true }))
      .join('crawl_targets as n', (join) => join.on('n.url_hash', 'i.url_hash').andOnVal('n.crawl_id', id))
      .leftJoin('crawl_pages as p', (join) =>
        join.on('p.crawl_id', 'n.crawl_id').andOn('p.target_id', 'n.id').andOnBetween('p.status_code', [200, 299]),
      )
      .where({ 'i.domain_id': domain_id, 'i.state': 'open' })
      .whereNot({ 'i.settled_crawl_id': id })
      .whereNull('i.ignored_at')
      .whereNull('i.rechecked_at')
      .where(isSound)
      .select('i.id', 'i.kind', 'i.opened_at');
  yield* readInChunks<CheckedIssue>(query, { key: ['i.opened_at', 'i.id'], size: CHUNK, keyOf: placeOf });
}
