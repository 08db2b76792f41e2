import { pageRequest } from '../../platform/paging.ts';
import { listReports as list, presentReport } from '../../reporting/reports/index.ts';
import { presentList } from '../responses/present-list.ts';
import { ok, route } from '../route.ts';

export const listReports = route('listReports', async ({ ctx, path, query }) => {
  const input = { domainId: path.domain_id, format: query.format, page: pageRequest(query) };
  return ok(presentList(await list(ctx, input), presentReport));
});
