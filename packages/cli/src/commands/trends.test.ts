import { expect, it } from 'vitest';
import { startOtherServer, startRemoteServer } from '../test-support/remote-server.ts';
import { run } from '../test-support/run.ts';

const id = '0190f3a0-0000-7000-8000-000000000001';

const measured = {
  crawls: 1,
  health_score: 84,
  broken_links: 3,
  new_issues: 2,
  fixed_issues: null,
  pages_crawled: 110,
  response_time_ms: 240,
  response_time_p95_ms: 910,
  duration_seconds: 83.2,
};
const ofDomain = {
  complete: false,
  points: [
    { ...measured, at: '2026-01-12T06:01:23.000Z', date: '2026-01-12' },
    { ...measured, at: '2026-01-30T06:01:23.000Z', date: '2026-01-30', health_score: null },
  ],
  marks: [{ at: '2026-01-19T06:00:04.000Z', date: '2026-01-19', state: 'failed', error_code: 'DNS_ERROR', crawls: 1 }],
};
const ofAll = {
  points: [{ ...measured, date: '2026-01-12', domains: 3, domains_crawled: 2 }],
  marks: [{ date: '2026-01-11', state: 'failed', domains: 1, crawls: 2 }],
};

/** A server with these trends, and the requests to it. */
async function server() {
  const requested: string[] = [];
  const url = await startOtherServer((request, response) => {
    const path = (request.url ?? '').replace('/api/v1', '');
    requested.push(path);
    const body = path.startsWith('/trends') ? ofAll : path.includes('/trends') ? ofDomain : { id };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  const env = { LINKVITALS_URL: url, LINKVITALS_API_KEY: 'lv_key' };
  return { requested, trends: (...args: string[]) => run(['trends', ...args], env) };
}

it('trends of a domain are a table of its crawls in the order of time, without zeros for those that failed', async () => {
  const { requested, trends } = await server();
  const { stdout, stderr, code } = await trends(id, '--window', '90d');
  expect(code).toBe(0);
  const rows = stdout
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/\s+/));
  expect(rows[0]).toEqual(
    'ENDED STATE CRAWLS SCORE BROKEN NEW FIXED PAGES READ LOAD MS P95 MS SECONDS ERROR'.split(' '),
  );
  expect(rows[1]).toEqual(['2026-01-12T06:01:23.000Z', 'completed', '1', '84', '3', '2', '110', '240', '910', '83.2']);
  expect(rows[2]).toEqual(['2026-01-19T06:00:04.000Z', 'failed', '1', 'DNS_ERROR']);
  expect(rows[3]?.slice(0, 4)).toEqual(['2026-01-30T06:01:23.000Z', 'completed', '1', '3']);
  expect(stderr).toContain('more crawls');
  expect(requested.at(-1)).toBe(`/domains/${id}/trends?window=90d`);
});

it('trends of all domains are by day; json is what the API sent', async () => {
  const { requested, trends } = await server();
  const { stdout } = await trends();
  expect(stdout).toMatch(
    /^DATE +STATE +DOMAINS .*\n2026-01-11 +failed +1 +2\n2026-01-12 +completed +3 +2 +1 +84 .*\n$/,
  );
  expect(requested).toEqual(['/trends?window=30d']);
  expect(JSON.parse((await trends('--format', 'json')).stdout)).toEqual(ofAll);
  expect(JSON.parse((await trends(id, '--by', 'day', '--format', 'json')).stdout)).toEqual(ofDomain);
  expect(requested.at(-1)).toBe(`/domains/${id}/trends?window=30d&by=day`);
  expect(await trends('--by', 'crawl')).toMatchObject({ code: 2, stderr: expect.stringContaining('name a domain') });
  expect((await trends('--window', '7d')).code).toBe(2);
});

it('a server without crawls has no trends, which is no error', async () => {
  const { url, key } = await startRemoteServer();
  const env = { LINKVITALS_URL: url, LINKVITALS_API_KEY: key };
  expect(await run(['trends'], env)).toMatchObject({ code: 0, stdout: '', stderr: 'None.\n' });
  await run(['domains', 'add', 'example.com'], env);
  const { points, marks, by } = JSON.parse((await run(['trends', 'example.com', '--format', 'json'], env)).stdout);
  expect([by, points, marks]).toEqual(['crawl', [], []]);
});
