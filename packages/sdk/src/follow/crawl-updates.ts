import type { Crawl, CrawlProgress, CrawlState } from '@linkvitals/contract/types';
import { type ApiError, ConnectionError, type InvalidResponseError, TimeoutError } from '../errors.ts';
import type { Platform } from '../platform.ts';
import type { Crawls } from '../resources/crawls.ts';
import { mayPass, OUTAGE_MS } from '../resources/wait-for.ts';
import { sleep } from '../sleep.ts';
import { readEvents } from './read-events.ts';

/** An update of a crawl. */
export type CrawlUpdate =
  | { readonly event: 'state'; readonly data: { readonly state: CrawlState } }
  | { readonly event: 'progress'; readonly data: CrawlProgress }
  | { readonly event: 'end'; readonly data: Crawl };

export interface FollowOptions {
  /** Stops following at once; the crawl itself continues. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds between two looks when `fetch` cannot stream an answer. Default 2,000. */
  readonly intervalMs?: number | undefined;
  /** Number of the last event that was received before. */
  readonly lastEventId?: string | undefined;
}

interface FollowParts {
  /** Resource of the client. It fetches the crawl, when nothing can be streamed. */
  readonly crawls: Pick<Crawls, 'events' | 'get'>;
  readonly platform: Platform;
}

/** Milliseconds without data after which the connection counts as dead. The server sends a comment every 15 s. */
const SILENCE_MS = 45_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;

const names: ReadonlySet<string> = new Set(['state', 'progress', 'end'] satisfies CrawlUpdate['event'][]);

/** Makes a filter of repeated updates: after a reconnect, the server sends the present state first. */
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
  { crawls, platform }: FollowParts,
  crawlId: string,
  { signal, intervalMs = 2_000 }: FollowOptions,
): AsyncGenerator<CrawlUpdate> {
  for (;;) {
    yield* updatesOf(await crawls.get(crawlId, { signal }));
    await sleep(platform.waitMs(intervalMs), signal);
  }
}

interface Connection extends FollowOptions {
  /** Called with the number of each event. */
  readonly onId: (id: string) => void;
  /** Called whenever something arrives. */
  readonly onAlive: () => void;
}

/** The updates of one connection. */
async function* stream(
  { crawls }: FollowParts,
  crawlId: string,
  { signal, lastEventId, onId, onAlive }: Connection,
): AsyncGenerator<CrawlUpdate | 'cannot stream'> {
  const ending = new AbortController();
  const silent = () => ending.abort(new TimeoutError(`The stream was silent for ${SILENCE_MS} ms`));
  let timer = setTimeout(silent, SILENCE_MS);
  const both = signal === undefined ? ending.signal : AbortSignal.any([signal, ending.signal]);
  try {
    const response = await crawls.events(crawlId, { lastEventId, signal: both });
    if (typeof response.body?.getReader !== 'function') return yield 'cannot stream';
    const onChunk = () => {
      onAlive();
      clearTimeout(timer);
      timer = setTimeout(silent, SILENCE_MS);
    };
    for await (const { id, event, data } of readEvents(response as Parameters<typeof readEvents>[0], onChunk)) {
      if (id !== '') onId(id);
      // Unknown events belong to later versions.
      if (names.has(event)) yield { event, data: JSON.parse(data) } as CrawlUpdate;
    }
  } finally {
    clearTimeout(timer);
    ending.abort();
  }
}

/** An answer that is no stream. Its name decides, because `require` loads the classes of the client from another file. */
const isInvalid = (error: unknown): boolean =>
  (error as Error).name === ('InvalidResponseError' satisfies InvalidResponseError['name']);

/** The updates of one connection after another, or of looks when nothing can be streamed. */
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
      // An error of the first connection is thrown at once, because the address may be wrong.
      if (isInvalid(error) || !mayPass(error) || isLost()) throw error;
      atLeastMs = (error as ApiError).retryAfterMs ?? 0;
    }
    // The pauses are random, because all followers reconnect when a server stops.
    await sleep(waitMs(Math.max(atLeastMs, pauseMs * (0.5 + random() / 2))), signal);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }
}

/** The updates of a crawl as they happen; the last one is `end`. */
export async function* crawlUpdates(
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
