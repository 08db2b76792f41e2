import type { Report } from '@linkvitals/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { reportsQuery } from '../../../api/report-queries.ts';
import { toast } from '../../../app/toasts.tsx';
import { useFormat, useTexts } from '../../../texts/texts.tsx';
import { ConfirmDialog } from '../../settings/confirm-dialog.tsx';

interface DeleteReportDialogProps {
  readonly report: Report;
  /** Its name in the list. */
  readonly name: string;
  readonly onClose: () => void;
}

/** The dialog that deletes a report when the person confirms it. */
export function DeleteReportDialog({ report, name, onClose }: DeleteReportDialogProps) {
  const { deleteDialog } = useTexts().reports;
  const made = useFormat().dateTime(new Date(report.finished_at ?? report.created_at));
  const queries = useQueryClient();
  const remove = async () => {
    await client.reports.delete(report.id);
    toast(deleteDialog.done);
    onClose();
    await queries.invalidateQueries({ queryKey: reportsQuery(report.domain_id).queryKey });
  };
  return <ConfirmDialog {...deleteDialog} title={deleteDialog.title(name, made)} action={remove} onClose={onClose} />;
}
