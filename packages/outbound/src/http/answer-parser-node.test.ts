import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import type { ResponseHead } from '../types.ts';
import { AnswerParser } from './answer-parser.ts';

/*
 * The same answers read by Node's own HTTP parser (llhttp): whatever it takes we take, and understand as it does. What we
 * take beyond that is white space, and what nothing hangs on.
 */

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Undefined: it is no whole answer. */
function ours(wire: Buffer): Answer | undefined {
  let head: ResponseHead | undefined;
  let body = '';
  const parser = new AnswerParser(
    {
      onHead: (one) => {
        head = one;
      },
      onData: (piece) => {
        body += piece.toString('latin1');
      },
      onEnd: () => {},
    },
    false,
  );
  try {
    parser.take(wire);
    if (parser.finish() !== undefined || head === undefined) return undefined;
  } catch {
    return undefined;
  }
  return { status: head.status, headers: { ...head.headers }, body };
}

/** Answers every connection with what was requested last. */
async function startNode(): Promise<(wire: Buffer) => Promise<Answer | undefined>> {
  let wire: Buffer = Buffer.alloc(0);
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(wire));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return async (next) => {
    wire = next;
    const request = get({ host: '127.0.0.1', port, agent: false }).on('error', () => {});
    try {
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      const body = (await buffer(response)).toString('latin1');
      return response.complete
        ? { status: response.statusCode ?? 0, headers: joined(response.rawHeaders), body }
        : undefined;
    } catch {
      return undefined;
    } finally {
      request.destroy();
    }
  };
}

/** Fields as we join them; Node drops or joins some by its own rules. */
function joined(raw: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (let at = 0; at < raw.length; at += 2) {
    const name = (raw[at] ?? '').toLowerCase();
    const value = raw[at + 1] ?? '';
    const known = headers[name];
    const by = name === 'set-cookie' || name === 'link' ? '\n' : ', ';
    headers[name] = known === undefined ? value : `${known}${by}${value}`;
  }
  return headers;
}

/** Seeded (mulberry32), so that what fails once fails again. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const lines = {
  status: [
    'HTTP/1.1 200 OK',
    'HTTP/1.1 404 Not Found',
    'HTTP/1.0 200 OK',
    'HTTP/1.1 200 ',
    'HTTP/1.1 204 No Content',
    'HTTP/1.1 503 a\xe4b',
  ],
  field: [
    'x-a: b',
    'X-A:\t b \t',
    'set-cookie: a=1',
    'link: </x>',
    'x-empty:',
    'x-raw: \xe4\xff',
    'connection: close',
    'keep-alive: timeout=5',
    'x_!#$%: 1',
    'x-colon: a:b',
  ],
  framing: [
    'content-length: 5',
    'Content-Length:5',
    'content-length: 5 ',
    'transfer-encoding: chunked',
    'Transfer-Encoding: gzip, chunked',
    'transfer-encoding: gzip',
    'content-length: 5\r\ncontent-length: 5',
    'transfer-encoding: chunked\r\ncontent-length: 5',
    'content-length: +5',
    'content-length: 0x5',
    'content-length: 5, 5',
    'x-none: 1',
  ],
  body: [
    'hello',
    '5\r\nhello\r\n0\r\n\r\n',
    '2;a=b\r\nhe\r\n3\r\nllo\r\n0\r\n\r\n',
    '5\r\nhello\r\n0\r\nx-t: 1\r\n\r\n',
    '05\r\nhello\r\n0\r\n\r\n',
    '5 \r\nhello\r\n0\r\n\r\n',
    'g\r\nhello\r\n0\r\n\r\n',
    '',
  ],
} as const;

/** Mostly an answer, sometimes with something taken out, put in or turned into something else. */
function answerOf(seed: number): Buffer {
  const below = random(seed);
  const one = (of: keyof typeof lines): string => lines[of][below(lines[of].length)] ?? '';
  const fields = Array.from({ length: below(4) }, () => one('field'));
  const text = `${[one('status'), ...fields, one('framing')].join('\r\n')}\r\n\r\n${one('body')}`;
  const bytes = Array.from(Buffer.from(text, 'latin1'));
  for (let changes = below(3) === 0 ? 1 + below(2) : 0; changes > 0; changes -= 1) {
    const at = below(bytes.length);
    const odd = [0, 9, 10, 13, 32, 44, 58, 59, 48, 97, 127, 255][below(12)] ?? 0;
    bytes.splice(at, below(2), ...(below(2) === 0 ? [] : [odd]));
  }
  return Buffer.from(bytes);
}

const DELETE = '\x7f';

/** What we are lenient about, as the standard has it: line ends, folds and blanks, DEL in values, extensions of chunks. */
function normal(wire: Buffer): Buffer {
  const text = wire.toString('latin1').replace(/^[\r\n]+/, '');
  const end = /\r?\n\r?\n/.exec(text);
  if (end === null) return wire;
  const head = text
    .slice(0, end.index)
    .replaceAll(DELETE, 'D')
    .replaceAll(/\r?\n/g, '\r\n')
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .replaceAll(/(\r\n[^:\r]*?)[ \t]+:/g, '$1:');
  const body = text.slice(end.index + end[0].length);
  // No chunk of these has a line of its own in it.
  const chunks = body.replaceAll(/\r?\n/g, '\r\n').replaceAll(/(^|\n)([0-9a-f]+)[ \t]*(?:;[^\r\n]*)?/gi, '$1$2');
  return Buffer.from(`${head}\r\n\r\n${/chunked/i.test(head) ? chunks : body}`, 'latin1');
}

test('what Node takes we take, and understand as it does; beyond that only what nothing hangs on', {
  timeout: 60_000,
}, async () => {
  const node = await startNode();
  const seen = { both: 0, neither: 0, forgiven: 0 };
  for (let seed = 1; seed <= 3_000; seed += 1) {
    const wire = answerOf(seed);
    const [mine, theirs] = [ours(wire), await node(wire)];
    const what = `seed ${seed}: ${JSON.stringify(wire.toString('latin1'))}`;
    if (theirs !== undefined) {
      expect(mine, what).toEqual(theirs);
      seen.both += 1;
    } else if (mine === undefined) seen.neither += 1;
    else {
      const plain = JSON.parse(JSON.stringify(mine).replaceAll(DELETE, 'D'));
      expect(plain, what).toEqual(await node(normal(wire)));
      seen.forgiven += 1;
    }
  }
  expect(seen.both).toBeGreaterThan(1_000);
  expect(seen.neither).toBeGreaterThan(1_000);
  expect(seen.forgiven).toBeGreaterThan(20);
});
