import type { Domain } from '@linkvitals/contract/types';
import { ReportFailedError } from '@linkvitals/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { shownError } from '../../api/errors.ts';
import { reportsQuery } from '../../api/report-queries.ts';
import { language } from '../../app/preferences.ts';
import { toast } from '../../app/toasts.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { reportFilePath } from './reports/report-file.ts';

/** Downloads the file, which the server sends as an attachment. */
function save(reportId: string): void {
  const link = document.createElement('a');
  link.href = new URL(reportFilePath(reportId), document.baseURI).href;
  link.download = '';
  link.click();
}

/** Requests a report of the newest completed crawl and downloads it when it is ready. */
export function useExportReport(domain: Pick<Domain, 'id'>) {
  const { actions } = useTexts().domains;
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (format: 'pdf' | 'csv') => {
      toast(actions.reportWaits);
      const { id } = await client.reports.create(domain.id, { format, language: language.get() });
      void queries.invalidateQueries({ queryKey: reportsQuery(domain.id).queryKey });
      const report = await client.reports.wait(id);
      if (report.state === 'failed') throw new ReportFailedError(report);
      save(id);
    },
    onError: (error) => {
      const reason = error instanceof ReportFailedError ? error.report.error : shownError(error).detail;
      toast(`${actions.reportFailed} ${reason ?? ''}`, 'critical');
    },
  });
}
