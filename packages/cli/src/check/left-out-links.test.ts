import { describe, expect, it } from 'vitest';
import { checkLines } from '../test-support/check-lines.ts';
import { run } from '../test-support/run.ts';
import { pages, serve } from '../test-support/serve-page.ts';
import { temporaryFolder } from '../test-support/temporary-folder.ts';

/** A host that records its requests and answers with the status that the path names, or 200. */
async function elsewhere() {
  const fetched: string[] = [];
  const url = await serve((request, response) => {
    fetched.push(request.url ?? '');
    response.writeHead(Number(/\d{3}/.exec(request.url ?? '')?.[0] ?? 200)).end('x');
  });
  return { url, fetched };
}

const linksTo = (...urls: string[]) => urls.map((url) => `<a href="${url}">x</a>`).join('');
const other = ['--allow-private', '--recheck-after', '0'];

describe('--ignore', () => {
  it('requests no URL that matches, and checks the others of the host', async () => {
    const { url, fetched } = await elsewhere();
    const home = await serve(pages({ '/': linksTo(`${url}share?u=1`, `${url}a`, '/share?u=2'), '/share?u=2': 'x' }));
    const { lines, code } = await checkLines([home, ...other, '--ignore', '*/share?*'], { home });
    expect(lines).toEqual(
      [`${url}a ok home/:1`, `${url}share?u=1 excluded home/:1`, 'home/ ok', 'home/share?u=2 excluded home/:1'].sort(),
    );
    expect([code, fetched.filter((path) => path.startsWith('/share'))]).toEqual([0, []]);
  });

  it('leaves URLs out of lists and files too', async () => {
    const { url, fetched } = await elsewhere();
    const cwd = await temporaryFolder({ 'a.md': `[1](${url}x)`, 'urls.txt': `${url}y` });
    for (const what of [['a.md'], ['--urls', 'urls.txt']]) {
      const { lines, code } = await checkLines([...what, ...other, '--ignore', `${url}*`], { cwd });
      expect([code, lines.filter((line) => line.includes(' excluded'))]).toEqual([0, [expect.anything()]]);
    }
    expect(fetched).toEqual([]);
  });

  it.each([
    ['shop.example', 'https://shop.example/*'],
    ['/private/**', '--exclude'],
    ['mailto:*', 'whole URLs'],
    ['', 'whole URLs'],
    [`https://${'a'.repeat(600)}`, '512'],
  ])('refuses the pattern %j, which can never match', async (pattern, why) => {
    const { code, stderr } = await run(['check', 'http://127.0.0.1:9/', '--ignore', pattern]);
    expect(code).toBe(2);
    expect(stderr).toContain(why);
  });

  it('has a reason and a last day in a config file, after which the links are checked again', async () => {
    const { url, fetched } = await elsewhere();
    const ignore = [
      { pattern: `${url}new/*`, reason: 'being built', until: '9999-12-31' },
      { pattern: `${url}old/*`, reason: 'moves', until: '2020-02-29' },
      `${url}third/*`,
    ];
    const cwd = await temporaryFolder({
      'linkvitals.config.json': JSON.stringify({ ignore }),
      'a.md': ['new', 'old', 'third'].map((name) => `[${name}](${url}${name}/1)`).join(' '),
    });
    const { stderr } = await checkLines(['a.md', ...other], { cwd });
    expect(fetched.filter((path) => path !== '/robots.txt')).toEqual(['/old/1']);
    expect(stderr).toBe(`${url}old/* was ignored until 2020-02-29 (moves). Its links are checked again.\n`);
  });

  it('says in reports which pattern left a link out, and its reason', async () => {
    const cwd = await temporaryFolder({
      'linkvitals.config.json': JSON.stringify({
        ignore: [{ pattern: 'https://a.example/*', reason: 'needs a password' }, 'https://b.example/*'],
      }),
      'a.md': '[1](https://a.example/1) [2](https://b.example/2)',
    });
    const { targets } = await checkLines(['a.md'], { cwd });
    expect(targets.flatMap(({ detail }) => detail ?? [])).toEqual([
      'Ignored by https://a.example/*: needs a password',
      'Ignored by https://b.example/*',
    ]);
  });

  it.each([
    [[{ pattern: 'https://a.example/*', until: '2027-02-30' }], 'ignore.0.until: '],
    [[{ pattern: 'a.example' }], 'ignore.0.pattern: No URL'],
    [[{ pattern: 'https://a.example/*', till: '2027-02-28' }], 'ignore.0.till: there is no such'],
    [['a.example'], 'https://a.example/*'],
  ])('refuses %j in a config file', async (ignore, why) => {
    const cwd = await temporaryFolder({ 'linkvitals.config.json': JSON.stringify({ ignore }) });
    const { code, stderr } = await run(['check', 'http://127.0.0.1:9/'], {}, { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain(why);
  });
});

describe('--accept', () => {
  it('counts a status as working, everywhere or for URLs that match', async () => {
    const { url } = await elsewhere();
    const home = await serve(pages({ '/': linksTo(`${url}a/403`, `${url}b/404`, `${url}c/404`, `${url}d/503`) }));
    const accepted = ['401, 403', `${url}b/*=404,410`, '500-599'].flatMap((one) => ['--accept', one]);
    const { lines, code, targets } = await checkLines([home, ...other, ...accepted], { home });
    expect(lines).toEqual(
      [
        `${url}a/403 ok home/:1`,
        `${url}b/404 ok home/:1`,
        `${url}c/404 not_found home/:1`,
        `${url}d/503 ok home/:1`,
        'home/ ok',
      ].sort(),
    );
    expect(code).toBe(1);
    expect(targets.find(({ url: one }) => one.endsWith('b/404'))).toMatchObject({ status: 404, detail: null });
  });

  it.each([
    ['ok', 'Give statuses'],
    ['200', 'from 400 to 999'],
    ['500-400', 'from 400 to 999'],
    ['shop.example=403', 'https://shop.example/*'],
    ['https://shop.example/*=', 'Give statuses'],
  ])('refuses %j', async (accepted, why) => {
    const { code, stderr } = await run(['check', 'http://127.0.0.1:9/', '--accept', accepted]);
    expect(code).toBe(2);
    expect(stderr).toContain(why);
  });
});

it.each([
  ['--exclude', 'https://prod.example/**', '--ignore'],
  ['--exclude', 'private/**', 'write /private/**'],
  ['--include', 'docs', 'write /docs'],
])('%s %s is refused, as no path begins so', async (option, pattern, why) => {
  const { code, stderr } = await run(['check', 'http://127.0.0.1:9/', option, pattern]);
  expect(code).toBe(2);
  expect(stderr).toContain(why);
});

it('a list whose URLs all have private addresses is not checked, which is no success', async () => {
  const { url } = await elsewhere();
  const cwd = await temporaryFolder({ 'urls.txt': `${url}a\n${url}b` });
  const { code, stderr } = await run(['check', '--urls', 'urls.txt'], {}, { cwd });
  expect(code).toBe(3);
  expect(stderr).toContain('--allow-private');
});
