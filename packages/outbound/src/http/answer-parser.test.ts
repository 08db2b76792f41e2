import { describe, expect, test } from 'vitest';
import type { ResponseHead } from '../types.ts';
import { AnswerParser } from './answer-parser.ts';

interface Answer {
  heads: ResponseHead[];
  body: string;
  ends: number;
  used: number;
  isDone: boolean;
  keepsAlive: boolean;
}

/** Reads `wire` in pieces of `size` bytes; with `closes` the peer ends the connection then. */
function read(wire: string, { size = wire.length, isHead = false, closes = false } = {}): Answer {
  const answer = { heads: [] as ResponseHead[], body: '', ends: 0 };
  const parser = new AnswerParser(
    {
      onHead: (head) => void answer.heads.push(head),
      onData: (piece) => {
        answer.body += piece.toString('latin1');
      },
      onEnd: () => void answer.ends++,
    },
    isHead,
  );
  let used = 0;
  while (used < wire.length && !parser.isDone) {
    // A new memory for each piece, as with a socket.
    used += parser.take(Buffer.from(wire.slice(used, used + size), 'latin1'));
  }
  const error = closes ? parser.finish() : undefined;
  if (error !== undefined) throw error;
  return { ...answer, used, isDone: parser.isDone, keepsAlive: parser.keepsAlive };
}

const wholes = {
  'a length': 'HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nhello',
  'an empty body': 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n',
  chunks: 'HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip, Chunked\r\n\r\n3\r\nhel\r\n00002 ;a="b"\r\nlo\r\n0\r\n\r\n',
  'chunks with trailers':
    'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\nx-a: b\r\nx-c: d\r\n\r\n',
  'no body': 'HTTP/1.1 204 No Content\r\nx-a: b\r\n\r\n',
  'bare line feeds': 'HTTP/1.1 200\nx-a: b\ntransfer-encoding: chunked\n\n5\nhello\n0\n\n',
  'blank lines in front': '\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nhello',
  'interim answers':
    'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nhello',
};

describe.each(Object.entries(wholes))('an answer with %s', (name, wire) => {
  test('is read to its end and no further, and the connection is kept', () => {
    const { used, ...answer } = read(`${wire}HTTP/1.1`);
    expect(used).toBe(wire.length);
    expect(answer).toMatchObject({ ends: 1, isDone: true, keepsAlive: true });
    expect(answer.body).toBe(name.includes('empty') || name === 'no body' ? '' : 'hello');
  });

  test.each([1, 2, 3, 7])('is the same in pieces of %i bytes', (size) => {
    expect(read(wire, { size })).toEqual(read(wire));
  });

  test('is not whole before its last byte', () => {
    for (let length = 1; length < wire.length; length++) {
      expect(() => read(wire.slice(0, length), { closes: true })).toThrow('other side closed');
    }
  });
});

test('names are in lower case, values trimmed, fields of one name joined, folds undone', () => {
  const wire =
    'HTTP/1.1 200 OK\r\nX-A: \t b \r\nx-a:c\r\nSet-Cookie: a=1, b\r\nset-cookie: c\r\nLink : </a>\r\n' +
    'x-long: one\r\n\t two\r\n__proto__: d\r\nX-Empty:\r\nx-raw: \xe4\r\ncontent-length: 0\r\n\r\n';
  expect(read(wire).heads).toEqual([
    {
      status: 200,
      headers: Object.assign(Object.create(null), {
        'x-a': 'b, c',
        'set-cookie': 'a=1, b\nc',
        link: '</a>',
        'x-long': 'one two',
        ['__proto__']: 'd',
        'x-empty': '',
        'x-raw': '\xe4',
        'content-length': '0',
      }),
    },
  ]);
});

test.each([
  ['x-a:\r\n b', 'b'],
  ['x-a: b\r\n \t', 'b'],
  ['x-a: b\r\nx-a:\r\n c', 'b, c'],
  ['x-a: b \r\n\t c\r\n d', 'b c d'],
])('a fold adds no blank around a value: %j', (field, value) => {
  const wire = `HTTP/1.1 200 OK\r\n${field}\r\ncontent-length: 0\r\n\r\n`;
  expect(read(wire).heads[0]?.headers['x-a']).toBe(value);
});

test.each([
  ['a HEAD', 'HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\n', { isHead: true }, true],
  ['a 304', 'HTTP/1.1 304 Not Modified\r\n\r\n', {}, true],
  ['a 304 that names a length', 'HTTP/1.1 304 Not Modified\r\ncontent-length: 4\r\n\r\n', {}, false],
  ['a 204 in chunks', 'HTTP/1.1 204 No Content\r\ntransfer-encoding: chunked\r\n\r\n', {}, false],
] as const)('%s has no body', (_name, wire, options, keepsAlive) => {
  expect(read(wire, options)).toMatchObject({ isDone: true, body: '', keepsAlive, used: wire.length });
});

test.each([
  ['HTTP/1.1 200 OK\r\n\r\n', false],
  ['HTTP/1.1 200 OK\r\ntransfer-encoding: gzip\r\n\r\n', false],
  ['HTTP/1.0 200 OK\r\nconnection: keep-alive\r\n\r\n', false],
])('without a length the body goes on to the end of the connection: %j', (head, keepsAlive) => {
  expect(read(`${head}hello`)).toMatchObject({ isDone: false, body: 'hello' });
  expect(read(`${head}hello`, { closes: true })).toMatchObject({ isDone: true, ends: 1, body: 'hello', keepsAlive });
});

test.each([
  ['HTTP/1.1', 'connection: close', false],
  ['HTTP/1.1', 'Connection: x, Close', false],
  ['HTTP/1.1', 'connection: x', true],
  ['HTTP/1.0', 'x-a: b', false],
  ['HTTP/1.0', 'connection: Keep-Alive', true],
  ['HTTP/1.1', 'keep-alive: timeout=1', false],
  ['HTTP/1.1', 'keep-alive: max=5, timeout=5', true],
])('%s with %s: kept is %s', (version, field, keepsAlive) => {
  expect(read(`${version} 200 OK\r\n${field}\r\ncontent-length: 0\r\n\r\n`)).toMatchObject({
    isDone: true,
    keepsAlive,
  });
});

test.each([
  ['HTTP/1.1 20 OK\r\n\r\n'],
  ['HTTP/1.1 099 OK\r\n\r\n'],
  ['HTTP/1.1  200 OK\r\n\r\n'],
  ['ICY 200 OK\r\n\r\n'],
  ['HTTP/1.1 200 OK\r\nx-a: b\0c\r\n\r\n'],
  ['HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n'],
  ['HTTP/1.1 200 OK\r\ncontent-length: 1, 01\r\n\r\n'],
  ['HTTP/1.1 101 Switching\r\nupgrade: h2c\r\n\r\n'],
  ['HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n\r\n'],
  ['HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nx\r\n'],
  ['HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n-1\r\n'],
  ['HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\rhello'],
  ['HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello!'],
  ['HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\r\n'],
  ['HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nffffffffffffffff\r\n'],
  ['HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n00000000000000005\r\n'],
])('%j is a protocol_error', (wire) => {
  for (const size of [1, wire.length]) {
    expect(() => read(wire, { size })).toThrow(expect.objectContaining({ code: 'protocol_error' }));
  }
});

// Chromium does the same with each of them, except that it ends a line at a carriage return.
test.each([
  ['a length said twice', 'content-length: 5\r\ncontent-length: 5', 'hello', { 'content-length': '5' }],
  ['a length three times in one field', 'content-length: 5 ,5, 5', 'hello', { 'content-length': '5' }],
  ['a length said twice and a surplus', 'content-length: 5\r\ncontent-length: 5', 'hello!', { 'content-length': '5' }],
  ['a length that is no number', 'content-length: five', 'hello', {}],
  ['a negative length', 'content-length: -1', 'hello', {}],
  ['a length with a sign', 'content-length: +2', 'hello', {}],
  ['an empty length', 'content-length:', 'hello', {}],
  ['a length beyond all measure', 'content-length: 9999999999999999', 'hello', {}],
  ['chunks and a length', 'content-length: 2\r\ntransfer-encoding: chunked', '5\r\nhello\r\n0\r\n\r\n', {}],
  ['chunks and two lengths', 'content-length: 2, 3\r\ntransfer-encoding: chunked', '5\r\nhello\r\n0\r\n\r\n', {}],
  ['a line without a colon', 'content-length: 5\r\nPHP Warning', 'hello', { 'content-length': '5' }],
  ['a field without a name', ': b\r\ncontent-length: 5', 'hello', { 'content-length': '5' }],
  ['a blank in a name', 'x a: b\r\n c\r\ncontent-length: 5', 'hello', { 'content-length': '5' }],
  ['a fold before the first field', ' folded\r\ncontent-length: 5', 'hello', { 'content-length': '5' }],
  ['a carriage return in a value', 'x: b\rc\r\ncontent-length: 5', 'hello', { x: 'b c', 'content-length': '5' }],
])('%s is read as browsers read it, and the connection is not used again', (_name, fields, body, headers) => {
  const wire = `HTTP/1.1 200 OK\r\n${fields}\r\n\r\n${body}`;
  for (const size of [1, wire.length]) {
    const answer = read(wire, { size, closes: true });
    expect(answer).toMatchObject({ isDone: true, body: 'hello', keepsAlive: false });
    const { 'transfer-encoding': _, ...said } = answer.heads[0]?.headers ?? {};
    expect(said).toEqual(headers);
  }
});

test('the answer to a HEAD may name its length as oddly, and has no body', () => {
  const wire = 'HTTP/1.1 200 OK\r\ncontent-length: 5\r\ncontent-length: 5\r\n\r\n';
  expect(read(wire, { isHead: true })).toMatchObject({ isDone: true, used: wire.length, keepsAlive: false });
});

const chunked = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n';

const KIB = 1_024;

test.each([
  ['one field of 250 KiB', `x: ${'y'.repeat(250 * KIB)}\r\n`, 1],
  ['250 cookies of 1 KiB', `set-cookie: a=${'y'.repeat(KIB - 16)}\r\n`.repeat(250), 1],
  ['20,000 fields', Array.from({ length: 20_000 }, (_, n) => `x${n}: y\r\n`).join(''), 20_000],
  ['a value in 100 lines', `x: a\r\n${' b\r\n'.repeat(100)}`, 1],
])('%s are taken, as by browsers, in pieces too', (_name, fields, names) => {
  const wire = `HTTP/1.1 200 OK\r\n${fields}content-length: 0\r\n\r\n`;
  for (const size of [1_000, wire.length]) {
    const { heads, keepsAlive } = read(wire, { size });
    expect([Object.keys(heads[0]?.headers ?? {}).length, keepsAlive]).toEqual([names + 1, true]);
  }
});

test.each([
  ['120,000 lines that are no fields', 'a\n'.repeat(120_000)],
  ['a length beside many blanks', `content-length: 0${' '.repeat(240_000)},0\r\n`],
])('%s cost no more than the head is long', (_name, fields) => {
  expect(read(`HTTP/1.1 200 OK\r\n${fields}content-length: 0\r\n\r\n`)).toMatchObject({ isDone: true, body: '' });
});

test('a value in more than 100 lines is a headers_overflow', () => {
  const wire = `HTTP/1.1 200 OK\r\nx: a\r\n${' b\r\n'.repeat(101)}\r\n`;
  expect(() => read(wire)).toThrow(expect.objectContaining({ code: 'headers_overflow' }));
});

test.each([
  ['blank lines', '\r\n'.repeat(140_000)],
  ['a status line', `HTTP/1.1 200 ${'x'.repeat(300_000)}`],
  ['a field', `HTTP/1.1 200 OK\r\nx: ${'x'.repeat(300_000)}`],
  ['a whole head', `HTTP/1.1 200 OK\r\n${`x: ${'x'.repeat(KIB)}\r\n`.repeat(260)}\r\n`],
  ['an extension of a chunk', `${chunked}5;${'x'.repeat(300_000)}`],
  ['trailers', `${chunked}0\r\n${'x: y\r\n'.repeat(50_000)}`],
])('%s beyond 256 KiB: no more than that are looked at', (_name, wire) => {
  for (const size of [100, wire.length]) {
    expect(() => read(wire, { size })).toThrow(expect.objectContaining({ code: 'headers_overflow' }));
  }
});

test('any number of small chunks is accepted, as each brings a part of the body', () => {
  expect(read(`${chunked}${'1\r\nx\r\n'.repeat(20_000)}0\r\n\r\n`, { size: 1_000 }).body).toHaveLength(20_000);
});

test('a sink that has enough gets no more', () => {
  let pieces = 0;
  const parser: AnswerParser = new AnswerParser(
    {
      onHead: () => {},
      onData: () => {
        pieces++;
        parser.stop();
      },
      onEnd: () => expect.unreachable(),
    },
    false,
  );
  parser.take(Buffer.from(`${chunked}1\r\nx\r\n1\r\nx\r\n0\r\n\r\n`));
  expect([pieces, parser.isDone]).toEqual([1, true]);
});
