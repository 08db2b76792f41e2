import { execFile, spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { createServer, get } from 'node:http';
import { connect } from 'node:net';
import { createAccount, openServices, readConfig } from '@linkvitals/server';
import { expect, it } from 'vitest';
import './no-outside.ts';

it.each([
  ['starts a process', () => spawn(process.execPath, ['--version'])],
  ['starts a process', () => execFile(process.execPath, ['--version'])],
  ['listens', () => createServer().listen(0, '127.0.0.1')],
  ['connects', () => connect(9, '127.0.0.1')],
  ['connects', () => get('http://127.0.0.1:9')],
  ['opens a socket', () => createSocket('udp4').bind(0, '127.0.0.1')],
])('a unit test that %s fails at once, and says where its kind is decided', (what, reach) => {
  expect(reach).toThrow(`A unit test ${what}. See scripts/unit-tests/is-unit-test.ts.`);
});

it('so does one that fetches, and one that opens a database', async () => {
  await expect(fetch('http://127.0.0.1:65000')).rejects.toMatchObject({
    cause: { message: expect.stringContaining('A unit test connects.') },
  });
  const config = readConfig({
    DATABASE_URL: 'sqlite::memory:',
    LINKVITALS_LOG_LEVEL: 'silent',
    LINKVITALS_SECRET_KEY: Buffer.alloc(32).toString('base64'),
  });
  const open = async () => createAccount((await openServices(config)).services, { name: 'A', plan: 'agency' });
  await expect(open()).rejects.toThrow('A unit test opens a database.');
});
