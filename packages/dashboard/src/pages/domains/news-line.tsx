import type { Domain } from '@linkvitals/contract/types';
import { Link } from '@tanstack/react-router';
import { hostText } from '../../parts/labels/host/readable-host.ts';
import { useTexts } from '../../texts/texts.tsx';
import type { DomainsSearch } from './domains-search.ts';
import { NewBrokenLink } from './new-broken-link.tsx';
import { newsOf } from './news.ts';

interface NewsLineProps {
  /** Those that are listed. */
  readonly rows: readonly Domain[];
  /** Others are not listed yet. */
  readonly hasMore: boolean;
  readonly search: DomainsSearch;
}

/** What broke since the crawls before: in which domains, and how much. */
export function NewsLine({ rows, hasMore, search }: NewsLineProps) {
  const { news } = useTexts().domains;
  const { named, total } = newsOf(rows);
  const others = total - named.length;
  const isFirst = search.sort === '-new_broken_links';
  // Where not all are listed, those with news come first in their order.
  const isKnown = !hasMore || isFirst;
  if (total === 0 && isKnown) {
    return (
      <p class="muted">
        {news.none} <Link to="/issues">{news.lately}</Link>
      </p>
    );
  }
  return (
    <p class="news">
      {total > 0 && <b>{hasMore ? news.listed(total) : news.title(total)}</b>}
      {named.map(({ domain, count }) => (
        <span key={domain.id}>
          {hostText(domain.hostname)}{' '}
          <NewBrokenLink domain={domain} label={news.brokenAt(count, hostText(domain.hostname))}>
            {news.count(count)}
          </NewBrokenLink>
        </span>
      ))}
      {!isFirst && (others > 0 || hasMore) && (
        <Link to="/" search={{ ...search, sort: '-new_broken_links' }}>
          {news.first}
        </Link>
      )}
    </p>
  );
}
