import type { CrawlStats, ScoreInputs } from '@linkvitals/contract';
import { weightOfTarget } from '@linkvitals/contract/score-parts';

/** Number of targets that are equal in all properties on which the totals depend. */
export interface TargetGroup {
  readonly internal: boolean;
  readonly navigational: boolean;
  readonly verdict: string;
  /** True when its response was an HTML document. */
  readonly html: boolean;
  /** True when its content is not known: it was not requested, or there was no response. */
  readonly unknownContent: boolean;
  readonly redirected: boolean;
  readonly warned: boolean;
  /** True when every issue of it is ignored. */
  readonly ignored: boolean;
  /** True for a URL with a fragment that its page lacks. */
  readonly fragment: boolean;
  /** True for a response with status 4xx or 5xx. */
  readonly httpError: boolean;
  readonly count: number;
}

export interface LinkCounts {
  readonly pages: number;
  readonly internal: number;
  readonly external: number;
  /** Links to other schemes than http and https. */
  readonly other: number;
}

const isPageUrl = (group: TargetGroup): boolean =>
  group.internal && group.navigational && !group.redirected && !group.fragment;

/** Whether the score counts the target: it has a verdict of `ok` or `broken`, and is not ignored. */
const isJudged = ({ verdict, ignored }: TargetGroup): boolean => !ignored && (verdict === 'ok' || verdict === 'broken');

const weightOf = (group: TargetGroup): number => group.count * weightOfTarget(group.internal);

/** Computes the totals of a crawl: the statistics of the event, and the inputs of the score. */
export function tally(groups: readonly TargetGroup[], links: LinkCounts): { stats: CrawlStats; inputs: ScoreInputs } {
  const sum = (of: (group: TargetGroup) => boolean, size = (group: TargetGroup) => group.count): number =>
    groups.filter(of).reduce((total, group) => total + size(group), 0);
  const isBroken = (group: TargetGroup): boolean => group.verdict === 'broken';
  const isJudgedBroken = (group: TargetGroup): boolean => isJudged(group) && isBroken(group);
  const isObserved = (group: TargetGroup): boolean => isPageUrl(group) && group.html && isJudged(group);
  return {
    stats: {
      total_pages: sum((group) => isPageUrl(group) && !isBroken(group) && (group.html || group.unknownContent)),
      pages_crawled: links.pages,
      total_links: links.internal + links.external + links.other,
      broken_links: sum(isBroken),
      external_links: links.external,
      internal_links: links.internal,
      redirects: sum((group) => group.redirected),
      errors: sum((group) => group.httpError),
    },
    inputs: {
      pages_observed: sum(isObserved),
      pages_ok: sum((group) => isObserved(group) && group.verdict === 'ok'),
      link_weight: sum(isJudged, weightOf),
      link_weight_broken: sum(isJudgedBroken, weightOf),
      link_weight_warned: sum((group) => isJudged(group) && !isBroken(group) && group.warned, weightOf),
      internal_broken: sum((group) => isJudgedBroken(group) && group.internal),
    },
  };
}
