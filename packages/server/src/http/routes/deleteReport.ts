import { deleteReport as remove } from '../../reporting/reports/index.ts';
import { noContent, route } from '../route.ts';

export const deleteReport = route('deleteReport', async ({ ctx, path }) => {
  await remove(ctx, { reportId: path.report_id });
  return noContent();
});
