import type { Domain } from '@linkvitals/contract/types';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { firstFixesQuery } from '../../../api/fix-queries.ts';
import { pagePaths } from '../../../page-paths.ts';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { SkeletonRows } from '../../../parts/page/skeleton.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { FixList } from '../fixes/fix-list.tsx';

const FIRST = 5;

/** The fixes to make first. */
export function FirstFixes({ domain }: { readonly domain: Domain }) {
  const { fixes: texts, domain: ofDomain } = useTexts();
  const { data, error } = useQuery(firstFixesQuery(domain.id, FIRST));
  if (data === undefined) return error ? <ErrorNote error={error} /> : <SkeletonRows rows={FIRST} />;
  const counts = domain.metrics.issue_counts;
  // Crawls of earlier versions of the server ranked nothing.
  const isUnranked = data.data.length === 0 && counts !== null && counts.error + counts.warning + counts.notice > 0;
  return (
    <section class="stack tight" aria-label={texts.first}>
      <div class="row end">
        <h2>{texts.first}</h2>
        <Link to={pagePaths.issues} params={{ domainId: domain.id }}>
          {isUnranked ? texts.toIssues : texts.all}
        </Link>
      </div>
      {data.data.length === 0 ? (
        <p class="card pad muted">
          {isUnranked ? texts.notRanked(counts.error + counts.warning + counts.notice) : ofDomain.noIssues}
        </p>
      ) : (
        <FixList fixes={data.data} hostname={domain.hostname} />
      )}
    </section>
  );
}
