import { randomBytes } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openOutbound, serveHttp, text } from '../test-support/loopback.ts';
import type { OutboundResponse } from '../types.ts';
import { parseCodings } from './content-coding.ts';

const PLAIN = Buffer.from('<a href="/x">é</a>\n'.repeat(5_000));
const MIB = 1_048_576;

async function fetchCoded(coding: string, body: Buffer, maxBodyBytes = 10 * MIB): Promise<OutboundResponse> {
  const site = await serveHttp((_request, response) => void response.setHeader('content-encoding', coding).end(body));
  return openOutbound().request({ url: site.url, maxBodyBytes });
}

/** Counts the bytes that each decoder returns that is made from now on until the test ends. */
function countDecoded(): () => readonly number[] {
  const zlib: Record<string, (...args: unknown[]) => Duplex> = process.getBuiltinModule('node:zlib') as never;
  const counts: number[] = [];
  for (const name of ['createInflateRaw', 'createBrotliDecompress', 'createZstdDecompress']) {
    const make = zlib[name];
    if (make === undefined) continue;
    const spy = vi.spyOn(zlib, name).mockImplementation((...args) => {
      const decoder = make(...args);
      const at = counts.push(0) - 1;
      const push = decoder.push.bind(decoder);
      decoder.push = (chunk, ...more) => {
        counts[at] = (counts[at] ?? 0) + (chunk?.length ?? 0);
        return push(chunk, ...more);
      };
      return decoder;
    });
    onTestFinished(() => spy.mockRestore());
  }
  return () => counts;
}

describe('every coding is decoded', () => {
  test.each([
    ['gzip', gzipSync(PLAIN)],
    ['x-gzip', gzipSync(PLAIN)],
    ['GZIP', gzipSync(PLAIN)],
    ['br', brotliCompressSync(PLAIN)],
    ['zstd', zstdCompressSync(PLAIN)],
    ['deflate', deflateSync(PLAIN)],
    ['deflate', deflateRawSync(PLAIN)],
    ['identity', PLAIN],
    ['utf-8', PLAIN],
    ['gzip, br', brotliCompressSync(gzipSync(PLAIN))],
    ['gzip, gzip, gzip, gzip, gzip', [1, 2, 3, 4, 5].reduce<Buffer>((body) => gzipSync(body), PLAIN)],
  ])('%s', async (coding, body) => {
    const response = await fetchCoded(coding, body);
    expect(response.bodyError).toBeUndefined();
    expect(PLAIN.equals(response.body)).toBe(true);
  });

  test('gzip whose header has all the fields that there are, in pieces', async () => {
    const fields = [[3, 0, 1, 0, 2], [...Buffer.from('name\0a comment\0')], [1, 2]].flat();
    const packed = gzipSync(PLAIN);
    packed[3] = 4 + 8 + 16 + 2;
    const body = Buffer.concat([packed.subarray(0, 10), Buffer.from(fields), packed.subarray(10)]);
    for (const at of [1, 4, 11, 14, 20, 30, 32]) {
      const site = await serveHttp((_request, response) => {
        response.setHeader('content-encoding', 'gzip').write(body.subarray(0, at));
        setImmediate(() => response.end(body.subarray(at)));
      });
      const response = await openOutbound().request({ url: site.url, maxBodyBytes: MIB });
      expect([response.bodyError, PLAIN.equals(response.body)]).toEqual([undefined, true]);
    }
  });

  test('an empty body needs no decoding', async () => {
    expect(await fetchCoded('gzip', Buffer.alloc(0))).toMatchObject({ bodyTruncated: false });
  });
});

describe('the parts of a faulty coding that browsers read are read', () => {
  const behind = Buffer.from('<!-- cached by a plugin -->');
  const gzip = gzipSync(PLAIN);
  const flipped = (body: Buffer, at: number): Buffer => {
    const copy = Buffer.from(body);
    copy[copy.length + at] = (copy.at(at) ?? 0) ^ 0x55;
    return copy;
  };
  test.each([
    ['gzip', 'without its trailer', gzip.subarray(0, -8)],
    ['gzip', 'with half a trailer', gzip.subarray(0, -3)],
    ['gzip', 'with a wrong size', flipped(gzip, -1)],
    ['gzip', 'with text behind it', Buffer.concat([gzip, behind])],
    ['gzip', 'with zeros behind it', Buffer.concat([gzip, Buffer.alloc(100)])],
    ['gzip', 'with another one behind it, which browsers leave out', Buffer.concat([gzip, gzipSync('more')])],
    ['gzip, gzip', 'without the inner trailer', gzipSync(gzip.subarray(0, -8))],
    ['gzip, gzip', 'without the outer trailer', gzipSync(gzip).subarray(0, -8)],
    ['deflate', 'without its checksum', deflateSync(PLAIN).subarray(0, -4)],
    ['deflate', 'with half its checksum', deflateSync(PLAIN).subarray(0, -2)],
    ['deflate', 'with text behind it', Buffer.concat([deflateSync(PLAIN), behind])],
    ['deflate', 'raw, with text behind it', Buffer.concat([deflateRawSync(PLAIN), behind])],
    ['br', 'with text behind it', Buffer.concat([brotliCompressSync(PLAIN), behind])],
  ])('%s %s', async (coding, _fault, body) => {
    const response = await fetchCoded(coding, body);
    const { bodyError, bodyTruncated, bodyDamaged } = response;
    expect([bodyError, bodyTruncated, bodyDamaged]).toEqual([undefined, false, undefined]);
    expect(PLAIN.equals(response.body)).toBe(true);
  });

  test.each([
    ['gzip', 'with a wrong checksum', flipped(gzip, -8)],
    ['gzip', 'of nothing, with a wrong checksum', flipped(gzipSync(''), -8)],
    ['gzip', 'with text in the place of its trailer', Buffer.concat([gzip.subarray(0, -8), behind])],
    ['gzip, gzip', 'with a wrong inner checksum', gzipSync(flipped(gzip, -8))],
    ['br, gzip', 'with a wrong outer checksum', flipped(gzipSync(brotliCompressSync(PLAIN)), -8)],
  ])('%s %s is read, and said to be damaged', async (coding, fault, body) => {
    const response = await fetchCoded(coding, body);
    expect([response.bodyError, response.bodyDamaged]).toEqual([undefined, true]);
    expect((fault.startsWith('of nothing') ? Buffer.alloc(0) : PLAIN).equals(response.body)).toBe(true);
  });

  test.each([
    ['gzip', flipped(gzip, -8), 8, [undefined, true]],
    ['deflate', flipped(deflateSync(PLAIN), -4), 4, ['protocol_error', undefined]],
  ] as const)(
    '%s with a wrong checksum is judged alike wherever its trailer is split',
    async (coding, body, trailer, expected) => {
      for (let missing = 0; missing <= trailer; missing++) {
        const at = body.length - missing;
        const site = await serveHttp((_request, response) => {
          response.setHeader('content-encoding', coding).write(body.subarray(0, at), () => {
            setImmediate(() => response.end(body.subarray(at)));
          });
        });
        const { bodyError, bodyDamaged } = await openOutbound().request({ url: site.url, maxBodyBytes: MIB });
        expect([bodyError, bodyDamaged], `${missing} bytes in the second piece`).toEqual(expected);
      }
    },
  );

  test('the checksum of a large body that comes in many pieces is right', async () => {
    const large = Buffer.from(randomBytes(600_000).toString('hex'));
    for (const [coding, body] of [
      ['gzip', gzipSync(large)],
      ['deflate', deflateSync(large)],
    ] as const) {
      const site = await serveHttp((_request, response) => {
        response.setHeader('content-encoding', coding).flushHeaders();
        const send = (at: number): void => {
          if (at >= body.length) response.end();
          else response.write(body.subarray(at, at + 9_999), () => setImmediate(send, at + 9_999));
        };
        send(0);
      });
      const {
        body: read,
        bodyError,
        bodyDamaged,
      } = await openOutbound().request({ url: site.url, maxBodyBytes: 2 * MIB });
      expect([bodyError, bodyDamaged, large.equals(read)]).toEqual([undefined, undefined, true]);
    }
  });

  test('bytes behind it that never end are cut off', async () => {
    const site = await serveHttp((_request, response) => {
      response.setHeader('content-encoding', 'gzip').write(gzip);
      const more = () => !response.destroyed && response.write(Buffer.alloc(4_096, ' '), () => setImmediate(more));
      more();
    });
    const response = await openOutbound().request({ url: site.url, maxBodyBytes: MIB });
    expect([response.bodyError, PLAIN.equals(response.body)]).toEqual([undefined, true]);
  });

  test('a connection goes on behind a body whose coding ends before its last chunk', async () => {
    let connections = 0;
    const site = await serveHttp((request, response) => {
      if (request.socket.bytesWritten === 0) connections++;
      response.setHeader('content-encoding', 'gzip').write(gzip);
      setImmediate(() => setImmediate(() => response.end()));
    });
    const outbound = openOutbound();
    for (let n = 0; n < 3; n++) await outbound.request({ url: site.url, maxBodyBytes: MIB });
    expect(connections).toBe(1);
  });
});

describe('a bomb is cut at maxBodyBytes', () => {
  const zeros = Buffer.alloc(100 * MIB);
  test.each([
    ['gzip', gzipSync(zeros)],
    ['br', brotliCompressSync(zeros)],
    ['zstd', zstdCompressSync(zeros)],
    ['gzip, gzip', gzipSync(gzipSync(zeros))],
    ['gzip, gzip, br', brotliCompressSync(gzipSync(gzipSync(zeros)))],
  ])('%s', async (coding, body) => {
    const decoded = countDecoded();
    const response = await fetchCoded(coding, body, MIB);
    expect(response).toMatchObject({ bodyTruncated: true });
    expect(response.body).toHaveLength(MIB);
    // The bytes that each decoder had returned when it was stopped: all that was ever held of the 100 MiB.
    for (const bytes of decoded()) expect(bytes).toBeLessThan(4 * MIB);
    expect(decoded()).toHaveLength(coding.split(',').length);
  });
});

describe('a faulty coding is reported, and the body before the fault is kept', () => {
  const noise = randomBytes(300_000);
  test.each([
    ['gzip', gzipSync(noise)],
    ['br', brotliCompressSync(noise)],
    ['zstd', zstdCompressSync(noise)],
    ['deflate', deflateSync(noise)],
  ])('%s, truncated', async (coding, body) => {
    const response = await fetchCoded(coding, body.subarray(0, 200_000));
    expect(response.bodyError).toBe('protocol_error');
    expect(response.body.length).toBeGreaterThan(50_000);
    expect(noise.subarray(0, response.body.length).equals(response.body)).toBe(true);
  });

  test('gzip, corrupt in the middle', async () => {
    const begun = deflateRawSync(PLAIN, { finishFlush: constants.Z_FULL_FLUSH });
    // The block has an invalid type.
    const body = Buffer.concat([gzipSync('').subarray(0, 10), begun, Buffer.alloc(100, 7)]);
    expect(await fetchCoded('gzip', body)).toMatchObject({ status: 200, bodyError: 'protocol_error' });
  });

  test('zlib with a wrong checksum, of which browsers show no small page', async () => {
    const packed = deflateSync(PLAIN);
    packed.writeUInt32BE(1, packed.length - 4);
    const response = await fetchCoded('deflate', packed);
    expect(response.bodyError).toBe('protocol_error');
  });

  test('plain text that claims to be gzip', async () => {
    expect(await fetchCoded('gzip', PLAIN)).toMatchObject({ status: 200, bodyError: 'protocol_error' });
  });

  test.each(['gzip, gzip, gzip, gzip, gzip, gzip', 'compress'])('%s is not tried', async (coding) => {
    const response = await fetchCoded(coding, PLAIN);
    expect(response).toMatchObject({ status: 200, bodyError: 'protocol_error' });
    expect(text(response.body)).toBe('');
  });
});

test('zstd may not use a window above 8 MiB', async () => {
  // A frame header (RFC 8878, section 3.1.1) with a window descriptor of 2^31 bytes, then one raw block.
  const frame = Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x00, 21 << 3, 0x09, 0x00, 0x00, 0x78]);
  expect(await fetchCoded('zstd', frame)).toMatchObject({ bodyError: 'protocol_error' });
});

test('words that are no codings are ignored', () => {
  expect(parseCodings(undefined)).toEqual([]);
  expect(parseCodings('none, , utf-8')).toEqual([]);
  expect(parseCodings(' Gzip ,BR')).toEqual(['gzip', 'br']);
});
