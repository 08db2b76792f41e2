import { findReportedCrawl } from '../../findings/crawls/index.ts';
import { ServiceError } from '../../platform/errors.ts';
import { NOTE_EVERY_MS, noteUse } from '../../platform/note-use.ts';
import { ThreadError } from '../../platform/threads/thread.ts';
import { renderReport } from '../reports/index.ts';
import type { Share } from './open-share.ts';
import { updateShareLinkUse } from './store.ts';

/**
 * The report that a share link shows, as an HTML page. It is made completely before any of it is sent, so that a reader
 * with a slow connection keeps nobody waiting. Undefined: no crawl has completed yet, or its results were deleted for
 * their age.
 * @throws ServiceError `unavailable` when the thread that makes it fails
 */
export async function readSharedReport({ ctx, link, domain }: Share): Promise<Buffer | undefined> {
  const now = ctx.clock.now();
  if (link.last_used_at === null || link.last_used_at + NOTE_EVERY_MS <= now) {
    await noteUse(ctx, 'a share link', () => updateShareLinkUse(ctx.db.knex, link.id, now));
  }
  const crawl = await findReportedCrawl(ctx.db.knex, {
    accountId: ctx.account.id,
    domainId: domain.id,
    crawlId: link.crawl_id ?? undefined,
    period: undefined,
  });
  if (crawl === undefined) return undefined;
  const { id: domainId, hostname } = domain;
  const { language, time_zone: timeZone } = link;
  const reading = { ...ctx, db: ctx.db.reader ?? ctx.db };
  const page = await renderReport(reading, { crawlId: crawl.id, domainId, hostname, language, timeZone });
  return page && whole(page).catch((error: unknown) => refuse(ctx, error));
}

async function whole(page: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of page) pieces.push(piece);
  return Buffer.concat(pieces);
}

function refuse({ log }: Share['ctx'], error: unknown): never {
  if (!(error instanceof ThreadError)) throw error;
  log.error({ err: error }, 'the thread that makes a shared report failed');
  const detail = 'The report cannot be shown at the moment. Try again in a few seconds.';
  throw new ServiceError('unavailable', { detail, retryAfterSeconds: 5 });
}
