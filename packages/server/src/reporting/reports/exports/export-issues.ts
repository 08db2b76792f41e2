import type { Context } from '../../../context.ts';
import { listIssues, type PlacedIssue } from '../../../findings/issues/index.ts';
import { everyPage } from '../../../platform/paging.ts';
import { getDomain } from '../../../sites/domains/index.ts';
import type { Composed } from '../formats/compose.ts';
import { type Columns, issueColumns } from '../formats/csv-sections.ts';
import { csvExport, EXPORTED_ROWS } from './csv-export.ts';

type Wanted = Parameters<typeof listIssues>[1];

const withDomain: Columns<PlacedIssue> = { domain: ({ hostname }) => hostname, ...issueColumns };

/**
 * Exports the issues of one domain or of all that fit a filter, as CSV.
 * @throws ServiceError `not_found`, `forbidden`
 */
export async function exportIssues(ctx: Context, wanted: Omit<Wanted, 'page'>): Promise<Composed> {
  const { domainId } = wanted;
  const domain = domainId === undefined ? undefined : await getDomain(ctx, domainId);
  return csvExport<PlacedIssue, PlacedIssue>({
    subject: domain?.hostname ?? 'all-domains',
    list: 'issues',
    at: ctx.clock.now(),
    columns: domain === undefined ? withDomain : issueColumns,
    found: everyPage(EXPORTED_ROWS, (page) => listIssues(ctx, { ...wanted, page })),
    present: (issue) => issue,
  });
}
