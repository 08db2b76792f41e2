import { expect, it } from 'vitest';
import { dumpArguments } from './dump-arguments.ts';

const connection = { host: 'db', port: 3307, user: 'linkvitals', password: 'p4ssword', database: 'links' };

it.each([
  ['MariaDB', undefined, ['--skip-ssl']],
  ['MariaDB', { rejectUnauthorized: false }, ['--ssl', '--skip-ssl-verify-server-cert']],
  ['MariaDB', { rejectUnauthorized: true }, ['--ssl', '--ssl-verify-server-cert', '--ssl-ca=/ca.pem']],
  ['MySQL', undefined, ['--get-server-public-key', '--set-gtid-purged=OFF']],
  ['MySQL', { rejectUnauthorized: false }, ['--ssl-mode=REQUIRED', '--set-gtid-purged=OFF']],
  ['MySQL', { rejectUnauthorized: true }, ['--ssl-mode=VERIFY_IDENTITY', '--ssl-ca=/ca.pem', '--set-gtid-purged=OFF']],
] as const)('%s with ssl %j is dumped over a connection as safe as the server has', (family, ssl, own) => {
  const args = dumpArguments(family, { ...connection, ...(ssl === undefined ? {} : { ssl }) }, '/ca.pem');
  expect(args.filter((arg) => /ssl|gtid|public-key/.test(arg))).toEqual(own);
  expect(args).toEqual(
    expect.arrayContaining(['--host=db', '--port=3307', '--user=linkvitals', '--single-transaction']),
  );
  expect(args.slice(-2)).toEqual(['--', 'links']);
  expect(args.join(' ')).not.toContain('p4ssword');
});
