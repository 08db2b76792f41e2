import { FINDINGS } from '@linkvitals/crawler';
import type { Knex } from 'knex';
import type { Executor } from '../../../platform/storage/index.ts';
import { TARGET_KINDS } from '../../../reporting/texts/kind-texts.ts';
import { isDecidedByRendering, isDecidedBySite } from '../issue-kinds.ts';
import type { IssueRow } from '../issue-row.ts';
import type { EndedCrawl } from './ended-crawl.ts';
import { isAboutUrl } from './observation.ts';
import { inStretch, type Stretch } from './stretch-store.ts';

const TARGETS = Object.keys(TARGET_KINDS);
/** Page checks that look at one page alone: as it was sent or rendered, and only rendered. */
const PAGES = Object.keys(FINDINGS).filter((code) => !isDecidedBySite(code) && !isAboutUrl(code));
const RENDERED = PAGES.filter(isDecidedByRendering);
const PLAIN = PAGES.filter((code) => !isDecidedByRendering(code));

/** The page was rendered, or was not to be. */
const NOT_FAILED = "coalesce(p.rendered, 'no') in ('yes', 'no')";

type CheckedIssue = Pick<IssueRow, 'id' | 'kind'>;

/** Condition in SQL for the cases in which `observationOfTarget` and `observationOfPage` return `sound` because of a check. */
function isSound(where: Knex.QueryBuilder): void {
  const isChecked = (target: Knex.QueryBuilder): void => {
    target.where('n.internal', 1).orWhere('n.requested', 1);
  };
  where
    .where((target) => target.whereIn('i.kind', TARGETS).where('n.verdict', 'ok').where(isChecked))
    .orWhere((page) => page.whereIn('i.kind', PLAIN).whereNotNull('p.target_id').whereRaw(NOT_FAILED))
    .orWhere((page) => page.whereIn('i.kind', RENDERED).where('p.rendered', 'yes'));
}

/**
 * Lists those open issues of a stretch that a crawl did not report and saw to be sound. Nearly all fixed issues are among them. Issues that
 * are ignored or were rechecked are left to `settleUnreported`.
 */
export async function listChecked(
  on: Executor,
  { id, domain_id: domainId }: Pick<EndedCrawl, 'id' | 'domain_id'>,
  stretch: Stretch,
): Promise<CheckedIssue[]> {
  return inStretch(on, { domainId, state: 'open' }, stretch)
    .join('crawl_targets as n', (join) => join.on('n.url_hash', 'i.url_hash').andOnVal('n.crawl_id', id))
    .leftJoin('crawl_pages as p', (join) =>
      join.on('p.crawl_id', 'n.crawl_id').andOn('p.target_id', 'n.id').andOnBetween('p.status_code', [200, 299]),
    )
    .whereNot({ 'i.settled_crawl_id': id })
    .whereNull('i.ignored_at')
    .whereNull('i.rechecked_at')
    .where(isSound)
    .select('i.id', 'i.kind');
}
