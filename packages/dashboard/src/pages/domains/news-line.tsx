import { hostText } from '@linkvitals/contract/readable/host';
import type { Domain } from '@linkvitals/contract/types';
import { Link } from '@tanstack/react-router';
import { pagePaths } from '../../page-paths.ts';
import { useTexts } from '../../texts/texts.tsx';
import { newsOf } from './news.ts';
import { RecentErrorsLink } from './recent-errors-link.tsx';

interface NewsLineProps {
  /** The domains in the list. */
  readonly rows: readonly Domain[];
  /** Whether the list has all domains. */
  readonly isWhole: boolean;
}

/** The errors of the last 24 hours: the domains that have them, and their numbers. There are some. */
export function NewsLine({ rows, isWhole }: NewsLineProps) {
  const { news } = useTexts().domains;
  const { named, total } = newsOf(rows);
  const all = (
    <Link to={pagePaths.allIssues} search={{ view: 'single' }}>
      {news.all}
    </Link>
  );
  return (
    <p class="news">
      <b>{isWhole ? news.title(total) : news.listed(total)}</b>
      {named.map(({ domain, count }) => (
        <span key={domain.id}>
          {hostText(domain.hostname)}{' '}
          <RecentErrorsLink domain={domain} label={news.countAt(count, hostText(domain.hostname))}>
            {news.count(count)}
          </RecentErrorsLink>
        </span>
      ))}
      {(total > named.length || !isWhole) && all}
    </p>
  );
}
