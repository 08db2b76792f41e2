import { toIso } from '../../../platform/time.ts';
import type { IssueFacts } from '../content/issue-facts.ts';
import type { ReportSource } from '../content/report-source.ts';
import { scoreChange } from '../content/score-change.ts';
import { issueColumns } from './csv-sections.ts';

/** Yields a member of the document that is an array, batch by batch. */
async function* member(name: string, batches: AsyncIterable<readonly unknown[]>): AsyncGenerator<string, undefined> {
  yield `,\n${JSON.stringify(name)}: [`;
  let separator = '\n';
  for await (const rows of batches) {
    if (rows.length === 0) continue;
    yield separator + rows.map((row) => JSON.stringify(row)).join(',\n');
    separator = ',\n';
  }
  yield ']';
  return undefined;
}

const cells = Object.entries(issueColumns);

/** Issues with the columns of the CSV. */
async function* issuesOf(source: ReportSource): AsyncGenerator<object[], undefined> {
  for await (const issues of source.issues()) {
    yield issues.map((issue) => Object.fromEntries(cells.map(([name, cell]) => [name, cell(issue)])));
  }
  return undefined;
}

/** Places of a link that the document has at most. */
const PLACES = 10;

/** One JSON document with everything, in the shapes of the API. */
export async function* jsonFile(source: ReportSource): AsyncGenerator<Buffer, undefined> {
  for await (const text of document(source)) yield Buffer.from(text);
  return undefined;
}

const countsOf = ({ isNewest: _, now: __, ...counts }: IssueFacts) => counts;

async function* document(source: ReportSource): AsyncGenerator<string, undefined> {
  const { reportId, domainId, hostname, createdAt, period, crawl, verdicts, findings, issues } = source.facts;
  const head = {
    report_id: reportId,
    domain_id: domainId,
    domain: hostname,
    created_at: toIso(createdAt),
    period: period === undefined ? null : { from: toIso(period.from), to: toIso(period.to) },
    crawl,
    score_change: scoreChange(source.facts),
    verdicts,
    finding_counts: findings,
    issue_counts: issues === undefined ? null : countsOf(issues),
  };
  yield JSON.stringify(head, null, 1).slice(0, -2);
  yield* member('crawls', source.crawls());
  yield* member('links', source.links(PLACES));
  yield* member('pages', source.pages());
  yield* member('findings', source.findings());
  yield* member('issues', issuesOf(source));
  yield '\n}\n';
  return undefined;
}
