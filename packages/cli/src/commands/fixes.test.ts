import { expect, it } from 'vitest';
import { startOtherServer } from '../test-support/remote-server.ts';
import { run } from '../test-support/run.ts';

const domainId = '0190f3a0-0000-7000-8000-000000000001';
const fix = {
  id: 'fix_0190f3a000007000800000000000003f',
  kind: 'shared_link',
  severity: 'error',
  issues: 1,
  pages: 212,
  points: 2.2468,
  priority: 12.2468,
  opened_at: '2026-01-05T09:00:31.000Z',
  subject: { url: 'https://a.example/old', host: null, from: null, to: null, code: null, folder: null },
};

it('fixes are listed of one domain or of all, the first thing to do first', async () => {
  const requested: string[] = [];
  const url = await startOtherServer((request, response) => {
    requested.push(`${request.method} ${request.url}`.replace('/api/v1', '').replace(domainId, 'D'));
    response.writeHead(200, { 'content-type': 'application/json' });
    const isList = /fixes(\?|$)/.test(request.url ?? '');
    response.end(JSON.stringify(isList ? { data: [fix], next_cursor: null } : { id: domainId }));
  });
  const fixes = (...args: string[]) => run(['fixes', ...args], { LINKVITALS_URL: url, LINKVITALS_API_KEY: 'lv_key' });
  const { stdout, code } = await fixes('--kind', 'shared_link,link', '--severity', 'error', '--section', '/shop/');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^ID +KIND .*PRIORITY .*\nfix_\w+ +shared_link +error +1 +212 +2\.2 +12\.2 .*\/old\n$/);
  await fixes('--domain', domainId, '--limit', '5');
  expect(requested).toEqual([
    'GET /fixes?limit=100&kind=shared_link%2Clink&severity=error&section=%2Fshop%2F',
    'GET /domains/D',
    'GET /domains/D/fixes?limit=5',
  ]);
  expect(JSON.parse((await fixes('--format', 'json')).stdout)).toEqual([fix]);
  expect((await fixes('--severity', 'nonsense')).code).toBe(2);
});
