import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { crawlQuery } from '../../../api/crawl-queries.ts';
import { pagePaths } from '../../../page-paths.ts';
import { DateTime } from '../../../parts/labels/date-time.tsx';
import { useTexts } from '../../../texts/texts.tsx';

/** A link to a crawl, with the time when it began. */
export function CrawlName({ id }: { readonly id: string }) {
  const { audit } = useTexts();
  const { data: crawl, isError } = useQuery({ ...crawlQuery(id), staleTime: Number.POSITIVE_INFINITY });
  if (crawl === undefined) return <>{isError ? audit.someCrawl : '…'}</>;
  return (
    <Link to={pagePaths.crawl} params={{ domainId: crawl.domain_id, crawlId: id }}>
      <DateTime at={crawl.started_at ?? crawl.queued_at} text={audit.crawlOf} />
    </Link>
  );
}
