import { spawn } from 'node:child_process';
import { readFile, symlink } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { type FixtureSite, spawnNode, startFixtureSite } from '@linkvitals/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../run-cli.ts';
import { readCsv } from '../test-support/read-csv.ts';
import { readMarkup } from '../test-support/read-markup.ts';
import { cliIo, run } from '../test-support/run.ts';
import { pages, serve } from '../test-support/serve-page.ts';
import { temporaryFolder } from '../test-support/temporary-folder.ts';

interface JsonReport {
  readonly start_url: string;
  readonly summary: Record<string, unknown>;
  readonly targets: readonly {
    readonly url: string;
    readonly verdict: string;
    readonly reason: string;
    readonly status: number | null;
    readonly found_on: readonly { readonly page_url: string; readonly line: number; readonly kind: string }[];
  }[];
}

let site: FixtureSite;
beforeAll(async () => {
  site = await startFixtureSite({ pages: 120 });
});
afterAll(() => site.close());

const page =
  (html: string): RequestListener =>
  (request, response) => {
    if (request.url !== '/') response.statusCode = 404;
    response.setHeader('content-type', 'text/html').end(request.url === '/' ? html : '');
  };

describe('check of a site with known faults', () => {
  let report: JsonReport;
  let code: number;
  beforeAll(async () => {
    site.resetStats();
    const result = await run(['check', site.startUrl, '--rate', '0', '--format', 'json']);
    code = result.code;
    report = JSON.parse(result.stdout);
  });

  it('finds exactly what is broken, with status and number of pages that hold it', () => {
    const broken = report.targets.filter(({ verdict }) => verdict === 'broken');
    const found = broken.map(({ url, status, found_on }) => {
      return { url, status: status ?? 0, foundOnPages: new Set(found_on.map((place) => place.page_url)).size };
    });
    expect(found.sort((a, b) => (a.url < b.url ? -1 : 1))).toEqual(site.truth().broken);
    expect(found.length).toBeGreaterThan(3);
  });

  it('meets every target of the site once', () => {
    const { uniqueLinks, pages } = site.truth();
    expect(new Set(report.targets.map(({ url }) => url)).size).toBe(report.targets.length);
    expect(report.targets.length).toBe(uniqueLinks);
    expect(report.summary).toMatchObject({ outcome: 'completed', truncated: false, pages, targets: uniqueLinks });
    expect(report.start_url).toBe(site.startUrl);
  });

  it('never requests what robots.txt forbids, and says so', () => {
    expect(site.stats().unique.private).toBeUndefined();
    const hidden = report.targets.filter(({ url }) => url.includes('/private/'));
    expect(hidden.map(({ reason }) => reason)).toEqual(['robots_disallowed', 'robots_disallowed']);
  });

  it('exits with 1', () => {
    expect(code).toBe(1);
  });
});

it('has as many requests in flight as --concurrency says', async () => {
  const links = Array.from({ length: 40 }, (_, i) => `<a href="/${i}">x</a>`).join('');
  const waiting: (() => void)[] = [];
  const url = await serve((request, response) => {
    if (request.url === '/') response.setHeader('content-type', 'text/html').end(links);
    else if (!/^\/\d+$/.test(request.url ?? '')) response.writeHead(404).end();
    // No request is answered before all have arrived.
    else if (waiting.push(() => response.end()) === 40) for (const answer of waiting) answer();
  });
  const { code, stdout } = await run(['check', url, '--rate', '0', '--concurrency', '40', '--timeout', '5']);
  expect([code, waiting.length, stdout.includes('timeout')]).toEqual([0, 40, false]);
});

describe('the text of a check', () => {
  it('names a broken link, where it stands, and sums up', async () => {
    const url = await serve(
      page('<title>x</title>\n<a href="/gone\u202e">see\u001b[31m this</a> <a href="/">home</a>'),
    );
    const { code, stdout, stderr } = await run(['check', url, '--rate', '0', '--no-robots', '--no-sitemap']);
    expect(code).toBe(1);
    expect(stderr).toBe('');
    const [title, fix, advice, gap, head, target, place, blank, sum] = stdout.split('\n');
    expect(title).toBe('WHAT TO FIX FIRST');
    expect(fix).toBe(`1. ${url}gone%E2%80%AE (on 1 page)`);
    expect(advice).toBe('   Correct the address, or remove the link.');
    expect(gap).toBe('');
    expect(head).toBe('STATUS  REASON     BROKEN LINK AND WHERE IT STANDS');
    expect(target).toBe(`404     not_found  ${url}gone%E2%80%AE`);
    expect(place?.trim()).toBe(`on ${url}, line 2, "see[31m this"`);
    expect(blank).toBe('');
    expect(sum).toMatch(/^1 page read, 2 different links, 1 broken \(\d\.\d s\)$/);
  });

  it('says that a page limit cut the crawl short', async () => {
    const { stdout } = await run(['check', site.startUrl, '--rate', '0', '--max-pages', '3']);
    expect(stdout).toContain('the limit of 3 pages was reached (--max-pages)');
    expect(stdout).toMatch(/^3 pages read, .*page_limit \d+/m);
  });
});

describe('a robots.txt that names a sitemap which is not there', () => {
  const site: RequestListener = ({ url, headers }, response) => {
    const isThere = url === '/' || url === '/robots.txt';
    response.writeHead(isThere ? 200 : 404, { 'content-type': url === '/' ? 'text/html' : 'text/plain' });
    response.end(url === '/robots.txt' ? `Sitemap: http://${headers.host}/gone.xml` : '<title>Shop</title>');
  };

  it('is said in the report, and is a fault of no page', async () => {
    const url = await serve(site);
    const { code, stdout } = await run(['check', url, '--rate', '0']);
    expect(stdout).toContain(`The sitemap ${url}gone.xml answers HTTP 404. ${url}robots.txt names it.\n`);
    expect(stdout).toContain('none broken');
    expect(code).toBe(0);
  });

  it('fails with --fail-on warning', async () => {
    const url = await serve(site);
    const { code, stdout } = await run(['check', url, '--rate', '0', '--fail-on', 'warning', '-f', 'json']);
    expect(code).toBe(1);
    const unread = { url: `${url}gone.xml`, named_by: `${url}robots.txt`, why: 'answers HTTP 404' };
    expect(JSON.parse(stdout).summary.unread_sitemaps).toEqual([unread]);
  });
});

describe('a site with pages without end', () => {
  let session = 0;
  const shop: RequestListener = ({ url }, response) => {
    const links = url === '/' ? '<a href="/shop?session=first">x</a>' : '';
    const more = url?.startsWith('/shop')
      ? Array.from({ length: 9 }, () => `<a href="/shop?session=${session++}">x</a>`)
      : [];
    response.setHeader('content-type', 'text/html').end(`<title>Shop</title>${links}${more.join('')}`);
  };
  const check = async (...args: string[]) => run(['check', await serve(shop), '--rate', '0', '--no-robots', ...args]);

  it('is checked up to where pages repeat; the report says how many were left out', async () => {
    const { code, stdout } = await check('--no-sitemap');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Not the whole site: \d+ pages were left out, .* \(trap\)\.$/m);
    expect(stdout).toMatch(/not checked \(trap \d+\)/);
  });

  it('is checked whole where its sitemap lists the pages, also when the sitemap has a query itself', async () => {
    const url = await serve(({ url = '', headers }, response) => {
      const id = Number(url.split('id=')[1] ?? 0);
      const list = Array.from({ length: 150 }, (_, i) => `<url><loc>http://${headers.host}/?id=${i + 1}</loc></url>`);
      response.writeHead(id === 150 ? 404 : 200, { 'content-type': 'text/html' });
      response.end(id === 0 ? `<urlset>${list.join('')}</urlset>` : '<title>For members</title>');
    });
    const { code, stdout } = await run(['check', '--sitemap', `${url}?sitemap=1`, '--rate', '0', '--no-robots']);
    expect(stdout).toContain(`404     not_found  ${url}?id=150`);
    expect(stdout).not.toContain('trap');
    expect(code).toBe(1);
  });

  it('fails with --fail-on unverifiable', async () => {
    const { code, stdout } = await check('--no-sitemap', '--fail-on', 'unverifiable', '-f', 'json');
    expect(code).toBe(1);
    expect(JSON.parse(stdout).summary).toMatchObject({
      outcome: 'completed',
      truncated: false,
      trapped: expect.any(Number),
    });
  });
});

describe('a page that is read in part', () => {
  const late = `<a href="/early">x</a>${' '.repeat(1_100_000)}<a href="/gone">y</a>`;
  const answers = { '/': '<a href="/large">x</a><a href="/large#part">z</a>', '/large': late, '/early': 'x' };
  const check = async (...options: string[]) =>
    run(['check', await serve(pages(answers)), '--no-sitemap', '--no-robots', '--rate', '0', ...options]);

  it('is read whole by default', async () => {
    const { code, stdout } = await check();
    expect(stdout).toMatch(/404 +not_found .*\/gone/);
    expect(stdout).not.toContain('Not the whole page');
    expect(code).toBe(1);
  });

  it.each([
    ['--max-page-size', ['--max-page-size', '1'], 'bytes'],
    ['--max-links', ['--max-links', '1'], 'links'],
  ])(
    'is named, with %s that says how to read more, and fails with --fail-on unverifiable',
    async (option, given, by) => {
      const text = await check(...given);
      expect(text.stdout).toMatch(new RegExp(`Not the whole page: http\\S+/large .*${option}`));
      const { code, stdout } = await check(...given, '--fail-on', 'unverifiable', '-f', 'json');
      expect(code).toBe(1);
      const { summary } = JSON.parse(stdout);
      expect(summary.cut_pages).toContainEqual({ url: expect.stringMatching(/\/large$/), by });
    },
  );
});

describe('exit code of a check', () => {
  it('is 0 when nothing is broken', async () => {
    const url = await serve(page('<title>x</title><a href="/">home</a>'));
    const { code, stdout } = await run(['check', url, '--no-robots', '--no-sitemap']);
    expect(stdout).toMatch(/^1 page read, 1 link, none broken/);
    expect(code).toBe(0);
  });

  it('is 3 when the site cannot be crawled, also as JSON', async () => {
    const url = await serve((_, response) => response.writeHead(500).end());
    const { code, stdout } = await run(['check', url, '--no-sitemap', '--no-robots', '--rate', '0', '-f', 'json']);
    expect(code).toBe(3);
    expect(JSON.parse(stdout).summary).toMatchObject({ outcome: 'failed', error_code: 'HTTP_ERROR', pages: 0 });
  });

  it('is 130 after Ctrl-C, with what was known by then; a second one ends at once', async () => {
    const io = cliIo();
    const url = await serve((request, response) => {
      if (request.url === '/') return response.setHeader('content-type', 'text/html').end('<a href="/hang">x</a>');
      if (request.url !== '/hang') return response.writeHead(404).end();
      io.interrupt();
      io.interrupt();
      return undefined;
    });
    expect(await runCli(['check', url, '--rate', '0', '-f', 'json'], io)).toBe(130);
    expect(io.exits).toEqual([130]);
    const { summary, targets } = JSON.parse(io.stdoutText()) as JsonReport;
    expect(summary).toMatchObject({ outcome: 'failed', error_code: 'CANCELED', pages: 1 });
    expect(targets.find((target) => target.url.endsWith('/hang'))).toMatchObject({ reason: 'interrupted' });
  });

  it.each([
    [['check']],
    [['check', 'https://example.com', '--max-pages', '0']],
    [['check', 'https://example.com', '--rate', 'fast']],
    [['check', 'https://example.com', '--format', 'yaml']],
    [['check', 'https://example.com', '--header', 'no colon']],
    [['check', 'https://example.com', '--header', 'Host: example.org']],
    [['check', 'https://example.com', '--exclude', '/(/']],
    [['check', 'https://example.com', '--exclude', `/${'[ab]{0,1000}'.repeat(38)}/`]],
    [['check', 'https://example.com', '--include', '/[ab']],
    [['check', 'https://user:secret@example.com']],
    [['check', 'ftp://example.com']],
    [['check', 'http://']],
    [['check', 'https://example.com', '--unknown']],
    [['chekc', 'https://example.com']],
  ])('is 2 for %j, with what to do and nothing on stdout', async (args) => {
    const { code, stdout, stderr } = await run(args);
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/\w+/);
    expect(stderr).not.toMatch(/\n {4}at /);
  });
});

describe('requests of a check', () => {
  it('carry user agent and headers to the site itself only', async () => {
    const seen: (string | undefined)[][] = [];
    const note: (host: string) => RequestListener = (host) => (request, response) => {
      seen.push([host, request.headers['user-agent'], request.headers['x-token'] as string | undefined]);
      const html = host === 'own' && request.url === '/' ? `<a href="${external}">x</a>` : '';
      response.setHeader('content-type', 'text/html').end(html);
    };
    const external = await serve(note('external'));
    const own = (await serve(note('own'))).replace('127.0.0.1', 'localhost');
    const options = ['--user-agent', 'mine/1', '--header', 'X-Token: abc', '--no-robots', '--no-sitemap'];
    await run(['check', own, '--rate', '0', ...options]);
    expect(seen).toContainEqual(['own', 'mine/1', 'abc']);
    expect(seen.filter(([host]) => host === 'external')).toEqual([
      ['external', expect.stringMatching(/LinkvitalsBot/), undefined],
    ]);
  });

  it('leave out what is excluded', async () => {
    const paths: (string | undefined)[] = [];
    const url = await serve((request, response) => {
      paths.push(request.url);
      response
        .setHeader('content-type', 'text/html')
        .end('<a href="/a/1">1</a><a href="/b/2">2</a><a href="/c/3">3</a>');
    });
    await run([
      'check',
      url,
      '--rate',
      '0',
      '--no-robots',
      '--no-sitemap',
      '--exclude',
      '/a/**',
      '--exclude',
      '/^\\/b/',
    ]);
    expect(paths.filter((path) => path !== '/robots.txt').sort()).toEqual(['/', '/c/3']);
  });
});

describe('a check that is stopped', () => {
  it('leaves whole files of every format behind', async () => {
    const cwd = await temporaryFolder();
    const io = cliIo({}, { cwd });
    const url = await serve((request, response) => {
      if (request.url === '/') return response.setHeader('content-type', 'text/html').end('<a href="/hang">x</a>');
      if (request.url !== '/hang') return response.writeHead(404).end();
      return void io.interrupt();
    });
    const names = ['r.json', 'r.jsonl', 'r.xml', 'r.sarif', 'r.csv', 'r.html', 'r.md', 'r.txt'];
    const outputs = names.flatMap((name) => ['-o', name]);
    expect(await runCli(['check', url, '--rate', '0', ...outputs], io)).toBe(130);
    const texts = await Promise.all(names.map((name) => readFile(join(cwd, name), 'utf8')));
    const [json = '', jsonl = '', xml = '', sarif = '', csv = '', html = '', ...rest] = texts;
    expect(JSON.parse(json).targets).toHaveLength(2);
    const lines = jsonl.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).type)).toEqual(['target', 'target', 'summary']);
    expect(readMarkup(xml, { xml: true }).filter(({ name }) => name === 'testcase')).toHaveLength(2);
    expect(JSON.parse(sarif).runs[0].invocations[0].executionSuccessful).toBe(false);
    expect(readCsv(csv)).toHaveLength(3);
    for (const text of [html, ...rest]) expect(text).toMatch(/Interrupted.+this is what was known by then/);
  });
});

describe('JSON Lines', () => {
  it('come while the check still runs', async () => {
    const io = cliIo();
    let early = '';
    const url = await serve((request, response) => {
      response.setHeader('content-type', 'text/html');
      if (request.url === '/') return response.end('<a href="/a">a</a>');
      if (request.url === '/a') return response.end('<a href="/gone">b</a>');
      early = io.stdoutText();
      return response.writeHead(404).end();
    });
    await runCli(['check', url, '--rate', '0', '--no-robots', '--no-sitemap', '-f', 'jsonl'], io);
    expect(
      early
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).url),
    ).toEqual([url, `${url}a`]);
  });
});

describe('a file that cannot hold the report', () => {
  it('ends the check with a sentence and exit code 4, and the other reports are whole', async () => {
    const cwd = await temporaryFolder();
    await symlink('/dev/full', join(cwd, 'r.json'));
    const url = await serve(page('<title>x</title>'));
    const args = ['check', url, '--no-robots', '--no-sitemap', '-o', 'r.json', '-o', 'r.csv'];
    const { code, stdout, stderr } = await run(args, {}, { cwd });
    expect(code).toBe(4);
    expect(stderr).toMatch(/r\.json could not be written: the disk is full\n$/);
    expect(await readFile(join(cwd, 'r.csv'), 'utf8')).toContain(url);
    expect(stdout).toContain('1 page');
  });
});

describe('--include', () => {
  it('keeps the crawl to the paths it names, the start page besides', async () => {
    const paths: (string | undefined)[] = [];
    const url = await serve((request, response) => {
      paths.push(request.url);
      response
        .setHeader('content-type', 'text/html')
        .end('<a href="/a/1">1</a><a href="/b/2">2</a><a href="/a/no">3</a>');
    });
    const options = ['--rate', '0', '--no-robots', '--no-sitemap', '--include', '/a/**', '--exclude', '/no$/'];
    const { stdout } = await run(['check', url, ...options]);
    expect(paths.filter((path) => path !== '/robots.txt').sort()).toEqual(['/', '/a/1']);
    expect(stdout).toContain('excluded 2');
  });
});

describe('a baseline that cannot be written', () => {
  it('whole, as on a full disk: exit code 4 and the name of the file', async () => {
    const cwd = await temporaryFolder();
    await symlink('/dev/full', join(cwd, 'b.json'));
    const url = await serve(page('<a href="/gone">x</a>'));
    const args = ['check', url, '--rate', '0', '--no-robots', '--no-sitemap', '--write-baseline', 'b.json'];
    const { code, stdout, stderr } = await run(args, {}, { cwd });
    expect(code).toBe(4);
    expect(stderr).toMatch(/b\.json could not be written: the disk is full\n$/);
    expect(stdout).toContain('1 page');
  });

  it('is noticed before anything is requested', async () => {
    const fetched: string[] = [];
    const url = await serve((request, response) => {
      fetched.push(request.url ?? '');
      response.end();
    });
    const { code, stderr } = await run(['check', url, '--write-baseline', 'no/such/folder.json']);
    expect(code).toBe(2);
    expect(stderr).toContain('folder.json cannot be written');
    expect(fetched).toEqual([]);
  });
});

describe('the program', () => {
  const main = new URL('../main.ts', import.meta.url).pathname;
  const shell = async (script: string, cwd: string) => {
    const { promise, resolve } = Promise.withResolvers<{ code: number | null; stderr: string }>();
    const child = spawn('bash', ['-c', `set -o pipefail; ${script}`], {
      cwd,
      env: {
        ...process.env,
        CHECK: `${process.execPath} --conditions=@linkvitals/source ${main} check ${site.startUrl} --rate 0`,
      },
    });
    let stderr = '';
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    child.on('close', (code) => resolve({ code, stderr }));
    return promise;
  };

  it('finishes its files and keeps its exit code when the reader of stdout goes away', async () => {
    const cwd = await temporaryFolder();
    expect(await shell('$CHECK -f jsonl -o r.json | head -1', cwd)).toEqual({ code: 1, stderr: '' });
    const report: JsonReport = JSON.parse(await readFile(join(cwd, 'r.json'), 'utf8'));
    expect(report.summary).toMatchObject({ outcome: 'completed' });
  });

  it('says in a sentence that stdout is on a full disk, and does not speak of broken links', async () => {
    const cwd = await temporaryFolder();
    const { code, stderr } = await shell('$CHECK -f json > /dev/full', cwd);
    expect(code).toBe(4);
    expect(stderr).toBe('stdout could not be written: the disk is full\n');
  });

  it('runs as a process of its own', async () => {
    const whole = spawnNode([main, 'check', site.startUrl, '--rate', '0', '--max-pages', '5']);
    expect(await whole.exited).toEqual({ code: 0, signal: null });
    expect(whole.stdout).toMatch(/^Not the whole site/);
    expect(whole.stderr).toBe('');
  });
});
