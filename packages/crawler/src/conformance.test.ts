import { createOutbound } from '@linkvitals/outbound';
import { type ConformanceRow, type ConformanceSite, startConformanceSite } from '@linkvitals/testing';
import { expect, test } from 'vitest';
import type { PageContent } from './page/page-content.ts';
import type { PageReading } from './page/page-reading.ts';
import { readBody } from './page/read-page.ts';
import { openParse5 } from './test-support/open-parse5.ts';
import { type Outcome, runCrawl, type TestOptions } from './test-support/run-crawl.ts';
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

async function crawl(site: ConformanceSite, options: TestOptions = {}): Promise<Outcome> {
  const { connectTo, dnsServer, ca, exclude } = site;
  const outbound = createOutbound({ allowCidrs: ['127.0.0.0/8'], connectTo, dnsServers: [dnsServer], extraCa: [ca] });
  const outcome = await runCrawl(site.startUrl, {
    outbound,
    exclude,
    useSitemaps: true,
    limits: { depthLimit: 6, pageMs: 2_000, linkMs: 2_000 },
    externalConcurrency: 50,
    ...options,
  });
  await outbound.close();
  return outcome;
}

/** Rows of which the crawl says something else than the truth. */
function differences({ rows }: ConformanceSite, outcome: Outcome): string[] {
  return rows.flatMap((row) => {
    const truth = reported(row.expected.verdict, row.expected.reason, row.expected);
    const verdict = targetOf(outcome, row);
    if (verdict === undefined) return [`${row.name} (${row.href}): not found, but ${truth}`];
    const { warnings, tls } = verdict;
    const said = reported(verdict.verdict, verdict.reason, { warnings, tls: tls?.fault });
    return said === truth ? [] : [`${row.name} (${row.href}): ${said}, but ${truth}`];
  });
}

test('the engine says the truth about every row of the verdict table, and of nothing else that it is broken', async () => {
  await using site = await startConformanceSite();
  const outcome = await crawl(site);
  expect(differences(site, outcome)).toEqual([]);

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
});

test('with parse5 in place of the scanner the engine reads every page alike, and says the truth as well', async () => {
  await using site = await startConformanceSite();
  const pages: PageContent[] = [];
  const pagesOfScanner: PageContent[] = [];
  const pageReading: PageReading = {
    read: async (page) => {
      const content = readBody(page);
      // parse5 knows nothing of XML.
      if (/^application\/xhtml\+xml\b/.test(page.contentType ?? '')) return content;
      pagesOfScanner.push(content);
      pages.push(readBody(page, openParse5));
      return pages.at(-1) ?? content;
    },
  };
  const outcome = await crawl(site, { pageReading });
  expect(differences(site, outcome)).toEqual([]);
  const plain = ({ links, ...rest }: PageContent) => ({ ...rest, links: [...links] });
  expect(pages.map(plain)).toEqual(pagesOfScanner.map(plain));
  expect(pages.length).toBeGreaterThan(site.rows.length / 4);
});
