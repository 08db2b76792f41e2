import { symlink } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { checkLines } from '../../../test-support/check-lines.ts';
import { run } from '../../../test-support/run.ts';
import { serve } from '../../../test-support/serve-page.ts';
import { temporaryFolder } from '../../../test-support/temporary-folder.ts';
import { expectWholeFolder } from './large-folder.test-support.ts';

describe('a folder as the site it will be', () => {
  it('has its pages read, its stylesheets and manifests too, each once however it is linked', async () => {
    const cwd = await temporaryFolder({
      'dist/index.html':
        '<link rel=stylesheet href="/s.css?v=1"><link rel=manifest href=m.webmanifest>\n<a href=/a>1</a>',
      'dist/a.html': '<link rel=stylesheet href="/s.css?v=2"><a href=a.html>self</a> <a href=/index.html>home</a>',
      'dist/s.css': '\nb{background:url(gone.png)}',
      'dist/m.webmanifest': '{"icons":[{"src":"icon.png"}]}',
    });
    const { lines, summary, code } = await checkLines(['dist'], { cwd });
    expect(lines).toEqual([
      'dist/a.html ok dist/a.html:1 dist/index.html:2',
      'dist/gone.png not_found dist/s.css:2',
      'dist/icon.png not_found dist/m.webmanifest:1',
      'dist/index.html ok dist/a.html:1',
      'dist/m.webmanifest ok dist/index.html:1',
      'dist/s.css ok dist/a.html:1 dist/index.html:1',
    ]);
    expect(summary).toMatchObject({ pages: 2, targets: 6, with_warnings: 0 });
    expect(code).toBe(1);
  });

  it('says why a path is missing, and names pages that nothing links to', async () => {
    const cwd = await temporaryFolder({
      'dist/index.html': '<a href="About.html">1</a><a href="a/">2</a><a href="b/">3</a><a href="out.html">4</a>',
      'dist/about.html': '<a href="about.html">self</a>',
      'dist/a.html': '<a href="/b">b</a>',
      'dist/b/c.html': '<a href="/a">a</a>',
      'dist/404.html': '<h1>Not found</h1>',
      'secret.html': '',
    });
    await symlink('../secret.html', `${cwd}/dist/out.html`);
    const { targets, stderr } = await checkLines(['dist/'], { cwd });
    expect(targets.flatMap(({ url, detail }) => (detail === null ? [] : [`${url}: ${detail}`])).sort()).toEqual([
      'dist/About.html: There is about.html: upper and lower case differ.',
      'dist/a/: There is a.html, but no folder of that name.',
      'dist/b/: There is such a folder, but no index.html in it.',
      'dist/b: There is such a folder, but no index.html in it.',
      'dist/out.html: It is a symbolic link that leads out of the folder.',
    ]);
    expect(stderr).toBe(
      'dist/out.html leads out of the folder and is left out.\nNo other page links to dist/about.html, dist/b/c.html.\n',
    );
  });

  it('is known to end: no path in it is a trap', async () => {
    const links = Array.from({ length: 60 }, (_, i) => `<a href="/1/1/1/a?page=${i}">x</a>`).join('');
    const cwd = await temporaryFolder({ 'dist/index.html': links, 'dist/1/1/1/a.html': '<a href=gone>x</a>' });
    const { lines, summary } = await checkLines(['dist'], { cwd });
    expect(lines).toContain('dist/1/1/1/gone not_found dist/1/1/1/a.html:1');
    expect(summary).toMatchObject({ targets: 3, not_checked: 0 });
  });

  it('may load from node_modules, which holds no pages of it', async () => {
    const cwd = await temporaryFolder({
      'dist/index.html': '<script src="/node_modules/a/a.js"></script><script src="/node_modules/b/b.js"></script>',
      'dist/node_modules/a/a.js': '',
      'dist/node_modules/a/index.html': '<a href=gone>x</a>',
    });
    const { lines } = await checkLines(['dist'], { cwd });
    expect(lines).toEqual([
      'dist/index.html ok',
      'dist/node_modules/a/a.js ok dist/index.html:1',
      'dist/node_modules/b/b.js not_found dist/index.html:1',
    ]);
  });

  it('follows symbolic links within it', async () => {
    const cwd = await temporaryFolder({ 'dist/index.html': '<a href="latest/a">a</a>', 'dist/v1/a.html': '' });
    await symlink('v1', `${cwd}/dist/latest`);
    expect((await checkLines(['dist'], { cwd })).lines).toContain('dist/v1/a.html ok dist/index.html:1');
  });

  it('has each page once, by whichever symbolic link a link goes', async () => {
    const hrefs = ['self/v1/a', 'self/self/latest/a.html#x', 'v1/top/latest/b/', '/b.html', 'latest/gone', 'dead'];
    const cwd = await temporaryFolder({
      'dist/index.html': hrefs.map((href) => `<a href="${href}">x</a>`).join('\n'),
      'dist/v1/a.html': '<a href=gone id=x>x</a>',
      'dist/v1/b/index.html': '<a href="../../self//index.html">x</a>',
    });
    await symlink('.', `${cwd}/dist/self`);
    await symlink('v1', `${cwd}/dist/latest`);
    await symlink('../../dist', `${cwd}/dist/v1/top`);
    await symlink('v1/b/index.html', `${cwd}/dist/b.html`);
    await symlink('nothing', `${cwd}/dist/dead`);
    const { lines, targets, stderr } = await checkLines(['dist'], { cwd });
    expect(lines).toEqual([
      'dist/dead not_found dist/index.html:6',
      'dist/index.html ok',
      'dist/latest/gone not_found dist/index.html:5',
      'dist/self//index.html not_found dist/v1/b/index.html:1',
      'dist/v1/a.html ok dist/index.html:1 dist/index.html:2',
      'dist/v1/b/index.html ok dist/index.html:3 dist/index.html:4',
      'dist/v1/gone not_found dist/v1/a.html:1',
    ]);
    expect(targets.find(({ url }) => url === 'dist/dead')?.detail).toBe('It is a symbolic link that leads nowhere.');
    expect(stderr).toBe('dist/b.html is a symbolic link: what it leads to is read once, as dist/v1/b/index.html.\n');
  });

  it('is not left for the network: a page of another host is requested, its robots.txt is not', async () => {
    const fetched: string[] = [];
    const url = await serve((request, response) => {
      fetched.push(request.url ?? '');
      response.end('x');
    });
    const cwd = await temporaryFolder({
      'dist/index.html': `<a href="${url}x">x</a>`,
      'dist/robots.txt': 'Disallow: /',
    });
    const { lines } = await checkLines(['dist', '--allow-private'], { cwd });
    expect(lines).toEqual([`${url}x ok dist/index.html:1`, 'dist/index.html ok'].sort());
    expect(fetched).toEqual(['/x']);
  });

  it.each(['text', 'json', 'jsonl', 'csv', 'junit', 'sarif', 'github', 'markdown', 'html'])(
    'is reported as %s with file and line',
    async (format) => {
      const cwd = await temporaryFolder({ 'dist/index.html': '\n<a href="/gone">x</a>' });
      const { code, stdout } = await run(['check', 'dist', '-f', format], {}, { cwd });
      expect(code).toBe(1);
      expect(stdout).toContain('dist/gone');
      expect(stdout).toMatch(/dist\/index(?:\.|&#46;)html/);
      expect(stdout).toMatch(/\b2\b/);
      expect(stdout).not.toContain('site.invalid');
    },
  );

  it('is reported as SARIF with names that are URIs', async () => {
    const cwd = await temporaryFolder({ 'dist/index.html': '', 'dist/a?b #1.html': '<a href="/gone">x</a>' });
    const { stdout } = await run(['check', 'dist', '-f', 'sarif'], {}, { cwd });
    expect(stdout).toContain('"uri":"dist/a%3Fb%20%231.html"');
  });

  it('has baselines, exclusions and a limit of pages like any site', async () => {
    const cwd = await temporaryFolder({
      'dist/index.html': '<a href="/gone">x</a>',
      'dist/drafts/a.html': '<a href="/no">x</a>',
    });
    const excluding = ['check', 'dist', '--exclude', '/drafts/**'];
    expect((await run([...excluding, '--write-baseline', 'b.json'], {}, { cwd })).code).toBe(1);
    expect((await run([...excluding, '--baseline', 'b.json', '--only-new'], {}, { cwd })).code).toBe(0);
    expect((await run(['check', 'dist', '--baseline', 'b.json', '--only-new'], {}, { cwd })).code).toBe(1);
    const { summary } = await checkLines(['dist', '--max-pages', '1'], { cwd });
    expect(summary).toMatchObject({ pages: 1, truncated: true });
  });

  it('has pages of whatever charset, and warnings of mixed content', async () => {
    const cwd = await temporaryFolder({ 'dist/index.html': '<script src="http://127.0.0.1:9/s.js"></script>' });
    const { targets } = await checkLines(['dist'], { cwd });
    expect(targets.find(({ url }) => url === 'dist/index.html')).toMatchObject({ warnings: ['mixed_content'] });
  });
});

describe('--base-url', () => {
  const files = {
    'dist/index.html':
      '<a href="https://me.example/docs/a">1</a> <a href="//me.example/docs">2</a> <a href="/docs/gone">3</a>\n<a href="a.html">4</a>',
    'dist/a.html': '<a href="/docs/">home</a>',
  };

  it('takes absolute links to that place for links of the folder', async () => {
    const cwd = await temporaryFolder(files);
    const { lines } = await checkLines(['dist', '--base-url', 'https://me.example/docs'], { cwd });
    expect(lines).toEqual([
      'dist/a.html ok dist/index.html:1 dist/index.html:2',
      'dist/gone not_found dist/index.html:1',
      'dist/index.html ok dist/a.html:1 dist/index.html:1',
    ]);
  });

  it.each([
    ['<link rel="canonical" href="http://127.0.0.1:9/docs/index.html">', 'http://127.0.0.1:9/docs/'],
    ["<LINK href='http://127.0.0.1:9/docs/' REL=canonical>", 'http://127.0.0.1:9/docs/'],
  ])('is proposed where the home page names its own address: %s', async (link, address) => {
    const cwd = await temporaryFolder({ 'dist/index.html': `<title>t</title>${link}` });
    const without = await checkLines(['dist'], { cwd });
    expect(without.stderr.split(/(?<=\n)/)[0]).toBe(
      `dist/index.html says that the site is at ${address}. Links to there are requested; --base-url ${address} checks them in the folder.\n`,
    );
    const { lines, stderr } = await checkLines(['dist', '--base-url', address], { cwd });
    expect(stderr).toBe('');
    expect(lines).toEqual(['dist/index.html ok dist/index.html:1']);
  });

  it.each(['', '<link rel=canonical>', '<link rel=canonical href="/a">', '<link rel=icon href="https://a.example/">'])(
    'is not proposed where it does not: %j',
    async (link) => {
      const cwd = await temporaryFolder({ 'dist/index.html': link });
      expect((await run(['check', 'dist'], {}, { cwd })).stderr).toBe('');
    },
  );

  it('requests from the network what lies beside it', async () => {
    const fetched: string[] = [];
    const url = await serve((request, response) => {
      fetched.push(request.url ?? '');
      response.end('<a href="/beyond">x</a>');
    });
    const cwd = await temporaryFolder({ 'dist/index.html': '<a href="/other">1</a><a href="/docs-old/">2</a>' });
    const { lines } = await checkLines(['dist', '--base-url', `${url}docs/`, '--allow-private'], { cwd });
    expect(lines).toEqual(
      ['dist/index.html ok', `${url}docs-old/ ok dist/index.html:1`, `${url}other ok dist/index.html:1`].sort(),
    );
    expect(fetched.sort()).toEqual(['/docs-old/', '/other']);
  });

  it('has sitemaps and the robots.txt checked, as lists and not as pages', async () => {
    const cwd = await temporaryFolder({
      'dist/index.html': '',
      'dist/robots.txt':
        'Disallow: /\n\nSitemap: https://me.example/sitemap-index.xml\nSitemap: https://me.example/no.xml',
      'dist/sitemap-index.xml':
        '<sitemapindex><sitemap>\n<loc>https://me.example/sitemap-0.xml</loc></sitemap></sitemapindex>',
      'dist/sitemap-0.xml':
        '<urlset>\n<url><loc>\n https://me.example/ </loc></url><url><loc>https://me.example/lost?a=1&amp;b=2</loc>\n<xhtml:link rel="alternate" hreflang="de" href="https://me.example/de/"/></url></urlset>',
    });
    const { lines, summary } = await checkLines(['dist', '--base-url', 'https://me.example'], { cwd });
    expect(lines).toEqual([
      'dist/de/ not_found dist/sitemap-0.xml:4',
      'dist/index.html ok dist/sitemap-0.xml:3',
      'dist/lost?a=1&b=2 not_found dist/sitemap-0.xml:3',
      'dist/no.xml not_found dist/robots.txt:4',
      'dist/robots.txt ok',
      'dist/sitemap-0.xml ok dist/sitemap-index.xml:2',
      'dist/sitemap-index.xml ok dist/robots.txt:3',
    ]);
    expect(summary).toMatchObject({ pages: 1 });
  });

  it('may stand in the config file', async () => {
    const config = { targets: ['dist'], baseUrl: 'https://me.example/docs', rate: 0 };
    const cwd = await temporaryFolder({ ...files, 'linkvitals.config.json': JSON.stringify(config) });
    expect((await checkLines([], { cwd })).summary).toMatchObject({ targets: 3, broken: 1 });
  });
});

describe('a site that is built for a folder of its host', () => {
  const files = {
    'dist/index.html': '<a href="/docs/">1</a><a href="/docs/a">2</a><a href="/docs/gone">3</a>',
    'dist/a.html': '<a href="/docs">home</a>',
  };

  it('is recognized when nobody says so', async () => {
    const cwd = await temporaryFolder(files);
    const { stderr } = await checkLines(['dist'], { cwd });
    expect(stderr).toContain(
      '3 missing links begin with /docs/, and without that they lead to files of the folder. ' +
        'Say where it will be served with --base-url, as in https://example.com/docs/\n',
    );
  });

  it('gets no hint when somebody does, nor for one missing link', async () => {
    const cwd = await temporaryFolder(files);
    expect((await checkLines(['dist', '--base-url', 'https://me.example/docs/'], { cwd })).stderr).toBe('');
    const wrong = await checkLines(['dist', '--base-url', 'https://me.example/'], { cwd });
    expect(wrong.stderr).toBe('No other page links to dist/a.html.\n');
    const other = await temporaryFolder({ 'dist/index.html': '<a href="/docs/">1</a>' });
    expect((await checkLines(['dist'], { cwd: other })).stderr).toBe('');
  });
});

describe('what a folder is checked as', () => {
  const markdown = { 'x/README.md': '[a](/x/a.html)', 'x/a.html': '<a href="/x/README.md">x</a>' };

  it.each([
    ['an index.html at its top: a site', { ...markdown, 'x/index.html': '' }, [], ['x/a.html not_found']],
    ['HTML and Markdown: files', markdown, [], []],
    ['HTML alone: a site', { 'x/a.html': '<a href="/x/a.html">x</a>' }, [], ['x/x/a.html not_found x/a.html:1']],
    ['--as site', markdown, ['--as', 'site'], ['x/x/README.md not_found x/a.html:1']],
    ['--base-url', markdown, ['--base-url', 'https://me.example'], ['x/x/README.md not_found x/a.html:1']],
    ['--as files', { ...markdown, 'x/index.html': '<a href=/x/>x</a>' }, ['--as', 'files'], []],
  ])('%s', async (_, files, options, broken) => {
    const cwd = await temporaryFolder(files);
    const { lines } = await checkLines(['x', ...options], { cwd });
    const found = lines.filter((line) => line.includes('not_found'));
    expect(found).toEqual(
      broken.length === 1 && broken[0]?.endsWith('not_found') ? ['x/x/README.md not_found x/a.html:1'] : broken,
    );
  });

  it.each([
    [{ 'x/README.md': '' }, [], 'x is checked as a site: 1 Markdown file was not read. --as files reads them'],
    [
      { 'x/a.md': '', 'x/b/c.mdx': '', 'x/.git/d.md': '' },
      [],
      'x is checked as a site: 2 Markdown files were not read.',
    ],
    [{ 'x/a.txt': '', 'x/node_modules/a/README.md': '' }, [], ''],
    [{ 'x/a.md': '' }, ['--as', 'site'], ''],
  ])('with an index.html and %j and %j says what is not read', async (files, options, says) => {
    const cwd = await temporaryFolder({ 'x/index.html': '', ...files });
    const { stderr } = await checkLines(['x', ...options], { cwd });
    expect(stderr.slice(0, says.length || undefined)).toBe(says);
  });

  it.each([
    [['--base-url', 'ftp://a.example', 'dist'], 'Give an http:// or https:// URL'],
    [['--base-url', 'https://a.example/?x', 'dist'], 'without credentials, query and fragment'],
    [['--base-url', 'https://a.example', 'https://b.example'], 'are for a folder'],
    [['--as', 'site', 'a.md'], 'are for one folder'],
    [['--as', 'site', 'dist', 'other'], 'are for one folder'],
    [['--as', 'files', '--base-url', 'https://a.example', 'dist'], '--as files says there is none'],
    [['--as', 'folder', 'dist'], 'Allowed choices are site, files'],
    [['--as', 'site', '-'], 'are for a folder'],
  ])('%j is wrong usage', async (args, why) => {
    const cwd = await temporaryFolder({ 'a.md': '', 'dist/index.html': '', 'other/index.html': '' });
    const { code, stderr } = await run(['check', ...args], {}, { cwd });
    expect(stderr).toContain(why);
    expect(code).toBe(2);
  });

  it('a site without a page is no success', async () => {
    const cwd = await temporaryFolder({ 'dist/a.png': '' });
    const { code, stderr } = await run(['check', 'dist', '--as', 'site'], {}, { cwd });
    expect(code).toBe(3);
    expect(stderr).toContain('dist holds no .html, .htm or .xhtml file.');
  });

  it('more than one folder: files', async () => {
    const cwd = await temporaryFolder({ 'a/index.html': '<a href=/b/index.html>b</a>', 'b/index.html': '' });
    expect((await checkLines(['a', 'b'], { cwd })).lines).toEqual([
      'a/index.html ok',
      'b/index.html ok a/index.html:1',
    ]);
  });
});

it('a folder of hundreds of pages is read in one go, each page once', () => expectWholeFolder(300));
