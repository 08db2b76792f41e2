import { createHash } from 'node:crypto';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { type Certificates, createCertificates } from '@linkvitals/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  CHALLENGE,
  greeting,
  type HostileScript,
  ok,
  openHostile,
  PASSWORD,
  packet,
  refusal,
  resultOf,
  send,
  switchTo,
  watchProcess,
} from './hostile-mysql.test-support.ts';

describe('whoever answers in place of a MySQL server', () => {
  it('gets no file that it requests, and is not offered one', async () => {
    const opened = await openHostile({ query: ({ write }) => write(packet(1, 0xfb, import.meta.filename)) });
    await expect(send(opened)).rejects.toThrow('LOCAL INFILE');
    const received = opened.server.received();
    expect(received.includes('gets no file that it requests')).toBe(false);
    const LOCAL_FILES = 0x80;
    expect(received.readUInt32LE(4) & LOCAL_FILES).toBe(0);
  });

  it.each<[string, HostileScript]>([
    ['in plain', { login: ({ write }, _, number) => write(switchTo(number, 'mysql_clear_password')) }],
    ['as MySQL 3 did', { login: ({ write }, _, number) => write(packet(number, 0xfe)) }],
    ['by a plugin that does not exist', { login: ({ write }, _, number) => write(switchTo(number, '__proto__')) }],
  ])('gets no password when it wants it %s', async (_, script) => {
    const opened = await openHostile(script);
    await expect(send(opened)).rejects.toMatchObject({ fatal: true });
    expect(opened.server.received().includes(PASSWORD)).toBe(false);
  });

  it('gets the password as a hash with its challenge', async () => {
    const opened = await openHostile({});
    await send(opened);
    const sha1 = (...parts: readonly (Buffer | string)[]) =>
      parts.reduce((hash, part) => hash.update(part), createHash('sha1')).digest();
    const challenge = sha1(CHALLENGE, sha1(sha1(PASSWORD)));
    const answer = Buffer.from(sha1(PASSWORD).map((byte, at) => byte ^ Number(challenge[at])));
    expect(opened.server.received().includes(answer)).toBe(true);
  });

  it('gets no password in plain when its greeting says that it takes it so', async () => {
    const opened = await openHostile({ greeting: greeting({ plugin: 'mysql_clear_password' }) });
    await send(opened);
    expect(opened.server.received().includes(PASSWORD)).toBe(false);
  });
});

describe('with ssl=true in the URL,', () => {
  const old = getCACertificates('default');
  let trusted: Certificates;
  let unknown: Certificates;
  let forName: Certificates;
  beforeAll(async () => {
    trusted = await createCertificates();
    unknown = await createCertificates();
    forName = await createCertificates({ hosts: ['localhost'], rootName: 'CN=Test Names' });
    setDefaultCACertificates([...old, trusted.ca, forName.ca]);
    return () => setDefaultCACertificates(old);
  });
  const query = '?ssl=true';

  it.each(['127.0.0.1', 'localhost'])('a server with a certificate for %s is the database', async (host) => {
    await send(await openHostile({ certificate: trusted.good }, { host, query }));
  });

  it.each<[string, string, () => HostileScript]>([
    ['offers no TLS', 'localhost', () => ({})],
    ['shows a certificate of its own', 'localhost', () => ({ certificate: trusted.selfSigned })],
    ['shows the certificate of another name', 'localhost', () => ({ certificate: trusted.wrongHost })],
    ['shows the certificate of another name', '127.0.0.1', () => ({ certificate: trusted.wrongHost })],
    ['shows that of localhost in place of an address', '127.0.0.1', () => ({ certificate: forName.good })],
  ])('one that %s (%s) gets neither password nor statement', async (_, host, script) => {
    const opened = await openHostile(script(), { host, query });
    await expect(send(opened)).rejects.toMatchObject({ code: expect.stringMatching(/^HANDSHAKE_/) });
    expect(opened.server.queries).toEqual([]);
    expect(opened.server.received().includes(PASSWORD)).toBe(false);
  });

  it.each([
    ['wants the whole password', [switchTo(2, 'caching_sha2_password'), packet(3, 1, 4)]],
    ['wants another plugin', [switchTo(2, 'sha256_password')]],
    ['says that all is well', [ok(2)]],
  ])('one that %s before TLS has begun gets neither password nor statement', async (_, early) => {
    const first = Buffer.concat([greeting({ hasTls: true, plugin: 'caching_sha2_password' }), ...early]);
    const opened = await openHostile({ greeting: first, certificate: unknown.good }, { query });
    await expect(send(opened)).rejects.toMatchObject({ fatal: true });
    expect(opened.server.queries).toEqual([]);
    expect(opened.server.received().includes(PASSWORD)).toBe(false);
  });
});

describe('an answer of a MySQL server', () => {
  it('with packets out of order ends the connection', async () => {
    const opened = await openHostile({ query: ({ write }) => write(packet(9, 1)) });
    await expect(send(opened)).rejects.toThrow('out of order');
  });

  it('of any other shape becomes rows or an error, and the next statement is answered', async () => {
    const uncaught = watchProcess();
    const answers = [
      resultOf(['a', 'b'], [['1']]),
      resultOf(['a'], [['1', '2']]),
      resultOf(['__proto__', 'constructor'], [['1', '2']]),
      resultOf([{ name: 'x', type: 12 }], [['no date']]),
      resultOf([{ name: 'x', type: 245 }], [['{"__proto__":{"isPolluted":true}}']]),
      resultOf([{ name: 'x', type: 245 }], [['{']]),
      resultOf([{ name: 'x', type: 8 }], [['no number']]),
      resultOf([{ name: 'x', type: 255 }], [['no geometry']]),
      resultOf([{ name: 'x', type: 99 }], [['no type']]),
      Buffer.concat([resultOf(['x'], []).subarray(0, -18), packet(3, 0)]), // no end of the columns
      refusal(1, 1146, 'none'),
      packet(1),
      packet(1, 0xff),
      packet(1, 0xfe),
    ];
    const opened = await openHostile({
      query: (client, sql) => {
        const answer = answers[Number(sql.split(' ')[1])];
        client.write(answer ?? resultOf(['x'], [['well']]));
      },
    });
    for (const which of answers.keys()) {
      await send(opened, `select ${which}`).catch((error: unknown) => expect(error).toBeInstanceOf(Error));
      expect(await send(opened, 'select well')).toEqual([{ x: 'well' }]);
    }
    expect({}).not.toHaveProperty('isPolluted');
    expect(uncaught).toEqual([]);
  });
});
