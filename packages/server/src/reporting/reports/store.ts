import type { ReportFormat } from '@linkvitals/contract';
import type { PageRequest } from '../../platform/paging.ts';
import { type Executor, newestFirst } from '../../platform/storage/index.ts';
import { domainNotDeleted } from '../../sites/domains/index.ts';
import type { NamedReport, ReportRow } from './report-row.ts';

/* Reports as people see them. What the job does with them is in queue/queue-store.ts. */

export async function insertReport(trx: Executor, row: ReportRow): Promise<void> {
  const { lease_owner: _, ...columns } = row;
  await trx('reports').insert(columns);
}

const named = (on: Executor) => on('reports').where(domainNotDeleted('reports.domain_id'));

const hostname = (on: Executor) =>
  on.raw('? as ??', [on('domains').where('domains.id', on.ref('reports.domain_id')).select('hostname'), 'hostname']);

export async function findReport(on: Executor, accountId: string, id: string): Promise<NamedReport | undefined> {
  return named(on).where({ id, account_id: accountId }).first('reports.*', hostname(on));
}

interface ListReports extends PageRequest {
  readonly accountId: string;
  readonly domainId: string;
  readonly format: ReportFormat | undefined;
}

/** Reports of a domain, newest first, one more than the limit. */
export async function listReportRows(on: Executor, input: ListReports): Promise<NamedReport[]> {
  const { accountId, domainId, format } = input;
  const query = on('reports').where({ account_id: accountId, domain_id: domainId });
  if (format !== undefined) query.where({ format });
  return newestFirst(query, input).select('reports.*', hostname(on));
}

/** Reports that a domain may have at most. */
export const MAX_OF_DOMAIN = 1_000;

export async function countReportsOfDomain(on: Executor, domainId: string): Promise<number> {
  const [row] = await on('reports').where({ domain_id: domainId }).count({ count: '*' });
  return Number(row?.count ?? 0);
}

/** Bytes of the files of all reports of an account. */
export async function countReportBytes(on: Executor, accountId: string): Promise<number> {
  const [row] = await on('reports').where({ account_id: accountId, state: 'completed' }).sum({ bytes: 'bytes' });
  return Number(row?.bytes ?? 0);
}

export async function countWaitingReports(on: Executor, accountId: string): Promise<number> {
  const [row] = await on('reports').where({ account_id: accountId, state: 'pending' }).count({ count: '*' });
  return Number(row?.count ?? 0);
}

interface OfSummary {
  readonly accountId: string;
  readonly summaryId: string;
  readonly domainIds: readonly string[];
}

/** Completed reports of a summary that are about some of these domains. */
export async function listSummaryReports(on: Executor, of: OfSummary): Promise<ReportRow[]> {
  return named(on)
    .where({ summary_id: of.summaryId, account_id: of.accountId, state: 'completed' })
    .whereIn('domain_id', [...of.domainIds])
    .select('reports.*');
}

/** Hostname of a domain, whether it is deleted or not. */
export async function findHostname(on: Executor, domainId: string): Promise<string | undefined> {
  return (await on('domains').where({ id: domainId }).first('hostname'))?.hostname;
}
