import { inertWords } from '@linkvitals/contract/inert-text';
import type { CheckResult } from '../report/check-result.ts';
import type { ReportedTarget } from '../report/site-report.ts';
import { finalUrl } from './explain.ts';

const HEADER = [
  'url',
  'verdict',
  'reason',
  'status',
  'warnings',
  'detail',
  'known',
  'page_url',
  'line',
  'text',
  'kind',
  'final_url',
];

/** CSV as in RFC 4180: a row for each place of each target, and one for a target without a place. Lines end with CRLF. */
export function* csvReport(result: CheckResult): Generator<string> {
  yield row(HEADER);
  for (const target of result.report.targets()) {
    const facts = factsOf(target, result);
    const final = finalUrl(target) ?? '';
    let stands = false;
    for (const { pageUrl, line, text, kind } of target.foundOn) {
      stands = true;
      yield row([...facts, pageUrl, line > 0 ? String(line) : '', text, kind, final]);
    }
    if (!stands) yield row([...facts, '', '', '', '', final]);
  }
}

function factsOf(target: ReportedTarget, result: CheckResult): string[] {
  const { url, verdict, reason, status, warnings, detail = '' } = target;
  const known = result.hasBaseline ? String(result.grade(target).known) : '';
  return [url, verdict, reason, String(status ?? ''), warnings.join(' '), detail, known];
}

/** A row without its line feed, because the writer ends every line with one. */
const row = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r`;

/** A cell. An apostrophe is put before text that a spreadsheet would take for a formula. */
export function csvCell(text: string): string {
  const plain = inertWords(text);
  const safe = /^[=+\-@\t\r]/.test(text) || /^[=+\-@]/.test(plain) ? `'${plain}` : plain;
  return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
