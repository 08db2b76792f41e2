import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { checkLines, type Target } from '../../test-support/check-lines.ts';
import { run } from '../../test-support/run.ts';
import { serve } from '../../test-support/serve-page.ts';
import { temporaryFolder } from '../../test-support/temporary-folder.ts';

/** Serves these answers and records the requested paths. */
async function site(answers: Readonly<Record<string, string>>) {
  const fetched: string[] = [];
  const url = await serve((request, response) => {
    const answer = answers[request.url ?? ''];
    fetched.push(request.url ?? '');
    response.setHeader('content-type', request.url?.endsWith('.xml') ? 'application/xml' : 'text/html');
    response.writeHead(answer === undefined ? 404 : 200).end(answer?.replaceAll('HOME/', url));
  });
  return { url, fetched };
}

describe('a list of URLs', () => {
  const list = (home: string) => `# comment\n${home}a\n\n${home}gone\r\n${home}a\n`;

  it.each(['file', 'stdin'])('from a %s: each is checked once, none is read', async (kind) => {
    const { url: home, fetched } = await site({ '/a': '<a href="/beyond">x</a>' });
    const cwd = await temporaryFolder({ 'urls.txt': list(home) });
    const source = kind === 'file' ? ['--urls', 'urls.txt'] : ['-'];
    const { code, summary, lines } = await checkLines([...source, '--allow-private'], { cwd, home, stdin: list(home) });
    const name = kind === 'file' ? 'urls.txt' : 'stdin';
    expect(lines).toEqual([`home/a ok ${name}:2 ${name}:5`, `home/gone not_found ${name}:4`]);
    expect(summary).toMatchObject({ pages: 0, targets: 2 });
    expect(code).toBe(1);
    expect(fetched).not.toContain('/beyond');
  });

  it.each([
    ['UTF-8', 'utf8'],
    ['UTF-16, as PowerShell writes it', 'utf16le'],
  ] as const)('may begin with a byte order mark: %s', async (_, encoding) => {
    const { url: home } = await site({ '/a': '' });
    const cwd = await temporaryFolder();
    await writeFile(`${cwd}/urls.txt`, Buffer.from(`\ufeff${home}a\r\n`, encoding));
    const { lines } = await checkLines(['--urls', 'urls.txt', '--allow-private'], { cwd, home });
    expect(lines).toEqual(['home/a ok urls.txt:1']);
  });

  it('obeys --include and --exclude', async () => {
    const { url: home } = await site({ '/a/1': '', '/a/2': '', '/b': '' });
    const stdin = `${home}a/1\n${home}a/2\n${home}b\n`;
    const filter = ['--include', '/a/*', '--exclude', '/2$/'];
    expect((await checkLines(['-', '--allow-private', ...filter], { stdin, home })).lines).toEqual([
      'home/a/1 ok stdin:1',
    ]);
  });

  it('may not lead to private addresses unless that is allowed', async () => {
    const { url, fetched } = await site({});
    const { lines } = await checkLines(['-'], { stdin: url });
    expect(lines).toEqual([`${url} address_refused stdin:1`]);
    expect(fetched).toEqual([]);
  });

  const hint =
    'Some links lead to private addresses, which were not requested. Request them all with --allow-private, or leave some out with --ignore.\n';
  it.each([
    ['private addresses, named once', 'http://127.0.0.1:9/\nhttp://localhost/\nhttp://10.0.0.1/\n', hint],
    ['cloud metadata, which stays closed', 'http://169.254.169.254/\n', ''],
    ['a port that stays closed', 'http://127.0.0.1:22/\n', ''],
  ])('says how to open what was refused: %s', async (_, stdin, stderr) => {
    expect((await checkLines(['-'], { stdin })).stderr).toBe(stderr);
  });
});

describe('a list with mistakes', () => {
  it('counts the lines that hold no URL as broken, says why, and checks the rest', async () => {
    const { url: home } = await site({ '/a': '' });
    const lines = ['example.com/page', '/relative', '127.0.0.1:9103/ok', 'localhost:3000/x', 'garbage', 'two words'];
    const stdin = `${lines.join('\n')}\n${home}a\nhttp://exa mple.com/\nhttp:\nhttp:a\ntel:112\n`;
    const { code, stderr, targets } = await checkLines(['-', '--allow-private'], { stdin, home });
    const web = targets.filter(({ url }) => url !== 'tel:112');
    expect(targets.find(({ url }) => url === 'tel:112')?.reason).not.toBe('invalid_url');
    const found = web.map(({ url, reason, detail, found_on }) => [found_on[0]?.line, url, reason, detail]);
    const noScheme = 'The line has no scheme. Begin it with http:// or https://.';
    const noSlashes = 'The line has no // behind its scheme. Begin it with http:// or https://.';
    expect(found.sort(([a = 0], [b = 0]) => Number(a) - Number(b))).toEqual([
      ...lines.map((line, at) => [at + 1, line, 'invalid_url', noScheme]),
      [7, `${home}a`, 'ok', null],
      [8, 'http://exa mple.com/', 'invalid_url', 'A host name cannot contain a space.'],
      [9, 'http:', 'invalid_url', noSlashes],
      [10, 'http:a', 'invalid_url', noSlashes],
    ]);
    expect([code, stderr]).toEqual([1, '']);
  });

  it('says of a document what to do with it', async () => {
    const { targets } = await checkLines(['-'], { stdin: 'docs/README.md\n' });
    expect(targets[0]?.detail).toMatch(/To check the links of a file, name it as an argument\.$/);
  });

  it.each([
    [['-'], '', 'stdin names no URL.'],
    [['-'], '\n# nothing\n', 'stdin names no URL.'],
    [['-', '--exclude', '/**'], 'https://a.example/x\n', '--include and --exclude leave out every URL of stdin.'],
  ])('%j of %j is no success', async (args, stdin, why) => {
    const { code, stdout, stderr } = await run(['check', ...args], {}, { stdin });
    expect([code, stdout]).toEqual([3, '']);
    expect(stderr).toContain(why);
  });
});

describe('what is no sitemap', () => {
  it.each(['127.0.0.1:9/sitemap.xml', 'localhost:9/sitemap.xml', 'example.invalid/sitemap.xml'])(
    'but a URL without its scheme is %s',
    async (url) => {
      expect((await run(['check', '--sitemap', url])).stdout).toContain(`${url} could not be crawled`);
    },
  );

  it.each([
    ['/', '<html><p>hello', 'NO_PAGE', 'It lists no page (text/html). Give the address of'],
    ['/empty.xml', '<urlset></urlset>', 'NO_PAGE', 'It lists no page (application/xml). Give the address of'],
    ['/gone.xml', undefined, 'HTTP_ERROR', 'The sitemap answered 404.'],
  ])('%s is no success and says what it is', async (path, body, code, error) => {
    const { url } = await site(body === undefined ? {} : { [path]: body });
    const found = await checkLines(['--sitemap', `${url}${path.slice(1)}`]);
    expect(found.code).toBe(3);
    expect(found.summary).toMatchObject({ outcome: 'failed', error_code: code });
    expect(found.summary.error).toContain(error);
  });
});

describe('a sitemap', () => {
  it('gives pages that are read, and links on them that are checked but not followed', async () => {
    const { url: home, fetched } = await site({
      '/index.xml':
        '<sitemapindex><sitemap><loc>HOME/pages.xml</loc></sitemap><sitemap><loc>/no.xml</loc></sitemap></sitemapindex>',
      '/pages.xml': '<urlset><url><loc>HOME/a</loc></url><url><loc>HOME/dead</loc></url></urlset>',
      '/a': '<title>a</title>\n<a href="/b">b</a> <a href="/gone">x</a>',
      '/b': '<a href="/beyond">x</a>',
    });
    const { code, summary, lines } = await checkLines(['--sitemap', `${home}index.xml`], { home });
    expect(lines).toEqual([
      'home/a ok home/index.xml:0',
      'home/b ok home/a:2',
      'home/dead not_found home/index.xml:0',
      'home/gone not_found home/a:2',
    ]);
    expect(summary).toMatchObject({ pages: 1, outcome: 'completed', truncated: false });
    expect(code).toBe(1);
    expect(fetched).not.toContain('/beyond');
  });

  it('gives images and language versions of its pages too', async () => {
    const { url: home } = await site({
      '/map.xml':
        '<urlset xmlns:i="http://www.google.com/schemas/sitemap-image/1.1" xmlns:x="http://www.w3.org/1999/xhtml">' +
        '<url><loc>HOME/a</loc><i:loc>/gone.png?a=1&amp;b=2</i:loc><x:link rel="alternate" href="HOME/de"/></url></urlset>',
      '/a': '',
      '/de': '<a href="/gone">x</a>',
    });
    const { lines } = await checkLines(['--sitemap', `${home}map.xml`], { home });
    expect(lines).toEqual([
      'home/a ok home/map.xml:0',
      'home/de ok home/map.xml:0',
      'home/gone not_found home/de:1',
      'home/gone.png?a=1&b=2 not_found home/map.xml:0',
    ]);
  });

  it('that does not exist ends the check with exit code 3', async () => {
    const { url } = await site({});
    expect((await checkLines(['--sitemap', `${url}sitemap.xml`])).code).toBe(3);
  });
});

describe('local files', () => {
  const files = {
    'README.md':
      '# Hello World\n\n[a](docs/a.html#x) [gone](gone.md) [frag](docs/b.md#no) [sub](docs/b.md#sub-1)\n[self](#hello-world) `[code](no.md)`\n![p](p.png) [r]\n\n[r]: docs/ref.md\n<a href="raw.html">raw</a>\n',
    'docs/a.html': '<p id=x></p>\n<a href="../README.md">up</a><a href="/docs/b.md">root</a><a href="c.html">c</a>',
    'docs/b.md': '## Sub\n\n## Sub\n\n[beyond](beyond.md)\n',
  };

  it('lead to files on disk, with line and fragment; what they link to is not read on', async () => {
    const cwd = await temporaryFolder(files);
    const { code, lines, summary } = await checkLines(['README.md', 'docs/a.html'], { cwd });
    expect(lines).toEqual([
      'README.md ok README.md:4 docs/a.html:2',
      'docs/a.html ok README.md:3',
      'docs/b.md ok README.md:3 README.md:3 docs/a.html:2',
      'docs/b.md#no fragment_missing README.md:3',
      'docs/c.html not_found docs/a.html:2',
      'docs/ref.md not_found README.md:5',
      'gone.md not_found README.md:3',
      'p.png not_found README.md:5',
      'raw.html not_found README.md:8',
    ]);
    expect(summary).toMatchObject({ pages: 2, targets: 9 });
    expect(code).toBe(1);
  });

  it('have web links that are checked, and annotations that point into them', async () => {
    const { url } = await site({});
    const cwd = await temporaryFolder({ 'my, notes.md': `see\n<${url}x>\n` });
    const { stdout } = await run(
      ['check', 'my, notes.md', '--allow-private', '--rate', '0', '-f', 'github'],
      {},
      { cwd },
    );
    expect(stdout).toMatch(/^::error file=my%2C notes\.md,line=2,title=The page does not exist::http:/);
  });

  it('are read in the order they were named, however long that takes, so a report is the same in every run', async () => {
    // The first files take much longer to read from disk.
    const names = Array.from({ length: 8 }, (_, i) => `${i}.html`);
    const text = (i: number): string => `<a href=img.png>x</a>${' '.repeat(i < 2 ? 8_000_000 : 0)}`;
    const files = Object.fromEntries(names.map((name, i) => [name, text(i)]));
    const cwd = await temporaryFolder({ ...files, 'img.png': '' });
    const { stdout } = await run(['check', '-f', 'json', ...names], {}, { cwd });
    const targets: readonly Target[] = JSON.parse(stdout).targets;
    expect(targets.map(({ url }) => url)).toEqual([...names, 'img.png']);
    expect(targets.at(-1)?.found_on.map(({ page_url }) => page_url)).toEqual(names);
  });

  it('are read as GitHub shows them: footnotes and formulas are no links, ids may be given by the author', async () => {
    const cwd = await temporaryFolder({
      'a.md': 'a[^1] $[b](no.md)$ [c](#mine) [d](#a-1)\n\n# A\n# A {#mine}\n# A\n\n[^1]: see [e](gone.md)\n',
    });
    const { lines } = await checkLines(['a.md'], { cwd });
    expect(lines).toEqual(['a.md ok a.md:1 a.md:1', 'gone.md not_found a.md:7']);
  });

  it('with brackets nested deeper than anybody writes: links that may be missing are no secret', async () => {
    const cwd = await temporaryFolder({ 'a.md': '['.repeat(5_000) });
    expect((await run(['check', 'a.md'], {}, { cwd })).stderr).toBe(
      'a.md: brackets are nested more than 20 deep. Links of that paragraph may be missing.\n',
    );
  });

  it('cannot name what lies outside of the folder', async () => {
    const cwd = await temporaryFolder({ 'in/a.md': '[out](/..%2fsecret.md) [nul](x%00y) [bad](%zz)', 'secret.md': '' });
    const { lines } = await checkLines(['a.md'], { cwd: `${cwd}/in` });
    expect(lines.filter((line: string) => !line.includes('not_found'))).toEqual(['a.md ok']);
    expect((await run(['check', '../secret.md'], {}, { cwd: `${cwd}/in` })).stderr).toContain(
      'not below the working folder',
    );
  });
});

describe('what to check', () => {
  it.each([
    [[], 'nothing to check'],
    [['https://a.example', '--urls', 'u.txt'], 'Only one kind'],
    [['-', '--sitemap', 'https://a.example/s.xml'], 'Only one kind'],
    [['-', '--urls', 'u.txt'], 'Only one kind'],
    [['https://a.example', 'https://b.example'], 'Give one site'],
    [['gone.md'], 'There is no file or folder gone.md'],
    [['--urls', 'gone.txt'], 'The list gone.txt cannot be read: there is no such file or folder.\n'],
    [['--urls', 'dist'], 'The list dist cannot be read: it is a folder.\n'],
    [['a.md', '-o', 'no/r.json'], 'r.json cannot be written: its folder does not exist. Create it first.\n'],
    [['a.md', '-o', 'a.md/r.json'], 'r.json cannot be written: a part of its path is a file, not a folder.\n'],
    [['a.md', '--baseline', 'gone.json'], 'gone.json cannot be read: there is no such file or folder.\n'],
    [['a.md', '--config', 'gone.json'], 'gone.json cannot be read: there is no such file or folder'],
    [[''], 'An argument is empty'],
    [['a.md', ' '], 'An argument is empty'],
    [['--sitemap', 'dist/sitemap.xml'], '--sitemap takes the URL of a sitemap, and dist/sitemap.xml is a path.'],
    [['--sitemap', './gone.xml'], '--sitemap takes the URL of a sitemap'],
    [['--sitemap', 'dist/gone.xml'], 'dist/gone.xml is a path, and there is no such file.'],
    [['--sitemap', 'sitemap.xml'], 'For a site of that name write https://sitemap.xml'],
    [['-', '--header', 'A: b'], '--header is for a site'],
    [['-', '--no-external'], '--no-external leaves nothing of a list'],
  ])('as %j is wrong usage', async (args, why) => {
    const cwd = await temporaryFolder({ 'a.md': '', 'dist/sitemap.xml': '<urlset/>' });
    const { code, stdout, stderr } = await run(['check', ...args], {}, { cwd, stdin: '\nexample.com\n' });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(why);
  });
});
