import type {
  AccountTrendMark,
  AccountTrendPoint,
  AccountTrends,
  DomainTrends,
  TrendMark,
  TrendPoint,
} from '@linkvitals/sdk';
import type { Column } from './columns.ts';

/** A row for a point or a mark. It has the members of one of them only. */
type Row<Point, Mark> = Partial<Omit<Point & Mark, 'state'>> & { readonly state: string };
type DomainRow = Row<TrendPoint, TrendMark>;
type AccountRow = Row<AccountTrendPoint, AccountTrendMark>;

const figures = [
  ['CRAWLS', 'crawls'],
  ['SCORE', 'health_score'],
  ['BROKEN', 'broken_links'],
  ['NEW', 'new_issues'],
  ['FIXED', 'fixed_issues'],
  ['PAGES READ', 'pages_crawled'],
  ['LOAD MS', 'response_time_ms'],
  ['P95 MS', 'response_time_p95_ms'],
  ['SECONDS', 'duration_seconds'],
] as const;

/** Columns of a table of the crawls or days of a domain. */
export const ofDomain: readonly Column<DomainRow>[] = [
  ['ENDED', 'at'],
  ['STATE', 'state'],
  ...figures,
  ['ERROR', 'error_code'],
];

/** Columns of a table of the days of all domains. */
export const ofAccount: readonly Column<AccountRow>[] = [
  ['DATE', 'date'],
  ['STATE', 'state'],
  ['DOMAINS', 'domains'],
  ['CRAWLED', 'domains_crawled'],
  ...figures,
];

const byTime = (a: string | undefined, b: string | undefined): number => ((a ?? '') < (b ?? '') ? -1 : 1);

/** Rows for points and marks together, the oldest first. */
export async function* rowsOfDomain({ points, marks }: DomainTrends): AsyncGenerator<DomainRow> {
  const rows: DomainRow[] = [...points.map((point) => ({ ...point, state: 'completed' })), ...marks];
  yield* rows.sort((a, b) => byTime(a.at, b.at));
}

/** The same for days of all domains. */
export async function* rowsOfAccount({ points, marks }: AccountTrends): AsyncGenerator<AccountRow> {
  const rows: AccountRow[] = [...points.map((point) => ({ ...point, state: 'completed' })), ...marks];
  yield* rows.sort((a, b) => byTime(a.date, b.date));
}
