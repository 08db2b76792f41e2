import { getReport as get, presentReport } from '../../reporting/reports/index.ts';
import { ok, route } from '../route.ts';

export const getReport = route('getReport', async ({ ctx, path }) =>
  ok(presentReport(await get(ctx, { reportId: path.report_id }))),
);
