import type { Domain, DomainSort, RecentCrawl } from '@linkvitals/contract/types';
import { SortHeader } from '../../parts/tables/sort-header.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { DomainRow } from './domain-row.tsx';

interface DomainTableProps {
  readonly rows: readonly Domain[];
  /** The last crawls by the id of the domain, oldest first. */
  readonly recent: ReadonlyMap<string, readonly RecentCrawl[]>;
  readonly sort: DomainSort | undefined;
  readonly onSort: (sort: string) => void;
}

/** The table of domains. On a phone, each row becomes a block. */
export function DomainTable({ rows, recent, sort, onSort }: DomainTableProps) {
  const { columns, title } = useTexts().domains;
  const head = { sort, onSort };
  return (
    <div class="card table-card">
      <table class="stacked domains" aria-label={title}>
        <thead>
          <tr>
            <SortHeader label={columns.domain} column="hostname" {...head} />
            <SortHeader label={columns.health} column="health_score" {...head} />
            <th scope="col" class="num">
              {columns.issues}
            </th>
            <SortHeader label={columns.lastCrawl} column="last_crawl" {...head} />
            <SortHeader label={columns.nextCrawl} column="next_crawl" {...head} />
            <th scope="col">
              <span class="unseen">{columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((domain) => (
            <DomainRow key={domain.id} domain={domain} crawls={recent.get(domain.id) ?? []} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
