import { createOutbound } from '@linkvitals/outbound';
import type { ConformanceRow, ConformanceSite } from '@linkvitals/testing';
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

/** Crawls the site of the verdict table. */
export async function crawlConformanceSite(site: ConformanceSite, options: TestOptions = {}): Promise<Outcome> {
  const { connectTo, dnsServer, ca, exclude } = site;
  const outbound = createOutbound({ allowCidrs: ['127.0.0.0/8'], connectTo, dnsServers: [dnsServer], extraCa: [ca] });
  const outcome = await runCrawl(site.startUrl, {
    outbound,
    exclude,
    useSitemaps: true,
    limits: { depthLimit: 6, pageMs: 5_000, linkMs: 5_000, htmlBytes: HTML_BYTES },
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
