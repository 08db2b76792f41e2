import type { Crawl, CrawlProgress, CrawlState } from '@linkvitals/contract';
import type { Context } from '../../../context.ts';
import { getCrawlRow } from '../get-crawl-row.ts';
import { crawlDetails } from '../views/crawl-details.ts';
import { presentCrawl } from '../views/present-crawl.ts';
import { createBell } from './bell.ts';
import { isEnded, watchCrawl } from './crawl-watch.ts';
import type { CrawlLook } from './live-crawls.ts';

/** Milliseconds after which a silent stream shows that it is alive. The caller's right to read is checked at least as often. */
const BEAT = 15_000;
/**
 * Milliseconds for which that check is valid: so long may a caller whose key is revoked, or who is removed, still see changes. Before the
 * end of a crawl is sent, the right is always checked.
 */
const TRUSTED = 2_000;

export type CrawlEvent =
  | { readonly event: 'state'; readonly data: { readonly state: CrawlState } }
  | { readonly event: 'progress'; readonly data: CrawlProgress }
  | { readonly event: 'end'; readonly data: Crawl };

/** An event with its number, or a sign that the stream is alive. */
export type CrawlSignal = (CrawlEvent & { readonly id: number }) | 'alive';

interface Input {
  readonly crawlId: string;
  /** Number of the last event that the caller has seen. Text that is no number counts as none. */
  readonly lastEventId: string | undefined;
  /** Aborts when the caller is gone. */
  readonly signal: AbortSignal;
  /** Authorises the caller again. @throws when their credentials are no longer valid */
  readonly authorise: () => Promise<Context>;
}

/** Yields events for the changes since the last look that the caller saw. */
function* changes(ctx: Context, seen: CrawlLook | undefined, look: CrawlLook): Generator<CrawlEvent> {
  const crawl = presentCrawl(crawlDetails(ctx, look.row, look.progress));
  const before = seen && presentCrawl(crawlDetails(ctx, seen.row, seen.progress));
  if (crawl.state !== before?.state) yield { event: 'state', data: { state: crawl.state } };
  if (JSON.stringify(crawl.progress) !== JSON.stringify(before?.progress)) {
    yield { event: 'progress', data: crawl.progress };
  }
  if (isEnded(look)) yield { event: 'end', data: crawl };
}

/**
 * Returns a function that numbers events. The numbers rise from one connection to the next, also to another server. Each is the number of
 * milliseconds since the crawl was queued, or one more than the last number, if that is larger.
 */
function numbering({ clock }: Context, look: CrawlLook, lastEventId: string | undefined): () => number {
  let last = /^\d{1,15}$/.test(lastEventId ?? '') ? Number(lastEventId) : 0;
  return () => {
    last = Math.max(last + 1, clock.now() - look.row.created_at);
    return last;
  };
}

async function mayStillRead({ authorise, crawlId }: Input): Promise<boolean> {
  try {
    await getCrawlRow(await authorise(), crawlId);
    return true;
  } catch {
    // For any error: a caller who may still read the crawl connects again, and gets the reason there.
    return false;
  }
}

async function* follow(ctx: Context, input: Input): AsyncGenerator<CrawlSignal> {
  const { signal } = input;
  const bell = createBell();
  // Not before somebody reads: a caller may have left already.
  const watch = ctx.liveCrawls.watch(input.crawlId, () => watchCrawl(ctx, input.crawlId));
  const leave = watch.join(bell.ring);
  signal.addEventListener('abort', bell.ring, { once: true });
  let beatAt = ctx.clock.monotonic() + BEAT;
  let trustedUntil = ctx.clock.monotonic() + TRUSTED;
  const isTrusted = async (): Promise<boolean> => {
    if (!(await mayStillRead(input))) return false;
    trustedUntil = ctx.clock.monotonic() + TRUSTED;
    return true;
  };
  const beat = new AbortController();
  void ringEvery(ctx, bell.ring, AbortSignal.any([signal, beat.signal]));
  let seen: CrawlLook | undefined;
  let nextId: (() => number) | undefined;
  try {
    while (!signal.aborted) {
      if (ctx.clock.monotonic() >= beatAt) {
        if (!(await isTrusted())) return;
        beatAt = ctx.clock.monotonic() + BEAT;
        yield 'alive';
      }
      const look = watch.latest;
      if (look !== undefined && look !== seen) {
        const isDue = isEnded(look) || ctx.clock.monotonic() >= trustedUntil;
        if (isDue && !(await isTrusted())) return;
        nextId ??= numbering(ctx, look, input.lastEventId);
        for (const event of changes(ctx, seen, look)) yield { ...event, id: nextId() };
        seen = look;
      } else if (watch.isOver) return;
      else await bell.wait();
    }
  } finally {
    beat.abort();
    leave();
  }
}

async function ringEvery({ clock }: Context, ring: () => void, signal: AbortSignal): Promise<void> {
  try {
    for (;;) {
      await clock.sleep(BEAT, signal);
      ring();
    }
  } catch {
    // A sleep only rejects when the stream has ended.
  }
}

/**
 * Yields the events of a crawl from its present state to its end, as they happen. A slow caller skips events. The stream ends early when
 * the caller may no longer read the crawl, when the crawl is deleted, and when the server stops.
 * @throws ServiceError as `getCrawlRow`; `rate_limited` when too many streams are open, `unavailable`
 */
export async function followCrawl(ctx: Context, input: Input): Promise<AsyncGenerator<CrawlSignal>> {
  const { id } = await getCrawlRow(ctx, input.crawlId);
  ctx.liveCrawls.enter(ctx.account.id, input.signal);
  const signal = AbortSignal.any([input.signal, ctx.liveCrawls.closing]);
  return follow(ctx, { ...input, crawlId: id, signal });
}
