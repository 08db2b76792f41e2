import type { Crawl, CrawlProgress, CrawlState } from '@linkvitals/contract/types';
import { type ApiError, ConnectionError, InvalidResponseError, TimeoutError } from '../errors.ts';
import type { OpenStream } from '../open-stream.ts';
import type { Platform } from '../platform.ts';
import { readEvents } from '../read-events.ts';
import { sleep } from '../sleep.ts';
import { mayPass, OUTAGE_MS } from './wait-for.ts';

/** What happened in a crawl. */
export type CrawlUpdate =
  | { readonly event: 'state'; readonly data: { readonly state: CrawlState } }
  | { readonly event: 'progress'; readonly data: CrawlProgress }
  | { readonly event: 'end'; readonly data: Crawl };

export interface FollowOptions {
  /** Stops following at once; the crawl itself goes on. */
  readonly signal?: AbortSignal | undefined;
  /** Time between two looks in milliseconds where `fetch` cannot stream an answer. Default 2,000. */
  readonly intervalMs?: number | undefined;
  /** Number of the last event that was seen before. */
  readonly lastEventId?: string | undefined;
}

export interface FollowParts {
  readonly open: OpenStream;
  /** One look, where nothing can be streamed. */
  readonly look: (crawlId: string, signal: AbortSignal | undefined) => PromiseLike<Crawl>;
  readonly platform: Platform;
}

/** The server sends a comment every 15 s: after three without one the connection is dead. */
const SILENCE_MS = 45_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;

const names: ReadonlySet<string> = new Set(['state', 'progress', 'end'] satisfies CrawlUpdate['event'][]);

/** Lets only what is new pass: after a reconnect the present state comes first. */
function createNews(): (update: CrawlUpdate) => boolean {
  const seen: Partial<Record<string, string>> = {};
  return ({ event, data }) => {
    const text = JSON.stringify(data);
    const isNew = seen[event] !== text;
    seen[event] = text;
    return isNew;
  };
}

function* updatesOf(crawl: Crawl): Generator<CrawlUpdate> {
  yield { event: 'state', data: { state: crawl.state } };
  yield { event: 'progress', data: crawl.progress };
  if (crawl.state !== 'queued' && crawl.state !== 'running') yield { event: 'end', data: crawl };
}

async function* poll(
  { look, platform }: FollowParts,
  crawlId: string,
  { signal, intervalMs = 2_000 }: FollowOptions,
): AsyncGenerator<CrawlUpdate> {
  for (;;) {
    yield* updatesOf(await look(crawlId, signal));
    await sleep(platform.waitMs(intervalMs), signal);
  }
}

interface Connection extends FollowOptions {
  /** Called with the number of each event. */
  readonly onId: (id: string) => void;
  /** Called whenever something arrives. */
  readonly onAlive: () => void;
}

/** One connection. Ends with it. */
async function* stream(
  { open }: FollowParts,
  crawlId: string,
  { signal, lastEventId, onId, onAlive }: Connection,
): AsyncGenerator<CrawlUpdate | 'cannot stream'> {
  const ending = new AbortController();
  const silent = () => ending.abort(new TimeoutError(`The stream was silent for ${SILENCE_MS} ms`));
  let timer = setTimeout(silent, SILENCE_MS);
  const both = signal === undefined ? ending.signal : AbortSignal.any([signal, ending.signal]);
  try {
    const call = { path: '/api/v1/crawls/{crawl_id}/events', ids: [crawlId], lastEventId, signal: both };
    const response = await open(call);
    if (typeof response.body?.getReader !== 'function') return yield 'cannot stream';
    const onChunk = () => {
      onAlive();
      clearTimeout(timer);
      timer = setTimeout(silent, SILENCE_MS);
    };
    for await (const { id, event, data } of readEvents(response as Parameters<typeof readEvents>[0], onChunk)) {
      if (id !== '') onId(id);
      // Events that later versions add are not for this one.
      if (names.has(event)) yield { event, data: JSON.parse(data) } as CrawlUpdate;
    }
  } finally {
    clearTimeout(timer);
    ending.abort();
  }
}

/** What comes of one connection after another, and of looks where there can be none. */
async function* connections(parts: FollowParts, crawlId: string, options: FollowOptions): AsyncGenerator<CrawlUpdate> {
  const { now, random, waitMs } = parts.platform;
  const { signal } = options;
  let { lastEventId } = options;
  let seenAt: number | undefined;
  let pauseMs = FIRST_PAUSE_MS;
  const onId = (id: string) => {
    lastEventId = id;
  };
  const onAlive = () => {
    seenAt = now();
    pauseMs = FIRST_PAUSE_MS;
  };
  const isLost = () => seenAt === undefined || now() - seenAt > OUTAGE_MS;
  for (;;) {
    let atLeastMs = 0;
    try {
      for await (const update of stream(parts, crawlId, { ...options, lastEventId, onId, onAlive })) {
        if (update === 'cannot stream') return yield* poll(parts, crawlId, options);
        yield update;
      }
      if (isLost()) throw new ConnectionError('The stream of the crawl ends without an event');
    } catch (error) {
      signal?.throwIfAborted();
      // A first connection that fails is reported at once: the address may be wrong.
      if (error instanceof InvalidResponseError || !mayPass(error) || isLost()) throw error;
      atLeastMs = (error as ApiError).retryAfterMs ?? 0;
    }
    // Never all at once: when a server stops, everybody who followed something there comes back.
    await sleep(waitMs(Math.max(atLeastMs, pauseMs * (0.5 + random() / 2))), signal);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }
}

/** The updates of a crawl as they happen, the last one `end`. */
export async function* followCrawl(
  parts: FollowParts,
  crawlId: string,
  options: FollowOptions = {},
): AsyncGenerator<CrawlUpdate, undefined> {
  const isNews = createNews();
  for await (const update of connections(parts, crawlId, options)) {
    if (isNews(update)) yield update;
    if (update.event === 'end') return;
  }
}
