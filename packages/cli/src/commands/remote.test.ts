import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { runCli } from '../run-cli.ts';
import { answers, startOtherServer, startRemoteServer } from '../test-support/remote-server.ts';
import { cliIo, run } from '../test-support/run.ts';
import { temporaryFolder } from '../test-support/temporary-folder.ts';

const of = (url: string, key = 'lv_key') => ({ LINKVITALS_URL: url, LINKVITALS_API_KEY: key });

async function onServer() {
  const server = await startRemoteServer();
  const env = of(server.url, server.key);
  return { ...server, env, remote: (...args: string[]) => run(args, env) };
}

describe('domains of a server', () => {
  it('are added, changed, shown and deleted, by hostname in any spelling or by id', async () => {
    const { remote } = await onServer();
    const added = await remote('domains', 'add', 'https://WWW.Example.com/x', '--set', 'crawl_config.max_pages=40');
    expect(added.code).toBe(0);
    expect(added.stdout).toMatch(/^HOSTNAME +example\.com\n/);
    expect(added.stdout).toMatch(/^PAGES +40$/m);
    expect(added.stdout).toMatch(/^example\.com {2}TXT {2}linkvitals-verify=\S+$/m);

    const set = ['--set', 'settings.report_frequency=monthly', '--set', 'settings.email_alerts=false'];
    const updated = await remote('domains', 'update', 'Example.COM', ...set, '--format', 'json');
    const domain = JSON.parse(updated.stdout);
    expect(domain.settings).toMatchObject({ report_frequency: 'monthly', email_alerts: false });
    expect((await remote('domains', 'get', domain.id)).stdout).toMatch(/^MAIL ALERTS +no$/m);

    const list = await remote('domains', 'list');
    expect(list.stdout).toMatch(/^HOSTNAME +OWNERSHIP .*ID\nexample\.com {2}unverified .*\S+\n$/);
    expect(list.stdout).not.toContain('\u001b');

    const careless = await remote('domains', 'delete', 'example.com');
    expect(careless).toMatchObject({ code: 2, stderr: expect.stringContaining('--confirm example.com') });
    expect((await remote('domains', 'delete', domain.id, '--confirm', 'example.org')).code).toBe(2);
    expect((await remote('domains', 'list', '--format', 'jsonl')).stdout).not.toBe('');
    expect((await remote('domains', 'delete', 'example.com', '--confirm', 'example.com')).code).toBe(0);
    expect(await remote('domains', 'list', '--format', 'jsonl')).toMatchObject({ code: 0, stdout: '' });
    expect(await remote('domains', 'get', 'example.com')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('no domain example.com'),
    });
  });

  it('are deleted when somebody types the hostname on a terminal, and only then', async () => {
    const { env, remote } = await onServer();
    await remote('domains', 'add', 'example.com');
    const typing = async (text: string) => {
      const io = cliIo(env);
      const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} });
      const ended = runCli(['domains', 'delete', 'example.com'], {
        ...io,
        stdin,
        stderr: Object.assign(io.stderr, { isTTY: true }),
      });
      await expect.poll(() => io.stderrText()).toMatch(/for good\.\nType example\.com to go on: /);
      stdin.write(text);
      return await ended;
    };
    expect(await typing('yes\r')).toBe(2);
    expect(await typing('example.com\u0003')).toBe(2);
    expect((await remote('domains', 'get', 'example.com')).code).toBe(0);
    expect(await typing('example.com\r')).toBe(0);
    expect((await remote('domains', 'get', 'example.com')).code).toBe(1);
  });

  it('come from all pages, or the first ones, as the API has them', async () => {
    const { remote } = await onServer();
    const names = Array.from({ length: 103 }, (_, at) => `s${at}.example.com`);
    await Promise.all(names.map((name) => remote('domains', 'add', name)));
    const all = JSON.parse((await remote('domains', 'list', '--format', 'json')).stdout);
    expect(new Set(all.map(({ hostname }: { hostname: string }) => hostname))).toEqual(new Set(names));
    const some = await remote('domains', 'list', '--format', 'jsonl', '--limit', '101');
    expect(
      some.stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual(all.slice(0, 101));
    expect((await remote('domains', 'list', '--limit', '2')).stdout.split('\n')).toHaveLength(4);
  });

  it('are explained where they cannot be what was wanted', async () => {
    const { remote } = await onServer();
    const set = ['--set', 'crawl_config.max_pages=-1', '--set', 'settings.email_alerts=7'];
    const faulty = await remote('domains', 'add', 'example.com', ...set, '--verbose');
    expect(faulty).toMatchObject({ code: 1, stdout: '' });
    expect(faulty.stderr).toMatch(
      /^[^#]+\n {2}#.*email_alerts.*\n {2}#.*max_pages.*\nStatus 400, code validation_failed, request \S+\n$/,
    );
    expect((await remote('domains', 'add', 'example.com', '--set', '__proto__.x=1')).code).toBe(2);
    expect((await remote('domains', 'update', 'example.com')).code).toBe(2);

    await remote('domains', 'add', 'example.com');
    const crawl = await remote('crawls', 'start', 'example.com');
    expect(crawl).toMatchObject({ code: 1, stderr: expect.stringContaining('DNS record to add') });
    expect((await remote('crawls', 'start', 'example.com', '--wait')).code).toBe(3);
    expect((await remote('crawls', 'list', 'example.com', '--format', 'json')).stdout).toBe('[]\n');
  });
});

it('endpoints are added, rotated, listed and deleted; a secret is alone on stdout', async () => {
  const { remote } = await onServer();
  const made = await remote('webhooks', 'add', 'https://hooks.example.com/x', '--events', 'crawl.failed,crawl.started');
  expect(made).toMatchObject({ code: 0, stdout: expect.stringMatching(/^whsec_\S+\n$/) });
  const list = await remote('webhooks', 'list', '--format', 'jsonl');
  const { id, events } = JSON.parse(list.stdout);
  expect(events).toEqual(['crawl.failed', 'crawl.started']);
  expect(list.stdout).not.toContain(made.stdout.trim());
  const rotated = await remote('webhooks', 'rotate-secret', id, '--grace', '0');
  expect(rotated.stdout).toMatch(/^whsec_\S+\n$/);
  expect(rotated.stdout).not.toBe(made.stdout);
  expect((await remote('webhooks', 'deliveries', id, '--format', 'json')).stdout).toBe('[]\n');
  expect((await remote('webhooks', 'delete', id)).stderr).toContain('--confirm hooks.example.com');
  expect((await remote('webhooks', 'delete', id, '--confirm', 'hooks.example.com')).code).toBe(0);
  expect((await remote('webhooks', 'delete', id, '--confirm', 'hooks.example.com')).code).toBe(1);
  const log = await remote('audit-log', '--action', 'webhook.deleted');
  expect(log.stdout).toMatch(/\n\S+ +webhook\.deleted +cli +api-key /);
  expect(await remote('audit-log', '--action', 'nonsense')).toMatchObject({ code: 0, stdout: '', stderr: 'None.\n' });
});

describe('crawls start --wait', () => {
  const id = '0190f3a0-0000-7000-8000-000000000001';
  const domain = { id: '0190f3a0-0000-7000-8000-000000000002', hostname: 'a.example' };
  const crawl = { id, domain: 'a.example', domain_id: domain.id, state: 'queued', progress: {} };
  const ended = { ...crawl, state: 'completed', health_score: 90, stats: { broken_links: 2 } };

  /** Runs `crawls start --wait` against a server whose crawl has ended, and gives its requests and the command's result. */
  async function waiting(events: (response: ServerResponse) => void) {
    const requested: string[] = [];
    const json = (response: ServerResponse, status: number, body: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    const url = await startOtherServer((request, response) => {
      const path = (request.url ?? '').split('?')[0]?.replace('/api/v1', '') ?? '';
      requested.push(`${request.method} ${path.replace(id, 'C').replace(domain.id, 'D')}`);
      if (path.endsWith('/events')) return events(response);
      if (request.method === 'POST') return json(response, 202, crawl);
      return json(response, 200, path.startsWith('/crawls') ? ended : { data: [domain], next_cursor: null });
    });
    const result = await run(['crawls', 'start', 'a.example', '--wait', '--format', 'json'], of(url));
    return { requested: requested.filter((line) => line.includes('crawls')), result };
  }

  it('follows the live events of the crawl to its end', async () => {
    const { requested, result } = await waiting((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('id: 1\nevent: state\ndata: {"state":"running"}\n\n');
      response.end(`id: 2\nevent: end\ndata: ${JSON.stringify(ended)}\n\n`);
    });
    expect([result.code, JSON.parse(result.stdout)]).toEqual([1, ended]);
    expect(requested).toEqual(['POST /domains/D/crawls', 'GET /crawls/C/events']);
  });

  it('looks at the crawl where the server has no place for another stream', async () => {
    const { requested, result } = await waiting((response) => {
      response.writeHead(429, { 'content-type': 'application/problem+json' });
      response.end(JSON.stringify({ title: 'Too many', status: 429, code: 'rate_limited' }));
    });
    expect([result.code, JSON.parse(result.stdout)]).toEqual([1, ended]);
    expect(requested.at(-1)).toBe('GET /crawls/C');
  });
});

describe('which server is called', () => {
  it('the environment wins over the stored profile, and is never mixed with it', async () => {
    const { url, key, env } = await onServer();
    const stored = { url: 'https://127.0.0.1:1', api_key: 'lv_stored' };
    const folder = await temporaryFolder({ 'linkvitals/profiles/default.json': JSON.stringify(stored) });
    const both = { ...env, XDG_CONFIG_HOME: folder };
    expect((await run(['domains', 'list'], { ...both, LINKVITALS_PROFILE: 'default' })).code).toBe(0);
    for (const half of [{ LINKVITALS_URL: url }, { LINKVITALS_API_KEY: key }]) {
      const { code, stderr } = await run(['domains', 'list'], { ...half, XDG_CONFIG_HOME: folder });
      expect([code, stderr]).toEqual([2, expect.stringContaining('is not: set both')]);
    }
    expect((await run(['domains', 'list', '--profile', 'default'], both)).code).toBe(2);
    expect((await run(['profiles'], both)).stderr).toContain('win over every profile');
  });

  it('a damaged profile, an http address in it and one in the environment are refused', async () => {
    const profile = JSON.stringify({ url: 'http://links.example.com', api_key: 'lv_stored' });
    const folder = await temporaryFolder({
      'linkvitals/profiles/default.json': '{"api_key":"lv_stored"',
      'linkvitals/profiles/open.json': profile,
    });
    const env = { XDG_CONFIG_HOME: folder };
    for (const args of [[], ['--profile', 'open']]) {
      const { code, stderr } = await run(['domains', 'list', ...args], env);
      expect(code).toBe(2);
      expect(stderr).toMatch(/is damaged|--insecure-http/);
      expect(stderr).not.toContain('lv_stored');
    }
    expect((await run(['profiles'], env)).stdout).toMatch(/default +yes +\(damaged/);
    expect((await run(['domains', 'list'], of('http://links.example.com'))).code).toBe(2);
  });
});

describe('when a server misbehaves', () => {
  it('the command names a server that does not answer, and what to look at', async () => {
    const url = await startOtherServer((request) => request.destroy());
    const { code, stderr, stdout } = await run(['domains', 'list'], of(url));
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`${url} cannot be reached (`);
  });

  it.each([
    ['<h1>Welcome</h1>', 200, /is not the API of Linkvitals/],
    ['<h1>Bad gateway</h1>', 404, /answered 404 without saying why/],
    [
      { type: 'about:blank', title: 'x', status: 403, code: 'new_code', detail: 'New reason.' },
      403,
      /^New reason\.\n$/,
    ],
    [{ title: '', status: 409, code: 'crawl_in_progress', errors: 7 }, 409, /^http:\S+ answered 409/],
  ])('%j with %i is explained', async (body, status, expected) => {
    const { code, stderr } = await run(['crawls', 'get', 'x'], of(await answers(body, status)));
    expect(code).toBe(1);
    expect(stderr).toMatch(expected);
  });

  it('follows no redirect with the key', async () => {
    const seen: unknown[] = [];
    const other = await startOtherServer(({ headers }, response) => {
      seen.push(headers.authorization);
      response.end('{}');
    });
    const url = await answers('', 302, { location: `${other}/api/v1/domains` });
    expect((await run(['domains', 'list'], of(url))).code).toBe(1);
    expect(seen).toEqual([]);
  });

  it('takes an answer of another version: members that are new, missing or of another type', async () => {
    const newer = {
      id: 'a',
      hostname: 'a.example',
      verification_status: 'sealed',
      colour: 'red',
      metrics: 7,
      last_crawl: [],
    };
    const url = await answers({ data: [newer, {}, null], next_cursor: null, total: 3 });
    const list = await run(['domains', 'list'], of(url));
    expect(list).toMatchObject({ code: 0, stderr: '' });
    expect(list.stdout).toMatch(/\na\.example {2}sealed .* a\n/);
    expect(JSON.parse((await run(['domains', 'list', '--format', 'json'], of(url))).stdout)[0]).toEqual(newer);
    const one = await answers({ colour: 'red' });
    expect((await run(['crawls', 'get', 'x'], of(one))).code).toBe(0);
  });

  it('lets nothing that it says steer the terminal', async () => {
    const evil = 'a\u001b]0;title\u0007\u001b[2J\u009b31m\u202e\r\nFAKE LINE';
    const domain = {
      id: evil,
      hostname: evil,
      crawl_config: { exclusions: [evil] },
      verification: { records: [{ name: evil, type: evil, value: evil }] },
    };
    const listUrl = await answers({ data: [domain], next_cursor: null });
    const problem = {
      title: evil,
      status: 422,
      code: evil,
      detail: evil,
      request_id: evil,
      crawl_id: evil,
      errors: [{ pointer: evil, detail: evil }],
    };
    const problemUrl = await answers(problem, 422);
    const commands: [string[], string][] = [
      [['domains', 'list'], listUrl],
      [['domains', 'list', '--format', 'json'], listUrl],
      [['domains', 'get', 'a.example'], listUrl],
      [['domains', 'delete', 'a.example'], listUrl],
      [['domains', 'list', '--verbose'], problemUrl],
    ];
    for (const [args, url] of commands) {
      const { stdout, stderr } = await run(args, of(url));
      expect(stdout + stderr).toContain('title');
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
      expect(stdout + stderr).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
      expect(stdout + stderr).not.toMatch(/^FAKE/m);
    }
  });
});

it('a table is cut at the edge of a terminal, and coloured there unless NO_COLOR is set', async () => {
  const url = await answers({ data: [{ id: 'x'.repeat(200), hostname: 'a.example' }], next_cursor: null });
  const onTerminal = async (env: Record<string, string>) => {
    const io = cliIo({ ...of(url), ...env });
    await runCli(['domains', 'list'], { ...io, stdout: Object.assign(io.stdout, { isTTY: true, columns: 90 }) });
    return io.stdoutText().split('\n');
  };
  const [title = '', row = ''] = await onTerminal({});
  expect(title.slice(0, 6)).toBe('\u001b[1mHO');
  expect([row.length, row.at(-1)]).toEqual([90, '…']);
  expect((await onTerminal({ NO_COLOR: '1' }))[0]).toMatch(/^HOSTNAME/);
});
