import { exportIssues as exportFitting } from '../../reporting/reports/index.ts';
import { issueFilter, issueOrder } from '../requests/list-filters.ts';
import { fileRoute } from '../route.ts';

export const exportIssues = fileRoute('exportIssues', ({ ctx, path, query }) =>
  exportFitting(ctx, { domainId: path.domain_id, filter: issueFilter(query), order: issueOrder(query) }),
);
