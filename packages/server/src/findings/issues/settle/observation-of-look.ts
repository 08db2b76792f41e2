import type { FindingRecord } from '@linkvitals/crawler';
import { isDecidedBySite, isTargetKind } from '../issue-kinds.ts';
import type { IssueRow, Unseen } from '../issue-row.ts';
import type { Fault } from './fault-store.ts';
import { observationOfFragment, observationOfPage, observationOfTarget, type SeenUrl } from './observation.ts';
import type { Observation } from './settle-issue.ts';
import { isFragment } from './settle-unreported.ts';

/** Result of a check of one URL without a crawl. */
export interface Look {
  /** Time of the verdict, epoch ms. */
  readonly at: number;
  /** False: the site could not be reached. */
  readonly isSiteThere: boolean;
  /** Facts about the URL without its fragment. Undefined: there is no verdict. */
  readonly seen: SeenUrl | undefined;
  /** True when the page lacks the fragment. */
  readonly isPartMissing: boolean;
  /** True when scripts of the page may add any fragment. */
  readonly isMadeByScripts: boolean;
  readonly warnings: readonly string[];
  readonly findings: readonly FindingRecord['finding'][];
  readonly verdict: Pick<Fault, 'reason' | 'status_code' | 'detail' | 'evidence'>;
}

const unseen = (because: Unseen): Observation => ({ result: 'unseen', because });
const FAULTY: Observation = { result: 'faulty' };

/** A look has the extent of a completed crawl that did not read the whole site: URLs that it did not see prove nothing. */
const ALONE = { completed: true, truncated: false, isWhole: false } as const;

type Subject = Pick<IssueRow, 'kind' | 'reason' | 'state' | 'fixed_because'>;

/**
 * Judges an issue by a look at one URL, by the rules of crawls. Only a crawl can see whether pages still have a link, or compare the pages
 * of the site. Pure.
 */
export function observationOfLook(issue: Subject, look: Look): Observation {
  if (!look.isSiteThere) return unseen('site_unreachable');
  if (look.seen === undefined) return unseen('not_checked');
  const observation = isTargetKind(issue.kind) ? ofTarget(issue, look, look.seen) : ofPage(issue, look, look.seen);
  const isUnlinked = issue.state === 'fixed' && issue.fixed_because !== 'checked';
  return observation.result === 'faulty' && isUnlinked ? unseen('needs_crawl') : observation;
}

function ofTarget(issue: Subject, look: Look, seen: SeenUrl): Observation {
  if (isFragment(issue)) {
    if (look.isPartMissing) return FAULTY;
    const { isMadeByScripts } = look;
    return observationOfFragment({ ...ALONE, page: seen, isMadeByScripts, isStillLinked: true, holders: [] });
  }
  const isFaulty = issue.kind === 'broken_link' ? seen.verdict === 'broken' : look.warnings.includes(issue.kind);
  return isFaulty ? FAULTY : observationOfTarget(issue.kind, seen);
}

/** A page check that counts as comparing pages, but is decided by the response of one URL. */
const OF_ONE_URL = 'url_forbidden';

function ofPage({ kind }: Subject, { findings }: Look, seen: SeenUrl): Observation {
  const bySite = isDecidedBySite(kind) && kind !== OF_ONE_URL;
  if (!bySite && findings.some(({ code }) => code === kind)) return FAULTY;
  const observation = observationOfPage(kind, seen, { ...ALONE, isDecidedBySite: bySite, areReferencesJudged: false });
  return bySite && observation.result === 'unseen' ? unseen('needs_crawl') : observation;
}
