import type { ReportFormat } from '@linkvitals/contract';
import type { Context } from '../../context.ts';
import { type PageOf, type PageRequest, toPage } from '../../platform/paging.ts';
import { getDomain } from '../../sites/domains/index.ts';
import type { NamedReport } from './report-row.ts';
import { listReportRows } from './store.ts';

interface Input {
  readonly domainId: string;
  readonly format: ReportFormat | undefined;
  readonly page: PageRequest;
}

/** Reports of a domain, newest first. */
export async function listReports(ctx: Context, { domainId, format, page }: Input): Promise<PageOf<NamedReport>> {
  const { id } = await getDomain(ctx, domainId);
  const rows = await listReportRows(ctx.db.knex, { accountId: ctx.account.id, domainId: id, format, ...page });
  return toPage(rows, page.limit, (row) => ({ at: row.created_at, id: row.id }));
}
