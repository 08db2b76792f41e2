import '../../../parts/page/segments.css';
import type { VerdictCounts, VerdictFilter } from '@linkvitals/contract/types';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { linkCountsQuery } from '../../../api/result-queries.ts';
import { useScrolledBar } from '../../../parts/page/use-scrolled-bar.ts';
import { useFormat, useTexts } from '../../../texts/texts.tsx';
import type { ResultsCrawl } from './results-crawl.ts';
import { isNarrowed, type LinksSearch, verdicts } from './results-search.ts';

export const countOf = (counts: VerdictCounts, verdict: VerdictFilter): number =>
  verdict === 'any'
    ? counts.broken + counts.suspect + counts.unverifiable + counts.not_checked + counts.ok
    : counts[verdict];

interface VerdictBarProps {
  readonly crawl: ResultsCrawl;
  readonly search: LinksSearch;
}

/** The tabs of the verdicts, broken first, each with its number of links in the whole crawl. Numbers are hidden while filters are set. */
export function VerdictBar({ crawl, search }: VerdictBarProps) {
  const { results } = useTexts();
  const format = useFormat();
  const { data: counts } = useQuery(linkCountsQuery(crawl));
  const bar = useScrolledBar();
  const chosen = search.verdict ?? 'broken';
  return (
    <nav class="segments" aria-label={results.links.verdict} {...bar}>
      {verdicts.map((verdict) => (
        <Link
          key={verdict}
          to="."
          search={{ ...search, verdict: verdict === 'broken' ? undefined : verdict }}
          replace
          resetScroll={false}
          aria-current={verdict === chosen ? 'true' : undefined}
          activeProps={{}}
          activeOptions={{ explicitUndefined: true }}
        >
          {verdict === 'any' ? results.links.anyVerdict : results.verdicts[verdict]}
          {counts && !isNarrowed(search) && <b>{format.number(countOf(counts, verdict))}</b>}
        </Link>
      ))}
    </nav>
  );
}
