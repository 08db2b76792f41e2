import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { checkLines } from '../../test-support/check-lines.ts';
import { run } from '../../test-support/run.ts';
import { serve } from '../../test-support/serve-page.ts';
import { temporaryFolder } from '../../test-support/temporary-folder.ts';

/** A server that records the headers of its requests, by path, and redirects from `/leave` to a URL. */
async function recorded(leave = '/') {
  const seen: [path: string, headers: IncomingHttpHeaders][] = [];
  const url = await serve(({ url: path = '', headers }, response) => {
    seen.push([path, headers]);
    if (path.startsWith('/leave')) response.writeHead(302, { location: leave }).end();
    else response.end('x');
  });
  const header = (name: string) => seen.map(([path, headers]) => [path, headers[name]]);
  return { url, seen, header };
}

const args = ['-', '--allow-private', '--recheck-after', '0'];

describe('headers of a host', () => {
  it('go to the URLs below theirs, and not with a redirect to another host', async () => {
    const other = await recorded();
    const own = await recorded(`${other.url}caught`);
    const stdin = [`${own.url}in/a`, `${own.url}in/leave`, `${own.url}inner`, `${own.url}leave`].join('\n');
    const given = ['--header', `${own.url}in=X-Key: secret`, '--basic-auth', `${own.url}leave=user:pass`];
    const { lines } = await checkLines([...args, ...given], { stdin });
    expect(lines.filter((line) => !line.includes(' ok'))).toEqual([]);
    expect(own.header('x-key')).toEqual([
      ['/in/a', 'secret'],
      ['/in/leave', 'secret'],
      ['/inner', undefined],
      ['/leave', undefined],
    ]);
    expect(own.header('authorization').at(-1)).toEqual(['/leave', 'Basic dXNlcjpwYXNz']);
    expect(other.seen.map(([path]) => path)).toContain('/caught');
    expect(other.seen.map(([, headers]) => [headers['x-key'], headers.authorization])).toEqual(
      other.seen.map(() => [undefined, undefined]),
    );
  });

  it('come back to their host when a redirect of another host leads there', async () => {
    const own = await recorded();
    const other = await recorded(`${own.url}back`);
    await checkLines([...args, '--header', `${own.url}=X-Key: secret`], { stdin: `${other.url}leave` });
    expect(own.header('x-key')).toEqual([['/back', 'secret']]);
    expect(other.header('x-key')).toEqual([['/leave', undefined]]);
  });

  it('replace those of the site, the longest URL first, and the site gets its own user and password', async () => {
    const seen: unknown[] = [];
    const site = await serve(({ url, headers }, response) => {
      if (url !== '/robots.txt') seen.push([url, headers['x-key'], headers.authorization]);
      response.setHeader('content-type', 'text/html').end('<a href="/a/">1</a><a href="/a/b/">2</a>');
    });
    const given = [`${site}a/b=x-key: 3`, `${site}a=X-KEY: 2`, 'X-Key: 1'].flatMap((one) => ['--header', one]);
    await checkLines([site, '--no-sitemap', ...given, '--basic-auth', 'user:pass']);
    expect(seen.filter((one, at) => seen.indexOf(one) === at)).toEqual([
      ['/', '1', 'Basic dXNlcjpwYXNz'],
      ['/a/', '2', 'Basic dXNlcjpwYXNz'],
      ['/a/b/', '3', 'Basic dXNlcjpwYXNz'],
    ]);
  });

  it('belong to the host that is really requested when --remap leads elsewhere', async () => {
    const place = await recorded();
    const given = ['--header', 'https://shop.example/=X-Key: live', '--header', `${place.url}=X-Other: local`];
    const remap = ['--remap', `https://shop.example/=${place.url}`];
    await checkLines([...args, ...given, ...remap], { stdin: 'https://shop.example/a' });
    expect(place.seen.map(([, headers]) => [headers['x-key'], headers['x-other']])).toEqual([[undefined, 'local']]);
  });
});

describe('--cookies', () => {
  it('sends the cookies of a file to their hosts, and says how many are too old', async () => {
    const other = await recorded();
    const own = await recorded(other.url.replace('127.0.0.1', 'localhost'));
    const cookie = (...fields: string[]) => ['127.0.0.1', 'FALSE', ...fields].join('\t');
    const jar = [
      '# Netscape HTTP Cookie File',
      cookie('/', 'FALSE', '0', 'session', 'abc'),
      cookie('/', 'TRUE', '0', 'secure', 'no'),
      cookie('/', 'FALSE', '1000000000', 'old', 'no'),
    ];
    const cwd = await temporaryFolder({ 'jar.txt': jar.join('\n') });
    const given = ['--cookies', 'jar.txt', '--header', `${own.url}a=Cookie: mine=1`];
    const stdin = `${own.url}a\n${own.url}leave`;
    const { stderr } = await checkLines([...args, ...given], { cwd, stdin });
    expect(own.header('cookie')).toEqual([
      ['/a', 'mine=1; session=abc'],
      ['/leave', 'session=abc'],
    ]);
    expect(other.header('cookie').filter(([, value]) => value !== undefined)).toEqual([]);
    expect(stderr).toBe('Cookies in jar.txt that have expired and are not sent: 1.\n');
  });

  it.each([
    ['gone.txt', 'The cookies gone.txt cannot be read: there is no such file or folder.'],
    ['bad.txt', 'Line 1 of bad.txt is no cookie'],
  ])('refuses %s', async (file, why) => {
    const cwd = await temporaryFolder({ 'bad.txt': 'a.example secret' });
    const { code, stdout, stderr } = await run(['check', 'http://127.0.0.1:9/', '--cookies', file], {}, { cwd });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(why);
    expect(stderr).not.toContain('secret');
  });
});

/** The spelling of a variable of the environment in a config file. */
const variable = (name: string): string => `$\{${name}}`;

describe('secrets', () => {
  const config = (members: object) => temporaryFolder({ 'linkvitals.config.json': JSON.stringify(members) });

  it('in a config file may be variables of the environment', async () => {
    const own = await recorded();
    const cwd = await config({
      header: { [own.url]: { 'X-Key': `key-${variable('KEY')}` } },
      basicAuth: { [`${own.url}b=c/`]: `user:${variable('PASSWORD')}` },
      allowPrivate: true,
    });
    const stdin = `${own.url}b=c/`;
    await run(['check', '-', '--rate', '0'], { KEY: 'abc', PASSWORD: 'pass' }, { cwd, stdin });
    expect(own.seen.map(([, headers]) => [headers['x-key'], headers.authorization])).toEqual([
      ['key-abc', 'Basic dXNlcjpwYXNz'],
    ]);
  });

  it('are named in an error when the environment does not have them, and nothing is requested', async () => {
    const own = await recorded();
    const cwd = await config({
      targets: [own.url],
      header: { 'X-A': variable('ONE') },
      basicAuth: { [own.url]: `user:${variable('TWO')}` },
    });
    const { code, stdout, stderr } = await run(['check'], { TWO: '' }, { cwd });
    expect([code, stdout, own.seen]).toEqual([2, '', []]);
    expect(stderr).toContain('header: the environment variable ONE is not set, or empty.');
    expect(stderr).toContain('basicAuth: the environment variable TWO is not set, or empty.');
  });

  it.each([
    ['--header', 'secret'],
    ['--header', 'https://a.example/=Authorization secret'],
    ['--header', 'https://user:secret@a.example/=A: b'],
    ['--basic-auth', 'secret'],
    ['--basic-auth', 'https://a.example/ user:secret'],
  ])('of a wrong %s are not in the error', async (option, value) => {
    const { code, stdout, stderr } = await run(['check', 'http://127.0.0.1:9/', option, value]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`${option}: `);
    expect(stderr).not.toContain('secret');
  });

  it.each([
    [{ header: { 'X-A': 'sec\u0001ret' } }, 'header.X-A: Write it'],
    [{ header: { 'https://user:secret@a.example/': { A: 'b' } } }, 'header: Give a URL without credentials'],
    [{ header: { 'https://a.example/': { Host: 'secret' } } }, 'header: Host is set by the program itself.'],
    [{ basicAuth: 'secret' }, 'basicAuth: Write it as user:password'],
    [{ basicAuth: { 'https://user:secret@a.example/': 'a:b' } }, 'basicAuth: Give a URL without credentials'],
    [{ basicAuth: { 'a.example': 'user:secret' } }, 'basicAuth: Give an http:// or https:// URL'],
  ])('of the config %j are not in the error', async (members, why) => {
    const cwd = await config(members);
    const { code, stderr } = await run(['check', 'http://127.0.0.1:9/'], {}, { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain(why);
    expect(stderr).not.toContain('secret');
  });

  it('are in no report, in whatever format', async () => {
    const own = await recorded();
    const formats = ['json', 'jsonl', 'csv', 'xml', 'sarif', 'md', 'html', 'txt'];
    const cwd = await temporaryFolder();
    const output = formats.flatMap((format) => ['-o', `report.${format}`]);
    const given = ['--header', `${own.url}=X-Key: s3cret`, '--basic-auth', `${own.url}gone=user:s3cret`];
    const stdin = `${own.url}a\n${own.url}leave`;
    const { code, stdout, stderr } = await run(
      ['check', ...args, '--rate', '0', ...given, ...output],
      {},
      { cwd, stdin },
    );
    const reports = await Promise.all(formats.map((format) => readFile(`${cwd}/report.${format}`, 'utf8')));
    expect(code).toBe(0);
    expect([stdout, stderr, ...reports].join('')).not.toMatch(/s3cret|dXNlcjpzM2NyZXQ/);
  });
});
