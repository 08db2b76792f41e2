import type { FindingRecord } from '@linkvitals/crawler';
import { isDecidedBySite, isTargetKind } from '../issue-kinds.ts';
import type { IssueRow, Unseen } from '../issue-row.ts';
import type { Fault } from './fault-store.ts';
import type { Sight } from './settle-issue.ts';
import { isFragment } from './settle-unreported.ts';
import { type SeenUrl, sightOfFragment, sightOfPage, sightOfTarget } from './sight.ts';

/** What was seen of one URL that was looked at by itself. */
export interface Look {
  /** When it was judged, epoch ms. */
  readonly at: number;
  /** False: the site could not be reached. */
  readonly isSiteThere: boolean;
  /** The URL; of one with a fragment, the page. Undefined: nothing was said about it. */
  readonly seen: SeenUrl | undefined;
  /** The page has no such part. */
  readonly isPartMissing: boolean;
  /** Scripts of the page may add any part. */
  readonly isMadeByScripts: boolean;
  readonly warnings: readonly string[];
  readonly findings: readonly FindingRecord['finding'][];
  readonly verdict: Pick<Fault, 'reason' | 'status_code' | 'detail' | 'evidence'>;
}

const unseen = (because: Unseen): Sight => ({ is: 'unseen', because });
const FAULTY: Sight = { is: 'faulty' };

/** Of one URL no more is known than what a crawl that completed knows of it; what it did not meet proves nothing. */
const ALONE = { completed: true, truncated: false, isWhole: false } as const;

type Subject = Pick<IssueRow, 'kind' | 'reason' | 'state' | 'fixed_because'>;

/**
 * What a look at one URL says of an issue, by the rules of crawls. Whether pages still hold a link, or what the pages of the
 * site have in common, only a crawl can say. Pure.
 */
export function sightOfLook(issue: Subject, look: Look): Sight {
  if (!look.isSiteThere) return unseen('site_unreachable');
  if (look.seen === undefined) return unseen('not_checked');
  const sight = isTargetKind(issue.kind) ? ofTarget(issue, look, look.seen) : ofPage(issue, look, look.seen);
  const isUnlinked = issue.state === 'fixed' && issue.fixed_because !== 'checked';
  return sight.is === 'faulty' && isUnlinked ? unseen('needs_crawl') : sight;
}

function ofTarget(issue: Subject, look: Look, seen: SeenUrl): Sight {
  if (isFragment(issue)) {
    if (look.isPartMissing) return FAULTY;
    const { isMadeByScripts } = look;
    return sightOfFragment({ ...ALONE, page: seen, isMadeByScripts, isStillLinked: true, holders: [] });
  }
  const isFaulty = issue.kind === 'broken_link' ? seen.verdict === 'broken' : look.warnings.includes(issue.kind);
  return isFaulty ? FAULTY : sightOfTarget(issue.kind, seen);
}

/** Findings that compare pages, and are decided by what one URL answers all the same. */
const OF_ONE_URL = 'url_forbidden';

function ofPage({ kind }: Subject, { findings }: Look, seen: SeenUrl): Sight {
  const bySite = isDecidedBySite(kind) && kind !== OF_ONE_URL;
  if (!bySite && findings.some(({ code }) => code === kind)) return FAULTY;
  const sight = sightOfPage(kind, seen, { ...ALONE, isDecidedBySite: bySite, areReferencesJudged: false });
  return bySite && sight.is === 'unseen' ? unseen('needs_crawl') : sight;
}
