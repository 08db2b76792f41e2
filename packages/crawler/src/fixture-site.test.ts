import { startFixtureSite } from '@linkvitals/testing';
import { expect, test } from 'vitest';
import { loopbackOutbound, type Outcome, runCrawl } from './test-support/run-crawl.ts';

test('the broken set of a generated site is exactly its ground truth, each target requested once', async () => {
  const site = await startFixtureSite({ pages: 300 });
  const outbound = loopbackOutbound();
  try {
    const outcome = await runCrawl(site.startUrl, { outbound, useSitemaps: true });
    const broken = [...outcome.verdicts.values()].filter(({ verdict }) => verdict === 'broken');
    const found = broken.map(({ target, status }) => ({
      url: outcome.targets.get(target)?.url,
      status,
      foundOnPages: [...outcome.pages.values()].filter(({ links }) => links.some((link) => link.target === target))
        .length,
    }));
    const truth = site.truth();
    expect(sorted(found)).toEqual(sorted(truth.broken));
    expect(outcome.pages.size).toBe(truth.pages);
    // A GET follows a HEAD that was answered 404, and a second chance a 500.
    const twice = broken.filter(({ target, reason }) => !isPage(outcome, target) || reason === 'server_error');
    expect(site.stats()).toMatchObject({ repeats: twice.length, unknownUrls: 0 });
  } finally {
    await outbound.close();
    await site.close();
  }
});

function sorted<T extends { readonly url: string | undefined }>(list: readonly T[]): T[] {
  return list.toSorted((a, b) => `${a.url}`.localeCompare(`${b.url}`));
}

function isPage({ targets }: Outcome, target: number): boolean {
  const { internal = false, navigational = false } = targets.get(target) ?? {};
  return internal && navigational;
}
