import { exportIssues } from '../../reporting/reports/index.ts';
import { issueFilter } from '../requests/list-filters.ts';
import { fileRoute } from '../route.ts';

export const exportAllIssues = fileRoute('exportAllIssues', ({ ctx, query }) =>
  exportIssues(ctx, { domainId: undefined, filter: issueFilter(query), order: 'opened_at' }),
);
