import { createOutbound } from '@linkvitals/outbound';
import { type ConformanceRow, startConformanceSite } from '@linkvitals/testing';
import { expect, test } from 'vitest';
import { type Outcome, runCrawl } from './test-support/run-crawl.ts';
import { resolveLink } from './url/resolve-link.ts';

type Row = ConformanceRow & { readonly url: string };

/** The target that a link of the table is about: with its fragment when that was judged, else the page. */
function targetOf(outcome: Outcome, { url }: Row) {
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

test('the engine says the truth about every row of the verdict table, and of nothing else that it is broken', async () => {
  await using site = await startConformanceSite();
  const { connectTo, dnsServer, ca, exclude } = site;
  const outbound = createOutbound({ allowCidrs: ['127.0.0.0/8'], connectTo, dnsServers: [dnsServer], extraCa: [ca] });
  const outcome = await runCrawl(site.startUrl, {
    outbound,
    exclude,
    useSitemaps: true,
    limits: { depthLimit: 6, pageMs: 2_000, linkMs: 2_000 },
    externalConcurrency: 50,
  });
  await outbound.close();

  const differences = site.rows.flatMap((row) => {
    const truth = reported(row.expected.verdict, row.expected.reason, row.expected);
    const verdict = targetOf(outcome, row);
    if (verdict === undefined) return [`${row.name} (${row.href}): not found, but ${truth}`];
    const { warnings, tls } = verdict;
    const said = reported(verdict.verdict, verdict.reason, { warnings, tls: tls?.fault });
    return said === truth ? [] : [`${row.name} (${row.href}): ${said}, but ${truth}`];
  });
  expect(differences).toEqual([]);

  const known = new Set(site.rows.map((row) => targetOf(outcome, row)?.target));
  const alarms = [...outcome.verdicts.values()].filter(
    ({ verdict, target }) => verdict === 'broken' && !known.has(target),
  );
  const chained = alarms.map(({ target }) => outcome.targets.get(target)?.url);
  expect(chained).toEqual([]);
  const speakOtherwise = [...outcome.pages.values()].filter(({ target, findings }) => {
    const isFound = findings.some(({ code }) => code === 'mixed_content');
    return isFound !== outcome.verdicts.get(target)?.warnings.includes('mixed_content');
  });
  expect(speakOtherwise.map(({ url }) => url)).toEqual([]);
  expect(outcome.end).toEqual({ type: 'end', outcome: 'completed', truncated: false });
  expect([...outcome.verdicts.values()].filter(({ verdict }) => verdict === 'suspect')).toEqual([]);
}, 120_000);
