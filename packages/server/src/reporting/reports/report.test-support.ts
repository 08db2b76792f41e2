import { createRequire } from 'node:module';
import type { ReportCreate } from '@linkvitals/contract';
import { type CrawlTest, hostname, startCrawlTest } from '../../findings/crawls/crawl.test-support.ts';
import { startCrawl } from '../../findings/crawls/index.ts';
import { runCrawl } from '../../findings/crawls/run/run-crawl.ts';
import { verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import type { TestContext } from '../../test-support/test-context.ts';
import { createReport, makeReport, readReportFile } from './index.ts';

export const never = new AbortController().signal;

export interface CrawledSite extends CrawlTest {
  readonly domainId: string;
  readonly crawlId: string;
}

/** Crawls a site of some pages with every kind of fault to its end. */
export async function crawledSite(options: Parameters<typeof startCrawlTest>[0] = {}): Promise<CrawledSite> {
  const test = await startCrawlTest({ pages: 30, ...options });
  const { id: domainId } = await verifiedDomain(test, { hostname });
  const { id: crawlId } = await startCrawl(test.ctx, { domainId });
  await runCrawl(test.services, { crawlId, signal: never });
  return { ...test, domainId, crawlId };
}

export async function allOf(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts);
}

interface OpenZip {
  eachEntry(): AsyncIterable<{ readonly fileName: string }>;
  openReadStreamPromise(entry: object): Promise<AsyncIterable<Buffer>>;
}

/** Reader of zip files; the library has no types. */
const yauzl: { fromBufferPromise(zip: Buffer): Promise<OpenZip> } = createRequire(import.meta.url)('yauzl');

/** The files of a zip by their name. */
export async function unzipped(zip: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const opened = await yauzl.fromBufferPromise(zip);
  for await (const entry of opened.eachEntry()) {
    files.set(entry.fileName, await allOf(await opened.openReadStreamPromise(entry)));
  }
  return files;
}

/** Makes a report and reads its file. */
export async function reported(
  { ctx, services }: Pick<TestContext, 'ctx' | 'services'>,
  input: ReportCreate & { readonly domainId: string },
) {
  const { id } = await createReport(ctx, input);
  const outcome = await makeReport(services, { reportId: id });
  if (outcome !== 'completed') throw new Error(`the report is ${outcome}`);
  const file = await readReportFile(ctx, { reportId: id });
  return { ...file, id, body: await allOf(file.content) };
}
