import { compileToMatch } from '@linkvitals/crawler';
import { expect, it } from 'vitest';
import { createDomain } from '../../../sites/domains/index.ts';
import { insertCompletedCrawl } from '../../../test-support/insert-crawl.ts';
import { createTestContext } from '../../../test-support/test-context.ts';
import { excludedOf, previewExclusions } from './preview-exclusions.ts';

/** Runs a generator to its end and counts its pieces, between which other requests are answered. */
function inPieces<T>(work: Generator<undefined, T>): { readonly pieces: number; readonly result: T } {
  for (let pieces = 1; ; pieces += 1) {
    const next = work.next();
    if (next.done) return { pieces, result: next.value };
  }
}

it('the work yields after each pattern, each few patterns, and some thousand characters of URLs', () => {
  const patterns = Array.from({ length: 60 }, (_, at) => `/(a|b)*c{${at + 1}}$/`);
  const compiled = inPieces(compileToMatch(patterns));
  expect(compiled.pieces).toBeGreaterThan(60 + 60 / 8);
  const urls = Array.from({ length: 400 }, (_, at) => `https://example.com/${'a'.repeat(1_980)}${at}`);
  const compared = inPieces(excludedOf(urls, compiled.result));
  expect(compared.pieces).toBeGreaterThanOrEqual((400 * 2_000) / 20_000 - 1);
  expect(compared.result).toEqual([]);
});

it('a preview that runs out of time returns what was compared until then', async () => {
  const { ctx, close } = await createTestContext();
  try {
    const { id: domainId } = await createDomain(ctx, { hostname: 'example.com' });
    await insertCompletedCrawl(ctx, { domainId, targets: 3_000 });
    let now = 0;
    const clock = { ...ctx.clock, monotonic: () => (now += 1_600) };
    const preview = await previewExclusions({ ...ctx, clock }, { domainId, isExcluded: () => true });
    expect(preview?.isComplete).toBe(false);
    expect(preview?.pages).toBe(preview?.excluded);
    const inTime = await previewExclusions(ctx, { domainId, isExcluded: () => true });
    expect(inTime?.isComplete).toBe(true);
    expect(inTime?.pages).toBeGreaterThan(preview?.pages ?? Number.POSITIVE_INFINITY);
  } finally {
    await close();
  }
});
