import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { connect } from 'node:net';
import { decode, encode, type Packet, type RecordType, streamDecode, streamEncode } from 'dns-packet';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startDnsServer } from './dns-server.ts';
import type { DnsRecords } from './dns-zone.ts';

async function serve(zone: DnsRecords = {}) {
  const server = await startDnsServer({ zone });
  onTestFinished(() => server.close());
  const resolver = new Resolver({ timeout: 10_000, tries: 1 });
  resolver.setServers([server.address]);
  return { server, resolver };
}

const question = (name: string, type: RecordType): Packet => ({
  type: 'query',
  id: 7,
  flags: 0x0100,
  questions: [{ name, type }],
});

async function queryUdp(port: number, query: Packet) {
  const socket = createSocket('udp4');
  socket.send(encode(query), port, '127.0.0.1');
  const [bytes] = (await once(socket, 'message')) as [Buffer];
  socket.close();
  return { bytes: bytes.length, packet: decode(bytes) };
}

const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'resolved',
    (error: NodeJS.ErrnoException) => error.code,
  );

describe('as a resolver sees it', () => {
  test('A, AAAA and TXT records are answered', async () => {
    const { resolver } = await serve({
      'shop.example.com': { A: ['192.0.2.1', '192.0.2.2'], AAAA: ['2001:db8::1'], TXT: ['one', 'two; "three"'] },
    });
    expect((await resolver.resolve4('shop.example.com')).sort()).toEqual(['192.0.2.1', '192.0.2.2']);
    expect(await resolver.resolve6('shop.example.com')).toEqual(['2001:db8::1']);
    expect((await resolver.resolveTxt('SHOP.example.com')).sort()).toEqual([['one'], ['two; "three"']]);
  });

  test('a change is seen by the next question', async () => {
    const { server, resolver } = await serve();
    expect(await code(resolver.resolveTxt('a.test'))).toBe('ENOTFOUND');
    server.set('a.test', 'TXT', ['first']);
    expect(await resolver.resolveTxt('a.test')).toEqual([['first']]);
    server.set('a.test', 'TXT', ['second']);
    expect(await resolver.resolveTxt('a.test')).toEqual([['second']]);
    server.remove('a.test');
    expect(await code(resolver.resolveTxt('a.test'))).toBe('ENOTFOUND');
  });

  test('a name without that type is NODATA, a name with nothing at or below it NXDOMAIN', async () => {
    const { server, resolver } = await serve({ 'a.b.test': { A: ['192.0.2.1'], TXT: ['x'] } });
    expect(await code(resolver.resolve6('a.b.test'))).toBe('ENODATA');
    expect(await code(resolver.resolve4('b.test'))).toBe('ENODATA');
    expect(await code(resolver.resolve4('c.test'))).toBe('ENOTFOUND');
    server.remove('a.b.test', 'TXT');
    expect(await code(resolver.resolveTxt('a.b.test'))).toBe('ENODATA');
    server.remove('a.b.test', 'A');
    expect(await code(resolver.resolve4('a.b.test'))).toBe('ENOTFOUND');
  });

  test('a CNAME chain ends in the queried records, or in NXDOMAIN', async () => {
    const { resolver } = await serve({
      'www.test': { CNAME: ['cdn.test'] },
      'cdn.test': { CNAME: ['edge.test.'] },
      'edge.test': { A: ['192.0.2.9'] },
      'stale.test': { CNAME: ['gone.test'] },
    });
    expect(await resolver.resolve4('www.test')).toEqual(['192.0.2.9']);
    expect(await resolver.resolveCname('www.test')).toEqual(['cdn.test']);
    expect(await code(resolver.resolve4('stale.test'))).toBe('ENOTFOUND');
  });

  test('a TXT value over 255 bytes comes in chunks that join to the value', async () => {
    const value = 'é'.repeat(150) + 'x'.repeat(300);
    const { resolver } = await serve({ 'long.test': { TXT: [value, 'y'.repeat(255), ''] } });
    const answers = await resolver.resolveTxt('long.test');
    expect(answers.map((chunks) => chunks.length).sort()).toEqual([1, 1, 3]);
    const { server } = await serve({ 'long.test': { TXT: [value] } });
    const { packet } = await queryUdp(server.port, { ...question('long.test', 'TXT'), ...edns(4096) });
    const [answer] = packet.answers ?? [];
    expect(answer?.type === 'TXT' && Buffer.concat(answer.data as Buffer[]).toString()).toBe(value);
  });

  test('an answer too big for UDP arrives over TCP', async () => {
    const values = Array.from({ length: 40 }, (_, i) => `${i}-${'x'.repeat(200)}`);
    const { server, resolver } = await serve({ 'big.test': { TXT: values } });
    expect((await resolver.resolveTxt('big.test')).flat().sort()).toEqual(values.sort());
    expect(server.queries.map(({ transport }) => transport)).toEqual(['udp', 'tcp']);
  });

  test('faults are per name, reach through a CNAME, and heal', async () => {
    const { server, resolver } = await serve({
      'a.test': { A: ['192.0.2.1'] },
      'b.test': { A: ['192.0.2.2'] },
      'alias.test': { CNAME: ['a.test'] },
    });
    server.fail('A.test', 'SERVFAIL');
    expect(await code(resolver.resolve4('a.test'))).toBe('ESERVFAIL');
    expect(await code(resolver.resolve4('alias.test'))).toBe('ESERVFAIL');
    expect(await resolver.resolve4('b.test')).toEqual(['192.0.2.2']);
    server.fail('a.test', 'REFUSED');
    expect(await code(resolver.resolve4('a.test'))).toBe('EREFUSED');
    server.fail('a.test', 'timeout');
    const impatient = new Resolver({ timeout: 50, tries: 1 });
    impatient.setServers([server.address]);
    expect(await code(impatient.resolve4('a.test'))).toBe('ETIMEOUT');
    server.heal('a.test');
    expect(await resolver.resolve4('a.test')).toEqual(['192.0.2.1']);
  });

  test('every question is logged with its name, type and transport', async () => {
    const { server, resolver } = await serve({ 'a.test': { A: ['192.0.2.1'] } });
    await resolver.resolve4('A.test');
    await code(resolver.resolveTxt('b.test'));
    expect(server.queries).toEqual([
      { name: 'a.test', type: 'A', transport: 'udp' },
      { name: 'b.test', type: 'TXT', transport: 'udp' },
    ]);
  });
});

const edns = (udpPayloadSize: number): Packet => ({
  additionals: [
    {
      name: '.',
      type: 'OPT',
      udpPayloadSize,
      extendedRcode: 0,
      ednsVersion: 0,
      flags: 0,
      flag_do: false,
      options: [],
    },
  ],
});

describe('on the wire', () => {
  const flags = (packet: Packet) => ({
    aa: ((packet.flags ?? 0) & 0x0400) !== 0,
    tc: ((packet.flags ?? 0) & 0x0200) !== 0,
    rd: ((packet.flags ?? 0) & 0x0100) !== 0,
    rcode: (packet.flags ?? 0) & 0xf,
  });

  test('an answer repeats id and question, is authoritative, and lists the CNAMEs before the address', async () => {
    const { server } = await serve({ 'www.test': { CNAME: ['a.test'] }, 'a.test': { A: ['192.0.2.1'] } });
    const { packet } = await queryUdp(server.port, question('wWw.test', 'A'));
    expect(packet.id).toBe(7);
    expect(packet.questions).toMatchObject([{ name: 'wWw.test', type: 'A' }]);
    expect(packet.answers).toMatchObject([
      { name: 'wWw.test', type: 'CNAME', data: 'a.test', ttl: 0 },
      { name: 'a.test', type: 'A', data: '192.0.2.1', ttl: 0 },
    ]);
    expect(packet.authorities).toEqual([]);
    expect(flags(packet)).toEqual({ aa: true, tc: false, rd: true, rcode: 0 });
  });

  test('negative answers carry the SOA', async () => {
    const { server } = await serve({ 'a.test': { A: ['192.0.2.1'] }, 'www.test': { CNAME: ['a.test'] } });
    const noData = (await queryUdp(server.port, question('a.test', 'TXT'))).packet;
    const aliasOfNoData = (await queryUdp(server.port, question('www.test', 'TXT'))).packet;
    const noName = (await queryUdp(server.port, question('b.test', 'TXT'))).packet;
    expect([noData, aliasOfNoData, noName].map((packet) => flags(packet).rcode)).toEqual([0, 0, 3]);
    expect([noData, aliasOfNoData, noName].map(({ answers }) => answers?.length)).toEqual([0, 1, 0]);
    for (const packet of [noData, aliasOfNoData, noName]) {
      expect(packet.authorities?.map(({ type }) => type)).toEqual(['SOA']);
    }
  });

  test('a CNAME loop is answered with its records instead of hanging', async () => {
    const { server } = await serve({ 'a.test': { CNAME: ['b.test'] }, 'b.test': { CNAME: ['a.test'] } });
    const { packet } = await queryUdp(server.port, question('a.test', 'A'));
    expect(packet.answers?.map(({ name }) => name)).toEqual(['a.test', 'b.test']);
  });

  test.each([
    ['512 bytes without EDNS', {}, true],
    ['the size that the client announces', edns(1232), true],
    ['the size that the client announces, when large', edns(4096), false],
  ])('UDP answers are cut at %s', async (_, extra, truncated) => {
    const { server } = await serve({ 'big.test': { TXT: Array.from({ length: 10 }, (_, i) => `${i}`.repeat(200)) } });
    const { packet, bytes } = await queryUdp(server.port, { ...question('big.test', 'TXT'), ...extra });
    expect(flags(packet).tc).toBe(truncated);
    expect(packet.answers?.length).toBe(truncated ? 0 : 10);
    expect(bytes > 1232).toBe(!truncated);
  });

  test('one TCP connection takes several questions, in any pieces', async () => {
    const { server } = await serve({ 'a.test': { A: ['192.0.2.1'] } });
    const socket = connect(server.port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    const first = streamEncode(question('a.test', 'A'));
    const both = Buffer.concat([first, streamEncode({ ...question('b.test', 'A'), id: 8 })]);
    let received = Buffer.alloc(0);
    const complete = new Promise<void>((resolve) => {
      socket.on('data', (chunk) => {
        received = Buffer.concat([received, chunk]);
        const length = received.length >= 2 ? 2 + received.readUInt16BE(0) : Infinity;
        if (received.length >= length + 2 && received.length >= length + 2 + received.readUInt16BE(length)) resolve();
      });
    });
    socket.setNoDelay(true);
    socket.write(both.subarray(0, 1));
    socket.write(both.subarray(1, first.length + 5));
    socket.write(both.subarray(first.length + 5));
    await complete;
    const split = 2 + received.readUInt16BE(0);
    expect(streamDecode(received.subarray(0, split))?.answers).toHaveLength(1);
    expect(streamDecode(received.subarray(split))?.id).toBe(8);
  });

  test('bytes that are no question are dropped and the server goes on', async () => {
    const { server, resolver } = await serve({ 'a.test': { A: ['192.0.2.1'] } });
    const socket = createSocket('udp4');
    socket.send(Buffer.from('not dns'), server.port, '127.0.0.1', () => socket.close());
    expect(await resolver.resolve4('a.test')).toEqual(['192.0.2.1']);
  });
});

test('a CNAME beside other records is refused', async () => {
  const { server } = await serve({ 'a.test': { A: ['192.0.2.1'] } });
  expect(() => server.set('a.test', 'CNAME', ['b.test'])).toThrow(/stands alone/);
});
