import { exportIssueOccurrences as exportOfIssue } from '../../reporting/reports/index.ts';
import { fileRoute } from '../route.ts';

export const exportIssueOccurrences = fileRoute('exportIssueOccurrences', ({ ctx, path }) =>
  exportOfIssue(ctx, path.issue_id),
);
