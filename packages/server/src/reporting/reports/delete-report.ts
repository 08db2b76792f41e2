import type { Context } from '../../context.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import { transaction } from '../../platform/storage/index.ts';
import { auditedValues } from './audited-values.ts';
import { deleteReports } from './files/removal-store.ts';
import { getReport } from './get-report.ts';

/** Deletes a report with its file. @throws ServiceError `not_found`, `forbidden` */
export async function deleteReport(ctx: Context, { reportId }: { readonly reportId: string }): Promise<void> {
  const report = await getReport(ctx, { reportId });
  const { id, hostname, domain_id: domainId } = report;
  await transaction(ctx.db, async (trx) => {
    if ((await deleteReports(trx, [id], ctx.clock.now())) === 0) return;
    const subject = { id, name: hostname };
    await recordAudit(ctx, trx, { action: 'report.deleted', domainId, subject, before: auditedValues(report) });
  });
}
