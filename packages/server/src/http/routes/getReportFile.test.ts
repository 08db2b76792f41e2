import { connect } from 'node:net';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import type { ObjectStorage } from '../../reporting/reports/files/object-storage.ts';
import { verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';

const FILE = Buffer.from('url;status\n');

let given: readonly Buffer[] = [];
const objects: ObjectStorage = {
  prefix: '',
  put: async () => {},
  get: async () =>
    (async function* () {
      yield* given;
    })(),
  delete: async () => {},
};
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ services: { objects } });
  return () => server.close();
});

/**
 * Everything that a client receives on a connection that it keeps open, when the bucket sends these pieces instead of
 * the file
 */
async function answerOf(pieces: readonly Buffer[]): Promise<string> {
  given = pieces;
  const { id: domain_id } = await verifiedDomain(server, { hostname: `${server.ctx.ids.uuid()}.example.com` });
  const { id: account_id } = server.ctx.account;
  const id = server.ctx.ids.uuid();
  const of = {
    id,
    account_id,
    domain_id,
    crawl_id: 'c',
    format: 'csv',
    state: 'completed',
    created_at: 1,
    finished_at: 1,
  };
  const file = {
    file_name: 'links.csv',
    content_type: 'text/csv',
    bytes: FILE.length,
    sha256: 'ab'.repeat(32),
    object_key: 'k',
  };
  await server.db.knex('reports').insert({ ...of, ...file });
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  let seen = '';
  const isOver = new Promise<void>((resolve) => {
    socket.on('data', (data) => {
      seen += data.toString('latin1');
      if (seen.includes('"status":"ok"')) resolve();
    });
    socket.once('error', () => resolve()).once('close', () => resolve());
  });
  const head = `Host: a\r\nAuthorization: Bearer ${server.key}`;
  socket.write(`GET /api/v1/reports/${id}/file HTTP/1.1\r\n${head}\r\n\r\n`);
  socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
  await isOver;
  return seen.slice(seen.indexOf('\r\n\r\n') + 4);
}

it('a file of the expected length is sent from the bucket, and the connection is kept for the next request', async () => {
  const seen = await answerOf([FILE]);
  expect(seen).toMatch(/^url;status\nHTTP\/1\.1 200 OK\r\n/);
});

it.each([
  ['longer', [FILE, Buffer.from('HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nforged')]],
  ['longer in one piece', [Buffer.concat([FILE, Buffer.from('forged')])]],
  ['shorter', [FILE.subarray(0, 4)]],
])(
  'a file that the bucket gives %s breaks the connection off, so that nothing of it is read as the next answer',
  async (_, pieces) => {
    const seen = await answerOf(pieces);
    expect(seen).not.toContain('forged');
    expect(seen).not.toContain('HTTP/1.1');
  },
);
