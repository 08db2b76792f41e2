import { symlink, truncate, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { checkLines } from '../../test-support/check-lines.ts';
import { run } from '../../test-support/run.ts';
import { temporaryFolder } from '../../test-support/temporary-folder.ts';

describe('a folder that a file links to', () => {
  it.each(['index.html', 'index.md', 'README.md', 'Readme.md'])('is judged by its %s', async (index) => {
    const heading = index.endsWith('.html') ? '<h2 id=there>x</h2><a href=no>no</a>' : '# There\n[no](no)';
    const cwd = await temporaryFolder({
      'a.md': '[a](docs/#there) [b](docs#there) [c](docs/#gone) [d](docs/)',
      [`docs/${index}`]: heading,
    });
    const { lines } = await checkLines(['a.md'], { cwd });
    expect(lines).toEqual([
      'a.md ok',
      'docs ok a.md:1',
      'docs/ ok a.md:1 a.md:1 a.md:1',
      'docs/#gone fragment_missing a.md:1',
    ]);
  });

  it('is there without any of them too, and is not the file of that name', async () => {
    const cwd = await temporaryFolder({ 'a.md': '[a](docs/#x) [b](a.md/)', 'docs/x.png': '' });
    const { lines } = await checkLines(['a.md'], { cwd });
    expect(lines).toEqual(['a.md ok', 'a.md/ not_found a.md:1', 'docs/ ok a.md:1']);
  });
});

it('a heading is found in any case, as on GitHub; an id that an author gave, as it is written', async () => {
  const cwd = await temporaryFolder({
    'a.md':
      '[1](#Quick-Start) [2](b.md#API) [3](#user-content-quick-start) [4](#Mine) [5](b.md#Gone)\n\n## Quick Start\n\n# X {#mine}',
    'b.md': '# `API`',
  });
  expect((await checkLines(['a.md'], { cwd })).lines.filter((line) => line.includes('missing'))).toEqual([
    'a.md#Mine fragment_missing a.md:1',
    'b.md#Gone fragment_missing a.md:1',
  ]);
});

it('a file is one target, from the root of the working folder and from beside it', async () => {
  const cwd = await temporaryFolder({
    'docs/a.html':
      '<form action="/docs/b.md"></form><a href="b.md#no">1</a><a href="/docs/b.md#no">2</a><a href="/">3</a>',
    'docs/b.md': '[up](/../../docs/a.html)',
  });
  expect((await checkLines(['docs/a.html', 'docs/b.md'], { cwd })).lines).toEqual([
    './ ok docs/a.html:1',
    'docs/a.html ok docs/b.md:1',
    'docs/b.md ok docs/a.html:1 docs/a.html:1 docs/a.html:1',
    'docs/b.md#no fragment_missing docs/a.html:1 docs/a.html:1',
  ]);
});

it('patterns are for paths from the working folder on', async () => {
  const cwd = await temporaryFolder({
    'docs/a.md': '[x](gone.md) [y](drafts/b.md) [z](../up.md) [w](../../out.md)',
    'docs/drafts/b.md': '[x](gone.md)',
  });
  const filter = ['--exclude', '/docs/drafts/**', '--include', '/docs/**'];
  expect((await checkLines(['docs', ...filter], { cwd })).lines).toEqual([
    '../out.md address_refused docs/a.md:1',
    'docs/a.md ok',
    'docs/drafts/b.md excluded docs/a.md:1',
    'docs/gone.md not_found docs/a.md:1',
    'up.md excluded docs/a.md:1',
  ]);
  const { code, stderr } = await run(['check', 'docs', '--exclude', '/**'], {}, { cwd });
  expect([code, stderr]).toEqual([3, '--include and --exclude leave out every file.\n']);
});

describe('kinds of files', () => {
  it('MDX: Markdown with the addresses that its tags write out', async () => {
    const page = `---
title: x
---
import A from './not-checked.js'
export const b = {
  link: <a href="script.md">x</a>,

}

# T {/* #given */}

<Card href="card.md" src={'card.png'} title={\`x\`}>
  [m](markdown.md) [g](#given)
</Card>

<Card
  href="multi.md"
  onClick={() => { a > b }}
>
  text [q](quoted.md)
</Card>

{/* [no](comment.md) */} {items.map((i) => <a key={i} href="expression.md">x</a>)} <a href={url}>y</a>
<img src={require('./no.png')} /> <Link to="to.md">z</Link> a < b

    [indented](indented.md)

<iframe src="frame.html" />
[after](after.md)
`;
    const cwd = await temporaryFolder({ 'a.mdx': page });
    const { lines } = await checkLines(['a.mdx'], { cwd });
    expect(lines).toEqual([
      'a.mdx ok a.mdx:13',
      'after.md not_found a.mdx:29',
      'card.md not_found a.mdx:12',
      'card.png not_found a.mdx:12',
      'expression.md not_found a.mdx:23',
      'frame.html not_found a.mdx:28',
      'indented.md not_found a.mdx:26',
      'markdown.md not_found a.mdx:13',
      'multi.md not_found a.mdx:16',
      'quoted.md not_found a.mdx:20',
      'script.md not_found a.mdx:6',
      'to.md not_found a.mdx:24',
    ]);
  });

  it('plain text: its web addresses, and nothing else', async () => {
    const cwd = await temporaryFolder({
      'a.txt': 'see (http://127.0.0.1:9/a_b).\r\nno.md [x](y) <http://127.0.0.1:9/c>',
    });
    const { lines } = await checkLines(['a.txt'], { cwd });
    expect(lines).toEqual([
      'a.txt ok',
      'http://127.0.0.1:9/a_b address_refused a.txt:1',
      'http://127.0.0.1:9/c address_refused a.txt:2',
    ]);
  });

  it.each([
    ['a bracket that is never closed', 'see http://[bad and more', ['http://[bad invalid_url']],
    [
      'an IPv6 address',
      'see http://[::1]:9/a and http://[::1].',
      ['http://[::1]/ address_refused', 'http://[::1]:9/a address_refused'],
    ],
    ['no host that the reader fills in', 'http://[host]/ http://[your host]:80/ http://<host>/ http://$HOST/', []],
    [
      'Chinese and Japanese punctuation',
      '見る(http://127.0.0.1:9/a)。「http://127.0.0.1:9/b」、http://127.0.0.1:9/c。次',
      [
        'http://127.0.0.1:9/a address_refused',
        'http://127.0.0.1:9/b address_refused',
        'http://127.0.0.1:9/c address_refused',
      ],
    ],
    [
      'quotation marks',
      '“http://127.0.0.1:9/a” «http://127.0.0.1:9/b»',
      ['http://127.0.0.1:9/a address_refused', 'http://127.0.0.1:9/b address_refused'],
    ],
  ])('plain text: %s', async (_, text, expected) => {
    const cwd = await temporaryFolder({ 'a.txt': text });
    const { lines } = await checkLines(['a.txt'], { cwd });
    expect(lines).toEqual(['a.txt ok', ...expected.map((line) => `${line} a.txt:1`)]);
  });

  it('Markdown of more than 4 MiB: that it was not read whole is no secret', async () => {
    const cwd = await temporaryFolder({ 'a.md': `${' '.repeat(4 * 1_024 * 1_024)}\n[a](b)` });
    const { lines, stderr } = await checkLines(['a.md'], { cwd });
    expect(lines).toEqual(['a.md ok']);
    expect(stderr).toBe('a.md: only the first 4 MiB of it were read.\n');
  });

  it.each(['a.html', 'a.txt'])('%s of more than 64 MiB: nor that', async (name) => {
    const cwd = await temporaryFolder({ [name]: '<a href="http://a.invalid/">x</a>' });
    await truncate(`${cwd}/${name}`, 64 * 1_024 * 1_024 + 1);
    const { lines, stderr } = await checkLines([name, '--no-external'], { cwd });
    expect(lines).toHaveLength(2);
    expect(stderr).toBe(`${name}: only the first 64 MiB of it were read.\n`);
  });

  it.each([
    ['UTF-8', (text: string) => Buffer.from(text)],
    ['UTF-16, low byte first', (text: string) => Buffer.from(text, 'utf16le')],
    ['UTF-16, high byte first', (text: string) => Buffer.from(text, 'utf16le').swap16()],
  ])('Markdown and text begin behind a byte order mark: %s', async (_, encoded) => {
    const cwd = await temporaryFolder({ 'ü.md': '' });
    await writeFile(`${cwd}/a.md`, encoded('\ufeff# Bom\n[x](#bom) [y](ü.md)\n'));
    await writeFile(`${cwd}/b.mdx`, encoded('\ufeff---\na: b\n---\n[y](ü.md)\n'));
    await writeFile(`${cwd}/c.txt`, encoded('\ufeffhttp://127.0.0.1:9/c'));
    expect((await checkLines(['a.md', 'b.mdx', 'c.txt'], { cwd })).lines).toEqual([
      'a.md ok a.md:2',
      'b.mdx ok',
      'c.txt ok',
      'http://127.0.0.1:9/c address_refused c.txt:1',
      'ü.md ok a.md:2 b.mdx:4',
    ]);
  });

  it('Markdown with a backslash for a slash: the file that it means is not found', async () => {
    const cwd = await temporaryFolder({ 'a.md': '[b](docs\\b.md)\n<a href="docs\\b.md">b</a>', 'docs/b.md': '' });
    const { lines, targets } = await checkLines(['a.md'], { cwd });
    expect(lines).toEqual(['a.md ok', 'docs%5Cb.md not_found a.md:1', 'docs/b.md ok a.md:2']);
    expect(targets.find(({ url }) => url === 'docs%5Cb.md')?.detail).toContain('A backslash is no slash');
  });

  it('HTML may say its charset itself', async () => {
    const html = Buffer.from('<meta charset=windows-1251><a href="\xea\xee\xf2.html">x</a>', 'latin1');
    const cwd = await temporaryFolder({ 'кот.html': '' });
    await writeFile(`${cwd}/a.html`, html);
    expect((await checkLines(['a.html'], { cwd })).lines).toEqual(['a.html ok', 'кот.html ok a.html:1']);
  });

  it.each([
    ['notes.rst', 'notes.rst is a file that cannot be read for links: .html'],
    ['LICENSE', 'LICENSE is a file that cannot be read'],
    ['example.com', 'example.com is a file that cannot be read'],
    ['docs/no.mdx', 'There is no file or folder docs/no.mdx. For a site of that name write https://docs/no.mdx'],
    ['no.txt', 'There is no file or folder no.txt.'],
    ['./no', 'There is no file or folder ./no.\n'],
    ['dist', 'There is no file or folder dist. For a site of that name write https://dist'],
    ['no/page', 'There is no file or folder no/page.'],
    ['paper.pdf', 'There is no file or folder paper.pdf.'],
    ['../up.md', 'There is no file or folder ../up.md.\n'],
  ])('%s is never taken for a host', async (name, why) => {
    const cwd = await temporaryFolder({ 'notes.rst': '', LICENSE: '', 'example.com': '' });
    const { code, stdout, stderr } = await run(['check', name], {}, { cwd });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(why);
  });
});

describe('a folder of documents', () => {
  it('is read as its HTML, Markdown and MDX files, with what lies beside them named by path', async () => {
    const cwd = await temporaryFolder({
      'docs/a.md': '[b](sub/b.html) [r](/docs/a.md)',
      'docs/sub/b.html': '\n<a href="../c.mdx">c</a>',
      'docs/c.mdx': '[x](gone.md)',
      'docs/notes.txt': 'http://127.0.0.1:9/',
      'docs/node_modules/p/README.md': '[x](gone.md)',
      'docs/.git/x.md': '[x](gone.md)',
    });
    const { lines, summary } = await checkLines(['docs'], { cwd });
    expect(lines).toEqual([
      'docs/a.md ok docs/a.md:1',
      'docs/c.mdx ok docs/sub/b.html:2',
      'docs/gone.md not_found docs/c.mdx:1',
      'docs/sub/b.html ok docs/a.md:1',
    ]);
    expect(summary).toMatchObject({ pages: 3 });
  });

  it('may be named by its absolute path', async () => {
    const cwd = await temporaryFolder({ 'docs/a.md': '[b](b.md) [x](gone.md)', 'docs/b.md': '' });
    const { summary } = await checkLines([`${cwd}/docs`], { cwd });
    expect(summary).toMatchObject({ pages: 2, broken: 1 });
  });

  it('may have the same name again and again in a path', async () => {
    const cwd = await temporaryFolder({ 'docs/1/1/1/1/a.md': '[b](b.md)', 'docs/1/1/1/1/b.md': '' });
    expect((await checkLines(['docs'], { cwd })).lines).toEqual([
      'docs/1/1/1/1/a.md ok',
      'docs/1/1/1/1/b.md ok docs/1/1/1/1/a.md:1',
    ]);
  });

  it('may stand beside files', async () => {
    const cwd = await temporaryFolder({ 'README.md': '', 'docs/a.md': '', 'docs/b.md': '' });
    await symlink('docs/b.md', `${cwd}/b.md`);
    const { lines } = await checkLines(['README.md', 'docs', './docs/../docs/a.md', 'b.md', 'docs/'], { cwd });
    expect(lines).toEqual(['README.md ok', 'docs/a.md ok', 'docs/b.md ok']);
  });

  it('is not left through symbolic links, and not walked in circles', async () => {
    const cwd = await temporaryFolder({
      'docs/a.md': '',
      'docs/b/b.md': '',
      'docs/c/c.md': '',
      'out/b.md': '[x](gone.md)',
    });
    await symlink('../out', `${cwd}/docs/out`);
    await symlink('.', `${cwd}/docs/self`);
    await symlink('nothing', `${cwd}/docs/dangling`);
    await symlink('../c', `${cwd}/docs/b/to-c`);
    await symlink('../b', `${cwd}/docs/c/to-b`);
    const { lines, stderr } = await checkLines(['docs'], { cwd });
    expect(lines).toEqual(['docs/a.md ok', 'docs/b/b.md ok', 'docs/c/c.md ok']);
    expect(stderr).toBe(
      'docs/out leads out of the folder and is left out.\n' +
        'docs/b/to-c is a symbolic link: what it leads to is read once, as docs/c. Other such links: 1.\n',
    );
  });

  it('has each real file read once, whatever leads to it', async () => {
    const cwd = await temporaryFolder({ 'docs/v1/a.md': '[x](gone.md)', 'docs/b.md': '[a](latest/a.md)' });
    await symlink('v1', `${cwd}/docs/latest`);
    await symlink('.', `${cwd}/docs/self`);
    await symlink('..', `${cwd}/docs/v1/up`);
    await symlink('b.md', `${cwd}/docs/c.md`);
    await symlink('v1/a.md', `${cwd}/docs/d.md`);
    const { lines, stderr } = await checkLines(['docs'], { cwd });
    expect(lines).toEqual([
      'docs/b.md ok',
      'docs/latest/a.md ok docs/b.md:1',
      'docs/v1/a.md ok',
      'docs/v1/gone.md not_found docs/v1/a.md:1',
    ]);
    expect(stderr).toBe('docs/d.md is a symbolic link: what it leads to is read once, as docs/v1/a.md.\n');
  });

  it('has what lies in a skipped folder read under the first link to it', async () => {
    const cwd = await temporaryFolder({ 'docs/node_modules/p/in/a.md': '[x](gone.md)' });
    await symlink('node_modules/p/in/a.md', `${cwd}/docs/a.md`);
    await symlink('node_modules/p', `${cwd}/docs/p`);
    await symlink('node_modules/p/in', `${cwd}/docs/q`);
    const { lines } = await checkLines(['docs'], { cwd });
    expect(lines).toEqual(['docs/a.md ok', 'docs/gone.md not_found docs/a.md:1']);
  });

  it('names documents that lead nowhere', async () => {
    const cwd = await temporaryFolder({ 'docs/a.md': '' });
    await symlink('gone.md', `${cwd}/docs/b.md`);
    await symlink('gone.png', `${cwd}/docs/b.png`);
    const { stderr } = await checkLines(['docs'], { cwd });
    expect(stderr).toBe('docs/b.md is a symbolic link that leads nowhere.\n');
  });

  it('without a document is no success', async () => {
    const cwd = await temporaryFolder({ 'docs/a.png': '' });
    const { code, stderr } = await run(['check', 'docs'], {}, { cwd });
    expect(code).toBe(3);
    expect(stderr).toContain('docs holds no .html');
  });

  it.each([
    [['a.md', 'https://a.example'], 'https://a.example is no file of this disk'],
    [['https://a.example', 'https://b.example'], 'Give one site'],
  ])('%j is wrong usage', async (args, why) => {
    const cwd = await temporaryFolder({ 'a.md': '' });
    const { code, stderr } = await run(['check', ...args], {}, { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain(why);
  });
});
