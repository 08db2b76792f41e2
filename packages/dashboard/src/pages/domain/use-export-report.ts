import type { Domain } from '@linkvitals/contract/types';
import { ReportFailedError } from '@linkvitals/sdk';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { shownError } from '../../api/errors.ts';
import { toast } from '../../app/toasts.tsx';
import { useTexts } from '../../texts/texts.tsx';

/** Has the browser save the file, which the server sends as an attachment. */
function save(reportId: string): void {
  const link = document.createElement('a');
  link.href = new URL(`api/v1/reports/${encodeURIComponent(reportId)}/file`, document.baseURI).href;
  link.download = '';
  link.click();
}

/** Has a report made of the newest completed crawl, and downloads it. */
export function useExportReport(domain: Pick<Domain, 'id'>) {
  const { actions } = useTexts().domains;
  return useMutation({
    mutationFn: async (format: 'pdf' | 'csv') => {
      toast(actions.reportWaits);
      const { id } = await client.reports.create(domain.id, { format });
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
