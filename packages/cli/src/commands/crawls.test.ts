import { expect, it } from 'vitest';
import { startOtherServer } from '../test-support/remote-server.ts';
import { run } from '../test-support/run.ts';

const id = '0190f3a0-0000-7000-8000-000000000001';

it('crawls are listed by state and days, of one domain or of all', async () => {
  const requested: string[] = [];
  const address = await startOtherServer((request, response) => {
    requested.push(decodeURIComponent(request.url ?? ''));
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(request.url?.includes('/crawls') ? { data: [], next_cursor: null } : { id }));
  });
  const env = { LINKVITALS_URL: address, LINKVITALS_API_KEY: 'lv_key' };
  const list = (...args: string[]) => run(['crawls', 'list', ...args], env);
  const days = ['--from', '2026-01-31', '--to', '2026-02-01T12:00:00Z'];
  expect((await list(id, '--state', 'failed', ...days)).code).toBe(0);
  const span = 'from=2026-01-31T00:00:00.000Z&to=2026-02-01T12:00:00.000Z';
  expect(requested.at(-1)).toMatch(new RegExp(`^/api/v1/domains/${id}/crawls\\?.*state=failed&${span}$`));
  expect((await list(...days)).code).toBe(0);
  expect(requested.at(-1)).toMatch(new RegExp(`^/api/v1/crawls\\?.*${span}$`));
  expect(await list('--from', 'soon')).toMatchObject({ code: 2, stderr: expect.stringContaining('--from soon') });
});
