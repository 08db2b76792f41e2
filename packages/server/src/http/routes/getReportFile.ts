import { readReportFile } from '../../reporting/reports/index.ts';
import { fileRoute } from '../route.ts';

export const getReportFile = fileRoute('getReportFile', ({ ctx, path }) =>
  readReportFile(ctx, { reportId: path.report_id }),
);
