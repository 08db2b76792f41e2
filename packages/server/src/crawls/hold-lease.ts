import type { CrawlRecord } from '@linkvitals/crawler';
import { databaseNow, transaction } from '../storage/index.ts';
import type { Claim } from './claim-crawl.ts';
import { renewLease } from './lease-store.ts';
import { RecordBatch } from './record-batch.ts';
import { writtenTargets } from './resume-store.ts';
import { changeCrawl, isCancelRequested } from './store.ts';

/** Records are written at least this often, or when there are this many. */
const BATCH_MS = 1_000;
const BATCH_RECORDS = 500;

type Record = Exclude<CrawlRecord, { type: 'end' }>;

/** A crawl under way: takes its records, keeps its lease, hears whether it shall stop. */
export interface HeldCrawl extends AsyncDisposable {
  /** Aborts when the crawl shall stop. */
  readonly signal: AbortSignal;
  /** Why: the owner, this process going down, or another worker that has it now. */
  readonly stopped: 'cancel' | 'shutdown' | 'lost' | undefined;
  /** Waits while a full batch is being written: the crawler goes no faster than the database. */
  add(record: Record): Promise<void>;
  /** Writes what is left. False when the crawl is not ours any more. */
  flush(): Promise<boolean>;
}

class Holder implements HeldCrawl {
  private readonly claim: Claim;
  private readonly batch: RecordBatch;
  private readonly stopping = new AbortController();
  private readonly ending = new AbortController();
  private readonly startedAt: number;
  private pages: number;
  private writing: Promise<boolean> = Promise.resolve(true);
  private ticking: Promise<void> = Promise.resolve();
  stopped: HeldCrawl['stopped'];

  constructor(claim: Claim, batch: RecordBatch) {
    this.claim = claim;
    this.batch = batch;
    this.pages = claim.crawl.pages_crawled;
    this.startedAt = claim.ctx.clock.monotonic();
  }

  get signal(): AbortSignal {
    return this.stopping.signal;
  }

  stop(why: NonNullable<HeldCrawl['stopped']>): void {
    this.stopped ??= why;
    this.stopping.abort();
  }

  async add(record: Record): Promise<void> {
    // What the crawler says of the rest when it is told to stop is final for a canceled crawl only.
    if (this.stopped === 'shutdown' || this.stopped === 'lost') return;
    this.batch.add(record);
    if (this.batch.size >= BATCH_RECORDS) await this.flush();
  }

  flush(): Promise<boolean> {
    this.writing = this.writing.then((ours) => ours && this.write());
    return this.writing;
  }

  /** One transaction: lease, records, progress. The lease is the fence: without it nothing is written. */
  private async write(): Promise<boolean> {
    const { ctx, crawl, token } = this.claim;
    const batch = this.batch.take();
    const pages = this.pages + batch.pages;
    const elapsed_ms = crawl.elapsed_ms + Math.round(ctx.clock.monotonic() - this.startedAt);
    const lease = { now: databaseNow(ctx.db), leaseMs: ctx.config.leaseMs };
    ctx.onPoint?.('before-batch');
    const ours = await transaction(ctx.db, async (trx) => {
      if (!(await renewLease(trx, crawl.id, token, lease))) return false;
      await batch.write(trx, crawl.id);
      const written = await changeCrawl(
        trx,
        { id: crawl.id, lease_token: token },
        { pages_crawled: pages, elapsed_ms },
      );
      ctx.onPoint?.('before-batch-commit');
      return written;
    });
    ctx.onPoint?.('after-batch-commit');
    this.pages = pages;
    if (ours) ctx.meter.pagesWritten(batch.pages);
    if (!ours) this.stop('lost');
    return ours;
  }

  /** Writes in time what a slow crawl yields, renews the lease with it, and looks whether the owner said stop. */
  private async tick(): Promise<void> {
    const { ctx, crawl } = this.claim;
    while (!this.ending.signal.aborted) {
      // The only way to reject is that the crawl ends.
      await ctx.clock.sleep(BATCH_MS, this.ending.signal).catch(() => {});
      if (this.ending.signal.aborted) return;
      try {
        await this.flush();
        const cancel = await isCancelRequested(ctx.db.knex, crawl.id);
        if (cancel === undefined) this.stop('lost');
        if (cancel) this.stop('cancel');
      } catch (error) {
        ctx.log.error({ err: error }, 'a batch could not be written; the crawl is let go');
        this.stop('lost');
      }
    }
  }

  start(): void {
    this.ticking = this.tick();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.ending.abort();
    await this.ticking;
  }
}

/** Begins to hold a claimed crawl. `shutdown` aborts when this process goes down. */
export async function holdLease(claim: Claim, shutdown: AbortSignal): Promise<HeldCrawl> {
  const batch = new RecordBatch();
  if (claim.crawl.state === 'running') {
    for await (const target of writtenTargets(claim.ctx.db.knex, claim.crawl.id)) batch.know(target);
  }
  const holder = new Holder(claim, batch);
  if (shutdown.aborted) holder.stop('shutdown');
  else shutdown.addEventListener('abort', () => holder.stop('shutdown'), { once: true });
  holder.start();
  return holder;
}
