import type { BodySink, OutboundResponse, ResponseHead } from '@linkvitals/outbound';
import { afterEach, expect, test, vi } from 'vitest';
import type { Exchange } from '../verdict/exchange.ts';
import { BodyRoom } from './body-room.ts';
import { LargeBody } from './large-body.ts';

afterEach(() => {
  vi.useRealTimers();
});

const MIB = 1_024 * 1_024;
const head = (headers: ResponseHead['headers'] = {}): ResponseHead => ({ status: 200, headers });
const piece = () => Buffer.alloc(MIB / 2, 'x');

interface Opened {
  readonly body: LargeBody;
  readonly take: BodySink;
}

function opened(room: BodyRoom, wanted = 2 * MIB): Opened {
  const body = new LargeBody(room);
  const take = body.sinkFor(head(), wanted);
  if (take === undefined) throw new Error('a body of unknown length may become large');
  return { body, take };
}

/** The response that the reader gets. */
function answered(body: LargeBody, how: Partial<OutboundResponse> = {}): OutboundResponse {
  const plain = { url: '', ...head(), body: Buffer.alloc(0), bodyTruncated: false, firstByteMs: 0, loadMs: 0 };
  const response = { ...plain, ...how };
  const exchange: Exchange = { url: '', method: 'GET', hops: [], end: { kind: 'answer', response }, sent: true };
  const { end } = body.putInto(exchange);
  if (end.kind !== 'answer') throw new Error('an answer stays one');
  return end.response;
}

const given = (body: LargeBody): Uint8Array => answered(body).body;

test('large bodies beyond the room wait, in order of arrival, until others are released', async () => {
  const room = new BodyRoom(4 * MIB);
  const [first, second, third, fourth] = [opened(room), opened(room), opened(room), opened(room)];
  expect(first.take(piece())).toBe(true);
  expect(second.take(piece())).toBe(true);
  const entered: string[] = [];
  const waiting = [third.take(piece()), fourth.take(piece())];
  for (const [i, one] of waiting.entries()) void Promise.resolve(one).then(() => entered.push(`${i}`));
  await Promise.resolve();
  expect(entered).toEqual([]);
  // A body that has room never waits again, so that each waiting body gets room some day.
  for (let i = 0; i < 3; i++) expect(first.take(piece())).toBe(true);
  first.body.release();
  expect(await waiting[0]).toBe(true);
  expect(entered).toEqual(['0']);
  second.body.release();
  expect(await waiting[1]).toBe(true);
});

test('small bodies never wait, and are returned unchanged', () => {
  const room = new BodyRoom(1);
  void room.take(1);
  const { body, take } = opened(room);
  for (const text of ['<p>', 'one', 'two']) expect(take(Buffer.from(text))).toBe(true);
  expect(Buffer.from(given(body)).toString()).toBe('<p>onetwo');
});

test('a body that its head announces as small is not collected here', () => {
  const body = new LargeBody(new BodyRoom());
  expect(body.sinkFor(head({ 'content-length': '20000' }), 2 * MIB)).toBeUndefined();
  expect(given(body).byteLength).toBe(0);
  // Content-Length of a coded body is the length before decoding.
  expect(body.sinkFor(head({ 'content-length': '20000', 'content-encoding': 'br' }), 2 * MIB)).toBeDefined();
});

test('a large body is returned whole, and its memory is freed when it is released', () => {
  const { body, take } = opened(new BodyRoom());
  for (const letter of ['a', 'b', 'c']) expect(take(Buffer.alloc(100_000, letter))).toBe(true);
  const whole = given(body);
  expect(Buffer.from(whole).toString()).toBe('a'.repeat(100_000) + 'b'.repeat(100_000) + 'c'.repeat(100_000));
  body.release();
  expect(whole.byteLength).toBe(0);
});

test('a body that is given up while it waits leaves its room to others', async () => {
  const room = new BodyRoom(2 * MIB);
  const [first, second, third] = [opened(room), opened(room), opened(room)];
  expect(first.take(piece())).toBe(true);
  const late = second.take(piece());
  const next = third.take(piece());
  second.body.release();
  first.body.release();
  expect(await late).toBe(false);
  expect(await next).toBe(true);
});

test('a body larger than all the room gets all of it, alone', async () => {
  const room = new BodyRoom(MIB);
  const [first, second] = [opened(room), opened(room)];
  expect(first.take(piece())).toBe(true);
  const waiting = second.take(piece());
  expect(waiting).toBeInstanceOf(Promise);
  first.body.release();
  expect(await waiting).toBe(true);
});

test('one body at a time grows beyond 2 MiB, and is returned whole', async () => {
  const room = new BodyRoom();
  const [first, second, third] = [opened(room, 8 * MIB), opened(room, 8 * MIB), opened(room, 8 * MIB)];
  for (const { take } of [first, second, third]) for (let i = 0; i < 4; i++) expect(take(piece())).toBe(true);
  expect(first.take(piece())).toBe(true);
  const waiting = second.take(piece());
  const late = third.take(piece());
  expect([waiting, late]).toEqual([expect.any(Promise), expect.any(Promise)]);
  for (let i = 0; i < 11; i++) expect(first.take(piece())).toBe(true);
  expect(Buffer.from(given(first.body)).equals(Buffer.alloc(8 * MIB, 'x'))).toBe(true);
  third.body.release();
  first.body.release();
  expect(await waiting).toBe(true);
  second.body.release();
  expect(await late).toBe(false);
  const next = opened(room, 8 * MIB);
  for (let i = 0; i < 16; i++) expect(next.take(piece())).toBe(true);
});

test('a slow body beyond 2 MiB is cut back to 2 MiB when others wait to grow, and counts as the beginning of a page', async () => {
  vi.useFakeTimers();
  const room = new BodyRoom();
  const [slow, next] = [opened(room, 8 * MIB), opened(room, 8 * MIB)];
  for (const { take } of [slow, next]) for (let i = 0; i < 4; i++) expect(take(piece())).toBe(true);
  expect(slow.take(piece())).toBe(true);
  // No other body waits to grow.
  vi.advanceTimersByTime(60_000);
  expect(slow.take(piece())).toBe(true);
  const waiting = next.take(piece());
  vi.advanceTimersByTime(1_000);
  expect(await waiting).toBe(true);
  expect(slow.take(piece())).toBe(false);
  const cut = answered(slow.body, { bodyError: 'connection_reset' });
  expect(cut).toMatchObject({ bodyTruncated: true, body: { byteLength: 2 * MIB } });
  expect(cut.bodyError).toBeUndefined();
  // Its memory is released only once.
  slow.body.release();
  const third = opened(room, 8 * MIB);
  for (let i = 0; i < 4; i++) expect(third.take(piece())).toBe(true);
  expect(third.take(piece())).toBeInstanceOf(Promise);
});

test('a body beyond 2 MiB is whole when it arrives within 5 seconds, and is kept while it is read, though others wait', async () => {
  vi.useFakeTimers();
  const room = new BodyRoom();
  const [first, next] = [opened(room, 8 * MIB), opened(room, 8 * MIB)];
  for (const { take } of [first, next]) for (let i = 0; i < 4; i++) expect(take(piece())).toBe(true);
  expect(first.take(piece())).toBe(true);
  const waiting = next.take(piece());
  vi.advanceTimersByTime(4_000);
  for (let i = 0; i < 11; i++) expect(first.take(piece())).toBe(true);
  const whole = answered(first.body);
  vi.advanceTimersByTime(60_000);
  expect(whole).toMatchObject({ bodyTruncated: false, body: { byteLength: 8 * MIB } });
  first.body.release();
  expect(await waiting).toBe(true);
});

test('a timeout leaves the beginning of a body over 2 MiB, and is a failure of a smaller one', () => {
  const { body, take } = opened(new BodyRoom(), 8 * MIB);
  for (let i = 0; i < 4; i++) expect(take(piece())).toBe(true);
  expect(answered(body, { bodyError: 'connection_reset' })).toMatchObject({ bodyError: 'connection_reset' });
  const cut = answered(body, { bodyError: 'timeout' });
  expect(cut).toMatchObject({ bodyTruncated: true, body: { byteLength: 2 * MIB } });
  expect(cut.bodyError).toBeUndefined();
  const small = opened(new BodyRoom(), 8 * MIB);
  expect(small.take(piece())).toBe(true);
  expect(answered(small.body, { bodyError: 'timeout' })).toMatchObject({ bodyError: 'timeout', bodyTruncated: false });
});
