import type { SiteReport } from './site-report.ts';

const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/**
 * One JSON document, a line per target so that it can be written while it is made. docs/cli.md describes the members.
 * @param run Start URL as it was crawled, and how long that took in ms.
 */
export function* jsonReport(report: SiteReport, run: { startUrl: string; durationMs: number }): Generator<string> {
  const { pages, targets, warnings, reasons, end } = report.summary();
  const summary = {
    outcome: end?.outcome ?? 'failed',
    truncated: end?.truncated ?? true,
    error_code: end?.errorCode ?? null,
    error: end?.error ?? null,
    pages,
    targets,
    ok: total(reasons.ok),
    broken: total(reasons.broken),
    suspect: total(reasons.suspect),
    unverifiable: total(reasons.unverifiable),
    not_checked: total(reasons.not_checked),
    with_warnings: warnings,
    reasons,
    duration_ms: Math.round(run.durationMs),
  };
  yield '{';
  yield `"start_url": ${JSON.stringify(run.startUrl)},`;
  yield `"summary": ${JSON.stringify(summary)},`;
  yield '"targets": [';
  let left = targets;
  for (const target of report.targets()) {
    const { url, internal, verdict, reason, status = null, detail = null, redirects, warnings: faults } = target;
    const facts = { url, internal, verdict, reason, status, detail, redirects, warnings: faults };
    const found_on = Array.from(target.foundOn, ({ pageUrl, line, text, kind }) => ({
      page_url: pageUrl,
      line,
      text,
      kind,
    }));
    yield `${JSON.stringify({ ...facts, found_on })}${--left > 0 ? ',' : ''}`;
  }
  yield ']';
  yield '}';
}
