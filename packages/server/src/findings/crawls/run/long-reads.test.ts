import { expect, onTestFinished, test } from 'vitest';
import { readInChunks } from '../../../platform/storage/index.ts';
import { verifiedDomain } from '../../../sites/domains/domain.test-support.ts';
import { createTestContext } from '../../../test-support/test-context.ts';
import { findSuggestions } from '../../issues/index.ts';
import { addRequested } from './large-site.test-support.ts';
import { listPageRecords, listTargetRecords } from './resume-store.ts';

const PAGES = 2_500;

/** Counts the passes of the event loop while something is read. */
async function passesDuring(read: () => AsyncIterable<unknown> | Promise<unknown>): Promise<number> {
  let passes = 0;
  let isOver = false;
  const pass = (): void => {
    if (isOver) return;
    passes += 1;
    setImmediate(pass);
  };
  setImmediate(pass);
  const rows = read();
  if (Symbol.asyncIterator in rows) for await (const _ of rows);
  else await rows;
  isOver = true;
  return passes;
}

test('other work goes on while a crawl of thousands of pages is read', async () => {
  const context = await createTestContext();
  onTestFinished(() => context.close());
  const { id: domainId } = await verifiedDomain(context);
  const site = { pages: PAGES, files: 10, findingsOf: () => [], isBroken: (file: number) => file === 1 };
  const { crawl } = await addRequested(context, domainId, site);
  const { knex } = context.db;
  // Each number is one for each full chunk of rows: 500 targets, 10 pages, 1,000 URLs, 100 links.
  expect(await passesDuring(() => listTargetRecords(knex, crawl.id))).toBeGreaterThanOrEqual(5);
  expect(await passesDuring(() => listPageRecords(knex, crawl.id))).toBeGreaterThanOrEqual(250);
  expect(await passesDuring(() => findSuggestions(knex, crawl.id, undefined))).toBeGreaterThanOrEqual(2);
  const links = () => knex('crawl_links').where({ crawl_id: crawl.id });
  const keyOf = ({ page_id, seq }: { page_id: number; seq: number }) => [page_id, seq] as const;
  const chunks = () => readInChunks(links, { key: ['page_id', 'seq'], size: 100, keyOf });
  expect(await passesDuring(chunks)).toBeGreaterThanOrEqual(50);
});
