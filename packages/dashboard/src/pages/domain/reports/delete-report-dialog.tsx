import type { Report } from '@linkvitals/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { reportsQuery } from '../../../api/report-queries.ts';
import { toast } from '../../../app/toasts.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { ConfirmDialog } from '../../settings/confirm-dialog.tsx';

/** Deletes a report, after a question. */
export function DeleteReportDialog({ report, onClose }: { readonly report: Report; readonly onClose: () => void }) {
  const { deleteDialog } = useTexts().reports;
  const queries = useQueryClient();
  const remove = async () => {
    await client.reports.delete(report.id);
    toast(deleteDialog.done);
    onClose();
    await queries.invalidateQueries({ queryKey: reportsQuery(report.domain_id).queryKey });
  };
  return <ConfirmDialog {...deleteDialog} action={remove} onClose={onClose} />;
}
