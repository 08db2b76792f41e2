import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkLines } from '../../test-support/check-lines.ts';
import { run } from '../../test-support/run.ts';
import { serve } from '../../test-support/serve-page.ts';
import { temporaryFolder } from '../../test-support/temporary-folder.ts';
import type { CacheEntry } from './cache-entry.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const FOLDER = '.linkvitals-cache';
const QUICK = ['--allow-private', '--recheck-after', '0', '--cache'];

type Answer = number | string | ((response: ServerResponse) => void);

/** Another host, whose answers may change: a status, the URL of a redirect, or a function. It records what is requested of it. */
async function elsewhere(answers: Record<string, Answer> = {}) {
  const fetched: string[] = [];
  const url = await serve(({ url: path = '', method }, response) => {
    fetched.push(`${method} ${path}`);
    const answer = answers[path] ?? 200;
    if (typeof answer === 'function') answer(response);
    else if (typeof answer === 'string') response.writeHead(301, { location: answer }).end();
    else response.writeHead(answer, { 'content-type': 'text/plain' }).end();
  });
  return { url, answers, taken: () => fetched.splice(0) };
}

const linksTo = (url: string, ...paths: string[]): string => paths.map((path) => `[x](${url}${path})`).join('\n');

const file = (cwd: string): string => join(cwd, FOLDER, 'verdicts.jsonl');

/** Changes the entries of a cache. */
async function edit(cwd: string, change: (entry: CacheEntry) => CacheEntry): Promise<void> {
  const [head = '', ...lines] = (await readFile(file(cwd), 'utf8')).trimEnd().split('\n');
  const changed = lines.map((line) => JSON.stringify(change(JSON.parse(line))));
  await writeFile(file(cwd), `${[head, ...changed].join('\n')}\n`);
}

const older = (ms: number) => (entry: CacheEntry) => ({ ...entry, at: entry.at - ms });

describe('a check with --cache', () => {
  it('requests no link again that worked or was refused, and each that was broken', async () => {
    const host = await elsewhere({ '/moved': '/a', '/walled': 403, '/gone': 404, '/fails': 500 });
    const cwd = await temporaryFolder({ 'a.md': linksTo(host.url, 'a', 'moved', 'walled', 'gone', 'fails') });
    const first = await checkLines(['a.md', ...QUICK], { cwd });
    expect(first.summary).toMatchObject({ ok: 3, unverifiable: 1, broken: 2, with_warnings: 1, from_cache: 0 });
    host.taken();

    const second = await checkLines(['a.md', ...QUICK, '--verbose'], { cwd });
    expect(second.lines).toEqual(first.lines);
    expect(second.summary).toMatchObject({ with_warnings: 1, from_cache: 3 });
    expect(new Set(host.taken().map((request) => request.slice(request.indexOf('/'))))).toEqual(
      new Set(['/gone', '/fails']),
    );
    const notes = second.stderr.split('\n').filter((line) => line.includes('cache'));
    expect(notes.sort()).toEqual([
      `${host.url}a: Its verdict (ok) is from the cache, requested 0 minutes ago.`,
      `${host.url}moved: Its verdict (ok) is from the cache, requested 0 minutes ago.`,
      `${host.url}walled: Its verdict (blocked) is from the cache, requested 0 minutes ago.`,
    ]);
    expect(await readdir(join(cwd, FOLDER))).toEqual(['.gitignore', 'verdicts.jsonl']);
  });

  it('says in a report for people how many verdicts came from the cache', async () => {
    const host = await elsewhere();
    const cwd = await temporaryFolder({ 'a.md': linksTo(host.url, 'a', 'b') });
    const args = ['check', 'a.md', '--rate', '0', ...QUICK, 'kept'];
    expect((await run(args, {}, { cwd })).stdout).not.toContain('cache');
    for (const format of ['text', 'markdown', 'html', 'github']) {
      const { stdout } = await run([...args, '-f', format], {}, { cwd });
      expect(stdout).toMatch(/none broken, 2 from the (?:&#45;)?cache/);
    }
  });

  it('requests a link again when its verdict is too old, and then knows that it died', async () => {
    const host = await elsewhere();
    const cwd = await temporaryFolder({ 'a.md': linksTo(host.url, 'a') });
    const check = (...more: string[]) => checkLines(['a.md', ...QUICK, ...more], { cwd });
    const before = await check();
    host.answers['/a'] = 404;
    await edit(cwd, older(3 * HOUR_MS));
    expect((await check()).lines).toEqual(before.lines);
    expect((await check('--cache-age', 'unverifiable=1h')).lines).toEqual(before.lines);
    const dead = ['a.md ok', `${host.url}a not_found a.md:1`];
    expect((await check('--cache-age', '2h')).lines).toEqual(dead);
    // The verdict that it worked is forgotten, however long it would have been kept.
    expect((await check()).lines).toEqual(dead);
    host.answers['/a'] = 200;
    expect((await check()).lines).toEqual(before.lines);
  });

  it('keeps refusals for a day and working links for seven', async () => {
    const host = await elsewhere({ '/walled': 401 });
    const cwd = await temporaryFolder({ 'a.md': linksTo(host.url, 'a', 'walled') });
    const check = async () => (await checkLines(['a.md', ...QUICK], { cwd })).summary.from_cache;
    await check();
    await edit(cwd, older(23 * HOUR_MS));
    expect(await check()).toBe(2);
    await edit(cwd, older(2 * HOUR_MS));
    expect(await check()).toBe(1);
    await edit(cwd, older(6 * 24 * HOUR_MS));
    expect(await check()).toBe(0);
  });

  it('does not trust a verdict of the future, as after a clock that went back', async () => {
    const host = await elsewhere({});
    const cwd = await temporaryFolder({ 'a.md': linksTo(host.url, 'a') });
    const check = async () => (await checkLines(['a.md', ...QUICK], { cwd })).summary.from_cache;
    await check();
    await edit(cwd, older(-HOUR_MS));
    expect(await check()).toBe(0);
    expect(await check()).toBe(1);
  });

  it('judges accepted and ignored URLs by the options of this check', async () => {
    const host = await elsewhere({ '/walled': 403, '/moved': '/a' });
    const cwd = await temporaryFolder({ 'a.md': linksTo(host.url, 'walled', 'moved') });
    const check = async (...more: string[]) => (await checkLines(['a.md', ...QUICK, ...more], { cwd })).summary;
    expect(await check('--accept', '403')).toMatchObject({ ok: 3, from_cache: 0 });
    expect(await check()).toMatchObject({ ok: 2, unverifiable: 1, from_cache: 2 });
    expect(await check('--accept', '403')).toMatchObject({ ok: 3, from_cache: 2 });
    expect(await check('--ignore', `${host.url}a`)).toMatchObject({ not_checked: 2, from_cache: 1 });
  });

  it('keeps nothing of URLs that --remap has requested elsewhere, and takes nothing for them', async () => {
    const [real, place] = [await elsewhere(), await elsewhere({ '/a': 404 })];
    const cwd = await temporaryFolder({ 'a.md': linksTo(real.url, 'a') });
    const remap = ['--remap', `${real.url}=${place.url}`];
    const check = (...more: string[]) => checkLines(['a.md', ...QUICK, ...more], { cwd });
    const remapped = ['a.md ok', `${real.url}a not_found a.md:1`];
    await check();
    expect((await check(...remap)).lines).toEqual(remapped);
    place.answers['/a'] = 200;
    expect((await check(...remap)).summary).toMatchObject({ ok: 2, from_cache: 0 });
    place.answers['/a'] = 404;
    expect((await check(...remap)).lines).toEqual(remapped);
  });

  it('requests a redirect again that leads to the site of this check', async () => {
    const site = await elsewhere({ '/': (response) => response.setHeader('content-type', 'text/html').end('home') });
    const host = await elsewhere({ '/short': `${site.url}new` });
    const cwd = await temporaryFolder({ 'a.md': linksTo(host.url, 'short') });
    await checkLines(['a.md', ...QUICK], { cwd });
    const page = `<a href="${host.url}short">x</a>`;
    site.answers['/'] = (response) => response.setHeader('content-type', 'text/html').end(page);
    host.taken();
    const { summary } = await checkLines([site.url, ...QUICK, '--no-robots', '--no-sitemap'], { cwd });
    expect(summary).toMatchObject({ from_cache: 0, targets: 3 });
    expect(host.taken()).toEqual(['HEAD /short']);
  });

  it('keeps verdicts by the headers and cookies of their requests, and has neither them nor a password in its file', async () => {
    const host = await elsewhere();
    const { port } = new URL(host.url);
    const cookies = `127.0.0.1\tFALSE\t/\tFALSE\t0\tsession\tcookie-secret\n`;
    const withUser = `http://user:url-secret@127.0.0.1:${port}/b`;
    const cwd = await temporaryFolder({ 'a.md': `${linksTo(host.url, 'a')} [x](${withUser})`, 'cookies.txt': cookies });
    const check = async (...more: string[]) =>
      (await checkLines(['a.md', ...QUICK, ...more], { cwd })).summary.from_cache;
    const header = ['--header', `${host.url}=X-Key: header-secret`];
    const jar = ['--cookies', 'cookies.txt'];
    expect([await check(...header), await check(...header)]).toEqual([0, 2]);
    expect([await check(...header, ...jar), await check(...header, ...jar)]).toEqual([0, 2]);
    expect([await check('--header', `${host.url}=X-Key: other`), await check(), await check()]).toEqual([0, 0, 2]);
    await check(...header, ...jar);
    const text = await readFile(file(cwd), 'utf8');
    expect(text).toContain(`${host.url}a`);
    expect(text).not.toMatch(/-secret/);
  });

  it('adds its verdicts to those that another check wrote meanwhile', async () => {
    let release = (): void => {};
    const requested = Promise.withResolvers<void>();
    const slow = await elsewhere({
      '/slow': (response) => {
        release = () => void response.end();
        requested.resolve();
      },
    });
    const cwd = await temporaryFolder({ 'slow.md': linksTo(slow.url, 'slow'), 'quick.md': linksTo(slow.url, 'quick') });
    const first = checkLines(['slow.md', ...QUICK], { cwd });
    await requested.promise;
    await checkLines(['quick.md', ...QUICK], { cwd });
    release();
    await first;
    for (const name of ['slow.md', 'quick.md'])
      expect((await checkLines([name, ...QUICK], { cwd })).summary.from_cache).toBe(1);
    expect(await readdir(join(cwd, FOLDER))).toHaveLength(2);
  });
});

describe('a cache that cannot be used', () => {
  const head = '{"of":"verdicts of linkvitals check","format":1}';
  const facts = { verdict: 'ok', reason: 'ok', redirects: [], warnings: [] };
  const entry = { url: 'https://a.example/', context: 'x', at: 1, facts };
  const lines = (...values: object[]): string => [head, ...values.map((value) => JSON.stringify(value))].join('\n');

  it.each([
    ['empty', '', 'is no file of this program'],
    ['of another program', 'https://a.example/,200,1732000000\n', 'is no file of this program'],
    ['binary', '\0\u{ffff}\0', 'is no file of this program'],
    ['of a later version', head.replace('1', '2'), 'was written by another version'],
    ['cut off', `${lines(entry)}\n{"url":"https://b.exa`, 'is damaged in line 3'],
    [
      'with a verdict that is never kept',
      lines({ ...entry, facts: { ...facts, verdict: 'broken', reason: 'not_found' } }),
      'line 2',
    ],
    ['with an unknown reason', lines({ ...entry, facts: { ...facts, reason: 'fine' } }), 'line 2'],
    ['with facts that are none', lines(entry, { ...entry, facts: { ...facts, redirects: [{ url: 1 }] } }), 'line 3'],
    ['with a time that is none', lines({ ...entry, at: 'now' }), 'line 2'],
    ['with a list instead of an entry', `${head}\n[]\n`, 'line 2'],
  ])('because it is %s is reported and replaced', async (_, text, why) => {
    const host = await elsewhere();
    const cwd = await temporaryFolder({ 'a.md': linksTo(host.url, 'a'), [`${FOLDER}/verdicts.jsonl`]: text });
    const first = await checkLines(['a.md', ...QUICK], { cwd });
    expect([first.code, first.summary.from_cache]).toEqual([0, 0]);
    expect(first.stderr).toContain(`The cache in ${FOLDER} `);
    expect(first.stderr).toContain(why);
    const second = await checkLines(['a.md', ...QUICK], { cwd });
    expect([second.stderr, second.summary.from_cache]).toEqual(['', 1]);
  });

  it.each([
    ['a folder of documents', ['a.md', '--cache', 'docs'], 'docs has other files in it'],
    ['a file', ['--cache', 'a.md', 'docs'], 'it is a file'],
    ['a site', ['a.md', '--cache', 'https://a.example'], 'is no folder'],
    [
      'all that was to be checked',
      ['--cache', 'docs'],
      '--cache takes docs as its folder. Give --cache a folder of its own, or write it last',
    ],
  ])('because it is %s is wrong usage, and is left as it is', async (_, args, why) => {
    const cwd = await temporaryFolder({ 'a.md': 'a', 'docs/b.md': 'b' });
    const { code, stderr } = await run(['check', ...args], {}, { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain(why);
    expect(await readdir(join(cwd, 'docs'))).toEqual(['b.md']);
  });
});

describe('the options of the cache', () => {
  it('may stand in a config file, and --no-cache overrules them', async () => {
    const host = await elsewhere();
    const config = JSON.stringify({ cache: 'kept', cacheAge: ['1h', 'ok=2d'], allowPrivate: true });
    const cwd = await temporaryFolder({ 'a.md': linksTo(host.url, 'a'), 'linkvitals.config.json': config });
    const check = async (...more: string[]) => (await checkLines(['a.md', ...more], { cwd })).summary.from_cache;
    expect([await check('--no-cache'), await check(), await check(), await check('--no-cache')]).toEqual([0, 0, 1, 0]);
    expect(await readdir(join(cwd, 'kept'))).toContain('verdicts.jsonl');
  });

  it.each([
    [['--cache', '--cache-age', '1w'], 'Give minutes, hours or days'],
    [['--cache', '--cache-age', 'broken=1d'], 'Give minutes, hours or days'],
    [['--cache', '--cache-age', '0d'], 'from 1m to 90d'],
    [['--cache', '--cache-age', '91d'], 'from 1m to 90d'],
    [['--cache-age', '1d'], '--cache-age is for the verdicts of --cache'],
  ])('refuse %j', async (args, why) => {
    const { code, stderr } = await run(['check', 'http://127.0.0.1:9/', ...args]);
    expect(code).toBe(2);
    expect(stderr).toContain(why);
  });
});
