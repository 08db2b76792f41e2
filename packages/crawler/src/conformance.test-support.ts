import { createOutbound } from '@linkvitals/outbound';
import { CONFORMANCE_ROWS, type ConformanceRow, type ConformanceSite, PATIENCE_MS } from '@linkvitals/testing';
import { type Outcome, runCrawl, type TestOptions } from './test-support/run-crawl.ts';
import { resolveLink } from './url/resolve-link.ts';

/** Bytes that are read of a page: more than a usual large page has. Endless pages are read so far, and the default would take too long. */
const HTML_BYTES = 4 * 1_024 * 1_024;

type Row = ConformanceRow & { readonly url: string };

/** The target of a row of the table: with the fragment of its link when that was judged, else the page. */
export function targetOf(outcome: Outcome, { url }: Row) {
  const link = resolveLink(url.replaceAll('&amp;', '&'), 'https://site.test/');
  const fragment = link.kind === 'http' && link.fragment !== undefined ? link.fragment : undefined;
  const verdictOf = (part: string) => outcome.verdict(new URL(`#${part}`, link.url).href);
  if (fragment === undefined) return outcome.verdict(link.url);
  return verdictOf(fragment) ?? verdictOf(fragment.replace(/:~:.*$/s, '')) ?? outcome.verdict(link.url);
}

const reported = (verdict: string, reason: string, more: { warnings?: readonly string[]; tls?: string | undefined }) =>
  [`${verdict}/${reason}`, ...(more.warnings ?? []).toSorted(), ...(more.tls === undefined ? [] : [more.tls])].join(
    ' ',
  );

/** Rows of the verdict table whose answers come at once, so that no time limit decides about them. */
export const promptRows: readonly ConformanceRow[] = CONFORMANCE_ROWS.filter((row) => row.outlastsClient !== true);
/** The other rows: few, so that a loaded machine answers their healthy requests within the time limit. */
export const lateRows: readonly ConformanceRow[] = CONFORMANCE_ROWS.filter((row) => row.outlastsClient === true);

/** Milliseconds that the crawl waits for an answer when one of the rows outlasts it. */
const LATE_MS = 5_000;

/** Crawls a site of rows of the verdict table. */
export async function crawlConformanceSite(site: ConformanceSite, options: TestOptions = {}): Promise<Outcome> {
  const { connectTo, dnsServer, ca, exclude } = site;
  const outbound = createOutbound({ allowCidrs: ['127.0.0.0/8'], connectTo, dnsServers: [dnsServer], extraCa: [ca] });
  const requestMs = site.rows.some((row) => row.outlastsClient) ? LATE_MS : PATIENCE_MS;
  const outcome = await runCrawl(site.startUrl, {
    outbound,
    exclude,
    useSitemaps: true,
    limits: { depthLimit: 6, pageMs: requestMs, linkMs: requestMs, htmlBytes: HTML_BYTES },
    externalConcurrency: 50,
    ...options,
  });
  await outbound.close();
  return outcome;
}

/** Rows for which the verdict of the crawl is not the true one. */
export function differences({ rows }: ConformanceSite, outcome: Outcome): string[] {
  return rows.flatMap((row) => {
    const truth = reported(row.expected.verdict, row.expected.reason, row.expected);
    const verdict = targetOf(outcome, row);
    if (verdict === undefined) return [`${row.name} (${row.href}): not found, but ${truth}`];
    const { warnings, tls } = verdict;
    const judged = reported(verdict.verdict, verdict.reason, { warnings, tls: tls?.fault });
    return judged === truth ? [] : [`${row.name} (${row.href}): ${judged}, but ${truth}`];
  });
}
