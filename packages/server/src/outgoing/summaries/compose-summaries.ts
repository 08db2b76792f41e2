import type { LastFigures, PeriodSums } from '../../findings/trends/index.ts';
import type { DomainToSum } from '../../sites/domains/index.ts';
import { isQuiet, type NotificationContent, type SummarisedDomain } from '../notifications/index.ts';
import type { SummaryPeriod } from './summary-period.ts';

/** Figures of the domains in a period, and before and after it */
export interface PeriodFacts {
  readonly sums: ReadonlyMap<string, PeriodSums>;
  readonly before: ReadonlyMap<string, LastFigures>;
  readonly after: ReadonlyMap<string, LastFigures>;
}

/** One mail that each of these recipients gets */
export interface Summary {
  /** Null: the recipients of the account. */
  readonly recipients: readonly string[] | null;
  readonly content: Extract<NotificationContent, { kind: 'summary' }>;
  readonly hasNews: boolean;
}

/** Maximum number of listed domains. The worst come first, so that the least important are left out. */
const MAX_LISTED = 50;

/** Composes one summary for all domains with the same recipients. Domains that were never crawled are left out. */
export function composeSummaries(
  { frequency, from, to }: SummaryPeriod,
  domains: readonly DomainToSum[],
  facts: PeriodFacts,
): readonly Summary[] {
  const groups = Map.groupBy(
    domains.filter((domain) => domain.frequency === frequency && isKnown(domain, facts)),
    ({ recipients }) => JSON.stringify(recipients && [...recipients].sort()),
  );
  return [...groups.values()].map((group) => {
    const all = group.map((domain) => summarise(domain, facts)).sort(worstFirst);
    return {
      recipients: group[0]?.recipients ?? null,
      content: {
        kind: 'summary',
        frequency,
        from,
        to,
        domains: all.slice(0, MAX_LISTED),
        more: all.slice(MAX_LISTED).length,
      },
      hasNews: !all.every(isQuiet),
    };
  });
}

const isKnown = ({ id }: DomainToSum, { sums, after }: PeriodFacts): boolean => sums.has(id) || after.has(id);

function summarise({ id, hostname }: DomainToSum, { sums, before, after }: PeriodFacts): SummarisedDomain {
  const sum = sums.get(id);
  return {
    domain_id: id,
    hostname,
    score: after.get(id)?.score ?? null,
    score_before: before.get(id)?.score ?? null,
    broken: after.get(id)?.broken_links ?? null,
    new_issues: sum?.new_issues ?? null,
    fixed_issues: sum?.fixed_issues ?? null,
    crawls: sum?.crawls ?? 0,
    failed_crawls: sum?.failed ?? 0,
  };
}

const worstFirst = (one: SummarisedDomain, other: SummarisedDomain): number =>
  (other.new_issues ?? 0) - (one.new_issues ?? 0) ||
  other.failed_crawls - one.failed_crawls ||
  (one.score ?? 101) - (other.score ?? 101) ||
  (one.hostname < other.hostname ? -1 : 1);
