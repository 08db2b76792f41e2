import { expect, it } from 'vitest';
import { startOtherServer, startRemoteServer } from '../test-support/remote-server.ts';
import { run } from '../test-support/run.ts';

const id = '0190f3a0-0000-7000-8000-000000000031';
const domainId = '0190f3a0-0000-7000-8000-000000000001';
const issue = {
  id,
  domain: 'a.example',
  kind: 'broken_link',
  severity: 'error',
  state: 'open',
  status_code: 404,
  found_on_pages: 3,
  opened_at: '2026-01-05T09:00:31.000Z',
  url: 'https://a.example/old',
  ignored: null,
  placement: { region: 'footer' },
  suggestion: { url: 'https://a.example/new', reason: 'redirect' },
  acknowledged: { by: 'ada@example.com', at: '2026-01-06T09:00:31.000Z' },
};
const comment = {
  id,
  author: { kind: 'person', name: 'ada@example.com' },
  text: 'two\nlines\u001b[31m',
  created_at: 't',
};
const place = { page_url: 'https://a.example/', kind: 'a', line: 7, text: 'Old\u001b[31m', region: 'footer', count: 2 };
const done = { issue_id: id, state: 'done', outcome: 'fixed', inconclusive_because: null, issue_state: 'fixed' };

/** A server with one issue and its recheck, and the requests to it. */
async function server(recheck: object = done) {
  const requested: string[] = [];
  let looks = 0;
  const url = await startOtherServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const path = (request.url ?? '').replace('/api/v1', '').replace(id, 'I').replace(domainId, 'D');
    requested.push(`${request.method} ${path}${body && ` ${body}`}`);
    const isLook = path.endsWith('/recheck') && request.method === 'GET';
    const pending = { ...done, state: 'pending', outcome: null, issue_state: null };
    if (path.includes('.csv')) {
      response.writeHead(200, { 'content-type': 'text/csv' });
      response.end('\uFEFFissue_id\r\n1\r\n');
      return;
    }
    const answer = () => {
      if (path.includes('/pages')) return { data: [place], next_cursor: null };
      if (path.includes('/comments'))
        return request.method === 'POST' ? comment : { data: [comment], next_cursor: null };
      if (path.endsWith('/recheck')) return isLook && ++looks > 1 ? { ...done, ...recheck } : pending;
      return /issues(\?|$)/.test(path) ? { data: [issue], next_cursor: null } : { ...issue, id: domainId };
    };
    response.writeHead(request.method === 'POST' && path.endsWith('/recheck') ? 202 : 200, {
      'content-type': 'application/json',
    });
    response.end(JSON.stringify(answer()));
  });
  const env = { LINKVITALS_URL: url, LINKVITALS_API_KEY: 'lv_key' };
  return { requested, issues: (...args: string[]) => run(['issues', ...args], env) };
}

it('are listed of a domain or of all, by what the options choose', async () => {
  const { requested, issues } = await server();
  const chosen = ['--severity', 'error', '--kind', 'broken_link', '--outcome', 'new,reopened', '--contains', 'old'];
  const { stdout, code } = await issues('list', ...chosen);
  expect(code).toBe(0);
  expect(stdout).toMatch(
    /^ID +DOMAIN +KIND .*URL +INSTEAD\n\S+ +a\.example +broken_link +error +open +404 +3 +footer .*\/old +\S+\/new\n$/,
  );
  expect(requested).toEqual(['GET /issues?limit=100&kind=broken_link&severity=error&outcome=new%2Creopened&q=old']);
  expect(JSON.parse((await issues('list', '--format', 'json')).stdout)).toEqual([issue]);
  await issues('list', domainId, '--state', 'fixed', '--sort', 'pages', '--limit', '1');
  expect(requested.at(-1)).toBe('GET /domains/D/issues?limit=1&state=fixed&sort=pages');
  expect((await issues('list', '--state', 'nonsense')).code).toBe(2);
});

it('are printed as the CSV of the server, all that fit', async () => {
  const { requested, issues } = await server();
  const csv = ['--format', 'csv'];
  expect(await issues('list', '--severity', 'error', ...csv)).toMatchObject({
    code: 0,
    stdout: '\uFEFFissue_id\r\n1\r\n',
    stderr: '',
  });
  await issues('list', domainId, '--state', 'fixed', '--sort', 'pages', ...csv);
  expect(requested).toEqual([
    'GET /issues.csv?severity=error',
    'GET /domains/D',
    'GET /domains/D/issues.csv?state=fixed&sort=pages',
  ]);
  const limited = await issues('list', '--limit', '5', ...csv);
  expect(limited).toMatchObject({ code: 2, stderr: expect.stringContaining('leave --limit out') });
  expect((await issues('show', id, ...csv)).code).toBe(2);
  expect(requested).toHaveLength(3);
});

it('are listed with the pages that link to their URL, also as the CSV of the server', async () => {
  const { requested, issues } = await server();
  expect((await issues('pages', id)).stdout).toMatch(
    /^LINE +LINKS +IN +PAGE +TEXT\n7 +2 +footer +https:\/\/a\.example\/ +Old.\[31m\n$/,
  );
  expect((await issues('pages', id, '--format', 'csv')).stdout).toBe('\uFEFFissue_id\r\n1\r\n');
  expect(requested).toEqual(['GET /issues/I/pages?limit=100', 'GET /issues/I/occurrences.csv']);
});

it('are shown, decided about and commented on', async () => {
  const { requested, issues } = await server();
  const shown = (await issues('show', id)).stdout;
  expect(shown).toMatch(/^ACKNOWLEDGED +ada@example\.com$/m);
  expect(shown).toMatch(/^INSTEAD +https:\/\/a\.example\/new$/m);
  await issues('ignore', id, '--reason', 'It moves.', '--until', '2030-01-31');
  await issues('reopen', id);
  await issues('acknowledge', id);
  await issues('acknowledge', id, '--undo');
  await issues('assign', id, domainId);
  await issues('assign', id, 'none');
  const written = await issues('comment', id, 'It moves.');
  expect(written.stdout).toMatch(/^TEXT +two.lines.\[31m$/m);
  expect(written.stdout).not.toContain('\u001b');
  expect((await issues('comments', id)).stdout).toContain('ada@example.com');
  expect(requested).toEqual([
    'GET /issues/I',
    'POST /issues/I/ignore {"reason":"It moves.","until":"2030-01-31T00:00:00.000Z"}',
    'POST /issues/I/reopen',
    'PATCH /issues/I {"acknowledged":true}',
    'PATCH /issues/I {"acknowledged":false}',
    `PATCH /issues/I {"assignee_id":"${domainId}"}`,
    'PATCH /issues/I {"assignee_id":null}',
    'POST /issues/I/comments {"text":"It moves."}',
    'GET /issues/I/comments?limit=100',
  ]);
  expect(await issues('ignore', id)).toMatchObject({ code: 2, stderr: expect.stringContaining('--reason') });
  expect((await issues('ignore', id, '--reason', 'x', '--until', 'soon')).code).toBe(2);
});

it.each([
  [{}, 0],
  [{ outcome: 'persisting', issue_state: 'open' }, 1],
  [{ outcome: 'inconclusive', issue_state: 'open', inconclusive_because: 'site_unreachable' }, 3],
  [{ state: 'failed', outcome: null, issue_state: null, error: 'The domain is over the limit of the plan.' }, 3],
])('are checked again; with --wait %j ends with %i', async (recheck, code) => {
  const { requested, issues } = await server(recheck);
  expect(await issues('recheck', id)).toMatchObject({ code: 0, stdout: expect.stringMatching(/^STATE +pending$/m) });
  expect(requested).toEqual(['POST /issues/I/recheck']);
  const waited = await issues('recheck', id, '--wait');
  expect(waited.code).toBe(code);
  expect(waited.stdout).toMatch(new RegExp(`^STATE +${'state' in recheck ? recheck.state : 'done'}$`, 'm'));
  expect(requested.slice(1)).toEqual(['POST /issues/I/recheck', 'GET /issues/I/recheck', 'GET /issues/I/recheck']);
});

it('that are not there end with what the server says', async () => {
  const { url, key } = await startRemoteServer();
  const env = { LINKVITALS_URL: url, LINKVITALS_API_KEY: key };
  expect(await run(['issues', 'list'], env)).toMatchObject({ code: 0, stdout: '', stderr: 'None.\n' });
  expect(await run(['issues', 'show', id], env)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('no such issue'),
  });
  expect((await run(['issues', 'recheck', id, '--wait'], env)).code).toBe(3);
});
