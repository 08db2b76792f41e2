import { createColors } from 'picocolors';
import type { ReportedTarget, SiteReport, Summary } from './site-report.ts';

/** Pages listed under a broken target; JSON has all of them. */
const PAGES_SHOWN = 5;

export interface TextReportOptions {
  readonly startUrl: string;
  readonly durationMs: number;
  readonly maxPages: number;
  readonly color: boolean;
}

/** For a person: what is broken, where it stands, and one line that sums up. */
export function* textReport(report: SiteReport, options: TextReportOptions): Generator<string> {
  const paint = createColors(options.color);
  const summary = report.summary();
  if (summary.broken > 0) {
    const width = Math.max(...['REASON', ...Object.keys(summary.reasons.broken)].map(({ length }) => length));
    const row = (status: string, reason: string, target: string) =>
      `${status.padEnd(6)}  ${reason.padEnd(width)}  ${target}`;
    yield paint.bold(row('STATUS', 'REASON', 'BROKEN LINK AND WHERE IT STANDS'));
    for (const target of report.targets()) {
      if (target.verdict !== 'broken') continue;
      yield paint.red(row(String(target.status ?? '-'), target.reason, inert(target.url)));
      for (const line of places(target)) yield paint.dim(`${' '.repeat(width + 10)}${line}`);
    }
    yield '';
  }
  yield* closing(summary, options);
}

function* places({ foundOn, detail }: ReportedTarget): Generator<string> {
  if (detail !== undefined) yield inert(detail);
  const seen = new Set<string>();
  for (const { pageUrl, line, text } of foundOn) {
    if (seen.has(pageUrl)) continue;
    seen.add(pageUrl);
    if (seen.size > PAGES_SHOWN) continue;
    yield `on ${inert(pageUrl)}${line > 0 ? `, line ${line}` : ''}${text === '' ? '' : `, "${inert(text)}"`}`;
  }
  const more = seen.size - PAGES_SHOWN;
  if (more > 0) yield `and on ${more} more ${more === 1 ? 'page' : 'pages'} (--format json lists all)`;
}

function* closing({ pages, targets, broken, warnings, reasons, end }: Summary, options: TextReportOptions) {
  const paint = createColors(options.color);
  if (end?.outcome !== 'completed' && end?.errorCode !== 'CANCELED') {
    yield paint.red(
      `${options.startUrl} could not be crawled: ${end?.error ?? 'the crawl broke off'} (${end?.errorCode ?? 'UNKNOWN_ERROR'})`,
    );
  }
  if (end?.errorCode === 'BLOCKED_ADDRESS')
    yield 'It leads to a private address or a forbidden port; --allow-private opens private addresses.';
  if (end?.errorCode === 'CANCELED') yield paint.yellow('Interrupted: this is what was known by then.');
  if (end?.outcome === 'completed' && end.truncated) {
    yield paint.yellow(`Not the whole site: the limit of ${options.maxPages} pages was reached (--max-pages).`);
  }
  const parts = [
    `${pages} ${pages === 1 ? 'page' : 'pages'}`,
    `${targets} ${targets === 1 ? 'link' : 'links'}`,
    broken > 0 ? paint.red(`${broken} broken`) : paint.green('none broken'),
    ...count('not verifiable', reasons.unverifiable),
    ...count('not checked', reasons.not_checked),
    ...(warnings > 0 ? [`${warnings} with warnings`] : []),
  ];
  yield `${parts.join(', ')} (${(options.durationMs / 1000).toFixed(1)} s)`;
}

function count(what: string, reasons: Readonly<Record<string, number>>): string[] {
  const entries = Object.entries(reasons).sort(([, a], [, b]) => b - a);
  if (entries.length === 0) return [];
  const sum = entries.reduce((total, [, number]) => total + number, 0);
  return [`${sum} ${what} (${entries.map(([reason, number]) => `${reason} ${number}`).join(', ')})`];
}

/** Text of a site cannot steer the terminal: control characters (C0, DEL, C1) and direction marks are taken out. */
function inert(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, '');
}
