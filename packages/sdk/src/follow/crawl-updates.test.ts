import { describe, expect, it } from 'vitest';
import { ConnectionError, InvalidResponseError, NotFoundError } from '../errors.ts';
import { mockApi, problemResponse, testClient } from '../test-support/mock-api.ts';
import { crawlId, sampleCrawl, sampleProblem } from '../test-support/samples.ts';
import { waitingClient } from '../test-support/waiting-client.ts';
import { type CrawlUpdate, crawlUpdates, type FollowOptions } from './crawl-updates.ts';

const api = mockApi();

const eventOf = (id: number, event: string, data: unknown): string =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
const stream = (...events: string[]): Response =>
  new Response(events.join(''), { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });

const running = { state: 'running' };
const progress = (pages: number) => sampleCrawl('running', pages).progress;
const ended = sampleCrawl('completed', 9);
const end = eventOf(9, 'end', ended);

type Follower = Pick<ReturnType<typeof testClient>, 'client' | 'platform'>;

const follow = ({ client: { crawls }, platform }: Follower, options?: FollowOptions) =>
  crawlUpdates({ crawls, platform }, crawlId, options);

async function followed(follower: Follower = testClient(), options?: FollowOptions): Promise<CrawlUpdate[]> {
  const updates: CrawlUpdate[] = [];
  for await (const update of follow(follower, options)) updates.push(update);
  return updates;
}

describe('followCrawl', () => {
  it('gives state, progress and end as they come, in pieces of any size, and skips what it does not know', async () => {
    const text = `: alive\n\n${eventOf(1, 'state', running)}${eventOf(2, 'novelty', {})}${eventOf(3, 'progress', progress(2))}${end}`;
    const pieces = new TextEncoder().encode(text.replaceAll('\n', '\r\n'));
    const body = new ReadableStream({
      start(controller) {
        for (let at = 0; at < pieces.length; at += 7) controller.enqueue(pieces.slice(at, at + 7));
        controller.close();
      },
    });
    api.answer(() => new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
    expect(await followed()).toEqual([
      { event: 'state', data: running },
      { event: 'progress', data: progress(2) },
      { event: 'end', data: ended },
    ]);
    expect(api.requests.map(({ url, headers }) => [url.pathname, headers.get('accept')])).toEqual([
      [`/api/v1/crawls/${crawlId}/events`, 'text/event-stream'],
    ]);
  });

  it('connects again after a lost connection, says what it has seen, and gives nothing twice', async () => {
    const first = stream(eventOf(5, 'state', running), eventOf(6, 'progress', progress(1)));
    const again = stream(eventOf(7, 'state', running), eventOf(8, 'progress', progress(2)), end);
    const unavailable = problemResponse(sampleProblem(503, 'unavailable'), { 'retry-after': '3' });
    const answers = [first, Response.error(), unavailable, again];
    api.answer((_, nth) => answers[nth - 1] ?? Response.error());
    const { waits, ...follower } = waitingClient();
    const updates = await followed(follower);
    expect(updates.map(({ event }) => event)).toEqual(['state', 'progress', 'progress', 'end']);
    expect(api.requests.map(({ headers }) => headers.get('last-event-id'))).toEqual([null, '6', '6', '6']);
    expect(waits).toEqual([500, 1_000, 3_000]);
  });

  it('gives up an outage of more than a minute', async () => {
    api.answer((_, nth) => (nth === 1 ? stream(eventOf(1, 'state', running)) : Response.error()));
    const { waits, ...follower } = waitingClient();
    await expect(followed(follower)).rejects.toThrow(ConnectionError);
    expect(waits.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThan(60_000);
  });

  it.each([
    ['an unknown crawl', () => problemResponse(sampleProblem(404, 'not_found')), NotFoundError],
    ['an answer that is no stream', () => Response.json({}), InvalidResponseError],
    ['no server', () => Response.error(), ConnectionError],
    ['a stream without an event', () => stream(), ConnectionError],
    ['an event without end', () => stream(`data: ${'x'.repeat(1024 * 1024)}`), InvalidResponseError],
  ])('reports %s at once', async (_, answer, kind) => {
    api.answer(answer);
    await expect(followed()).rejects.toThrow(kind);
    expect(api.requests).toHaveLength(1);
  });

  it('looks again and again where nothing can be streamed', async () => {
    const crawls = [sampleCrawl('queued'), sampleCrawl('running', 3), ended];
    // React Native gives a body only as a whole.
    const fetch = async (input: unknown): Promise<Response> => {
      const { pathname } = new URL((input as Request).url);
      if (!pathname.endsWith('/events')) return Response.json(crawls.shift());
      return new Response(null, { headers: { 'content-type': 'text/event-stream' } });
    };
    const { waits, ...follower } = testClient({ fetch });
    const updates = await followed(follower, { intervalMs: 700 });
    expect(updates.map(({ event }) => event)).toEqual([
      'state',
      'progress',
      'state',
      'progress',
      'state',
      'progress',
      'end',
    ]);
    expect(updates.at(-1)?.data).toEqual(ended);
    expect(waits).toEqual([700, 700]);
  });

  it('stops at once when it is called off', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(eventOf(1, 'state', running))),
    });
    api.answer(() => new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
    const controller = new AbortController();
    const loop = async () => {
      for await (const _ of follow(testClient(), { signal: controller.signal })) controller.abort('enough');
    };
    await expect(loop()).rejects.toBe('enough');
  });
});
