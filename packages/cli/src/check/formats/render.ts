import type { CheckResult } from '../report/check-result.ts';
import { csvReport } from './csv-report.ts';
import type { FormatName } from './format-names.ts';
import { githubAnnotations } from './github-annotations.ts';
import { htmlReport } from './html-report.ts';
import { jsonReport } from './json-report.ts';
import { junitReport } from './junit-report.ts';
import { markdownReport } from './markdown-report.ts';
import { sarifReport } from './sarif-report.ts';
import { textReport } from './text-report.ts';

/** Lines of a report. JSON Lines are left out, because they are written while the crawl runs. */
export function render(
  format: Exclude<FormatName, 'jsonl'>,
  result: CheckResult,
  options: { readonly color: boolean; readonly columns?: number | undefined },
): Iterable<string> {
  switch (format) {
    case 'text':
    case 'table':
      return textReport(result, options);
    case 'json':
      return jsonReport(result);
    case 'csv':
      return csvReport(result);
    case 'junit':
      return junitReport(result);
    case 'sarif':
      return sarifReport(result);
    case 'github':
      return githubAnnotations(result);
    case 'markdown':
      return markdownReport(result);
    case 'html':
      return htmlReport(result);
  }
}
