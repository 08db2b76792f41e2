import { createReport as create, presentReport } from '../../reporting/reports/index.ts';
import { accepted, route } from '../route.ts';

export const createReport = route('createReport', async ({ ctx, path, body }) => {
  const report = await create(ctx, { ...body, domainId: path.domain_id });
  return accepted(presentReport(report), { Location: `/api/v1/reports/${report.id}` });
});
