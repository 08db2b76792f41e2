import type { CrawlRecord } from '@linkvitals/crawler';
import { addUsage, usageMonth } from '../../../people/accounts/index.ts';
import { databaseTrouble } from '../../../platform/storage/index.ts';
import { UrlPrints } from '../../issues/index.ts';
import type { Claim } from './claim-crawl.ts';
import { findHeld, leaseClock, renewLease } from './lease-store.ts';
import { RecordBatch } from './record-batch.ts';
import { listTargetRecords } from './resume-store.ts';
import { throughLocks } from './through-locks.ts';

/** Milliseconds after which records are written at the latest. They are written earlier when there are `BATCH_RECORDS`. */
const BATCH_MS = 1_000;
const BATCH_RECORDS = 500;

type Record = Exclude<CrawlRecord, { type: 'end' }>;

/** A running crawl: it writes records, renews the lease, and notices when the crawl shall stop. */
export interface HeldCrawl extends AsyncDisposable {
  /** Aborts when the crawl shall stop. */
  readonly signal: AbortSignal;
  /** The reason: the owner canceled it, this process shuts down, or another worker has the crawl now. */
  readonly stopped: 'cancel' | 'shutdown' | 'lost' | undefined;
  /** The start page that is really used, once it is written; before, the one that is tried first. */
  readonly startUrl: string;
  /** Time spent on the crawl so far, ms, over all runs. */
  readonly elapsedMs: number;
  /** Prints of all URLs that the crawl found; undefined: an earlier run found some of them. */
  readonly prints: UrlPrints | undefined;
  /** Adds a record. Waits while a full batch is being written, so that the crawler is no faster than the database. */
  add(record: Record): Promise<void>;
  /** Writes the remaining records. False when another worker has the crawl. */
  flush(): Promise<boolean>;
}

class Holder implements HeldCrawl {
  readonly #claim: Claim;
  readonly #batch: RecordBatch;
  readonly #stopping = new AbortController();
  readonly #ending = new AbortController();
  readonly #startedAt: number;
  #pages: number;
  #writtenAt: number;
  #writing: Promise<boolean> = Promise.resolve(true);
  #ticking: Promise<void> = Promise.resolve();
  stopped: HeldCrawl['stopped'];
  startUrl: string;
  readonly prints: UrlPrints | undefined;

  constructor(claim: Claim, batch: RecordBatch) {
    this.#claim = claim;
    this.prints = claim.crawl.state === 'running' ? undefined : new UrlPrints();
    this.#batch = batch;
    this.#pages = claim.crawl.pages_crawled;
    this.startUrl = claim.crawl.url;
    this.#startedAt = claim.ctx.clock.monotonic();
    this.#writtenAt = this.#startedAt;
  }

  get signal(): AbortSignal {
    return this.#stopping.signal;
  }

  get elapsedMs(): number {
    const { ctx, crawl } = this.#claim;
    return crawl.elapsed_ms + Math.round(ctx.clock.monotonic() - this.#startedAt);
  }

  stop(why: NonNullable<HeldCrawl['stopped']>): void {
    this.stopped ??= why;
    this.#stopping.abort();
  }

  async add(record: Record): Promise<void> {
    // The verdicts that an aborted crawler gives to the other targets are final only for a canceled crawl.
    if (this.stopped === 'shutdown' || this.stopped === 'lost') return;
    this.#batch.add(record);
    this.prints?.note(record);
    if (this.#batch.size >= BATCH_RECORDS) await this.flush();
  }

  flush(): Promise<boolean> {
    this.#writing = this.#writing.then((isHeld) => isHeld && this.#write());
    return this.#writing;
  }

  /** Writes records, lease and progress in one transaction. The lease is the fence: without it nothing is written. */
  async #write(): Promise<boolean> {
    const { ctx, crawl, token } = this.#claim;
    const batch = this.#batch.take();
    const pages = this.#pages + batch.pages;
    const url = batch.startUrl ?? this.startUrl;
    const elapsed_ms = this.elapsedMs;
    this.#writtenAt = ctx.clock.monotonic();
    ctx.onPoint?.('before-batch');
    const held = await throughLocks(ctx, async (trx) => {
      const still = await findHeld(trx, crawl.id, { token, lock: true });
      if (still === undefined) return undefined;
      await batch.write(trx, crawl.id);
      await renewLease(trx, crawl.id, {
        token,
        clock: leaseClock(ctx),
        progress: { pages_crawled: pages, elapsed_ms, url },
      });
      if (batch.urlsRequested > 0) {
        const { account_id: accountId, domain_id: domainId } = crawl;
        const month = usageMonth(ctx.clock.now());
        await addUsage(trx, { accountId, domainId, month, urls: batch.urlsRequested });
      }
      ctx.onPoint?.('before-batch-commit');
      return still;
    });
    ctx.onPoint?.('after-batch-commit');
    this.#pages = pages;
    this.startUrl = url;
    if (held !== undefined) ctx.meter.pagesWritten(batch.pages);
    this.#heed(held);
    return held !== undefined;
  }

  #heed(held: Awaited<ReturnType<typeof findHeld>>): void {
    if (held === undefined) this.stop('lost');
    else if (held.cancel) this.stop('cancel');
  }

  /**
   * Writes pending records, or renews the lease in time; otherwise it only checks whether the owner canceled the crawl, by one statement.
   */
  async #pass(): Promise<void> {
    const { ctx, crawl, token } = this.#claim;
    const isTime = ctx.clock.monotonic() - this.#writtenAt >= ctx.config.leaseMs / 3;
    if (this.#batch.size > 0 || isTime) await this.flush();
    else this.#heed(await findHeld(ctx.db.knex, crawl.id, { token }));
  }

  /** Writes the records of a slow crawl in time, and checks whether the owner canceled it. */
  async #tick(): Promise<void> {
    const { ctx } = this.#claim;
    while (!this.#ending.signal.aborted) {
      // It only rejects when the crawl ends.
      await ctx.clock.sleep(BATCH_MS, this.#ending.signal).catch(() => {});
      if (this.#ending.signal.aborted) return;
      try {
        await this.#pass();
      } catch (error) {
        // The next pass checks whether the owner canceled the crawl.
        if (databaseTrouble(error) === 'locked') continue;
        ctx.log.error({ err: error }, 'a batch could not be written; the crawl is released and resumed later');
        this.stop('lost');
      }
    }
  }

  start(): void {
    this.#ticking = this.#tick();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#ending.abort();
    await this.#ticking;
  }
}

/** Begins to hold a claimed crawl. `shutdown` aborts when this process shuts down. */
export async function holdLease(claim: Claim, shutdown: AbortSignal): Promise<HeldCrawl> {
  const batch = new RecordBatch(() => claim.ctx.clock.now());
  const holder = new Holder(claim, batch);
  if (shutdown.aborted) holder.stop('shutdown');
  else shutdown.addEventListener('abort', () => holder.stop('shutdown'), { once: true });
  holder.start();
  try {
    if (claim.crawl.state === 'running') {
      for await (const target of listTargetRecords(claim.ctx.db.knex, claim.crawl.id)) batch.know(target);
    }
    return holder;
  } catch (error) {
    await holder[Symbol.asyncDispose]();
    throw error;
  }
}
