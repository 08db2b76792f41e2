import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { checkLines } from '../../test-support/check-lines.ts';
import { temporaryFolder } from '../../test-support/temporary-folder.ts';

describe('a link that leads out of the working folder', () => {
  /** The forms of such a link, by their target. */
  const FORMS: Readonly<Record<string, string>> = {
    'a link': '<a href="../../up">x</a>',
    'a link with a line break': "<a href='\n../../up\n'>x</a>",
    'a link with references': '<a href="..&#47;&period;./up">x</a>',
    'a link with escapes': '<a href="./%2e%2E/../up">x</a>',
    'a link with backslashes': '<a href="..\\..\\up">x</a>',
    'a link from a base': '<base href="../other/"><a href="../../up">x</a>',
    'an image': '<img src=../../up>',
    'images of two sizes': '<img srcset="../../up 1x, ../../up 2x">',
    'a table': '<table background="../../up"></table>',
    'a frame': `<iframe srcdoc="<a href='../../up'>x</a>"></iframe>`,
    'a refresh': '<meta http-equiv=refresh content="5; url=../../up">',
    'an image for networks': '<meta property="og:image" content="../../up">',
    'a stylesheet': '<link rel=stylesheet href="../../up">',
    'an import': '<style>@import "../../up";</style>',
    'an import by url()': '<style>@import url("../../up");</style>',
    'a style': '<p style="background: url( \'../../up\' )">',
    'an element of SVG': '<svg><use xlink:href="../../up"/></svg>',
  };

  it.each(Object.keys(FORMS))('is not judged by what lies in it: %s', async (form) => {
    const cwd = await temporaryFolder({ 'in/sub/a.html': `<!doctype html>${FORMS[form]}`, 'in/up': '', up: '' });
    const { lines } = await checkLines(['sub/a.html'], { cwd: `${cwd}/in` });
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^\.\.\/up address_refused sub\/a\.html:/);
  });

  it.each(['utf16le', 'latin1'] as const)('is known in any charset: %s', async (charset) => {
    const cwd = await temporaryFolder({ 'in/sub/ok.html': '', 'in/ü.html': '' });
    const html =
      '<meta charset=iso-8859-1><a href="../../ü.html">1</a> <a href="ok.html">2</a> <a href="../ü.html">3</a>';
    const text = charset === 'latin1' ? html : `\ufeff${html}`;
    await writeFile(`${cwd}/in/sub/a.html`, Buffer.from(text, charset));
    expect((await checkLines(['sub/a.html'], { cwd: `${cwd}/in` })).lines).toEqual([
      '../ü.html address_refused sub/a.html:1',
      'sub/a.html ok',
      'sub/ok.html ok sub/a.html:1',
      'ü.html ok sub/a.html:1',
    ]);
  });

  it('is known within Markdown and MDX, and one that only climbs far is judged on disk', async () => {
    const cwd = await temporaryFolder({
      'docs/README.md':
        '<a href="../x.md">1</a> <img src=../p.png>\n\n<p><a href="./%2e%2E/x.md?a=1&amp;b=2#c">3</a></p>\n',
      'docs/a.mdx': '<Card href="../card.md" /> [b](in/../in/../x.md)',
      'docs/x.md': '',
    });
    expect((await checkLines(['.'], { cwd: `${cwd}/docs` })).lines).toEqual([
      '../card.md address_refused a.mdx:1',
      '../p.png address_refused README.md:1',
      '../x.md address_refused README.md:1',
      '../x.md?a=1&b=2 address_refused README.md:3',
      'README.md ok',
      'a.mdx ok',
      'x.md ok a.mdx:1',
    ]);
  });
});

it('a link of Markdown that leads out of the working folder is not judged by what lies in it', async () => {
  const cwd = await temporaryFolder({
    'README.md': '[1](../../issues) [2](../docs/a.md#x) [3](./docs/../docs/a.md) ![4](../i.png)',
    'docs/a.md': '[5](../README.md) [6](../../x) [7](b/../../../y) [8](/../docs/a.md) [9](a.md?../../..)',
  });
  const { lines, targets, code } = await checkLines(['.'], { cwd });
  expect(lines).toEqual([
    '../../issues address_refused README.md:1',
    '../docs/a.md address_refused README.md:1',
    '../i.png address_refused README.md:1',
    '../x address_refused docs/a.md:1',
    '../y address_refused docs/a.md:1',
    'README.md ok docs/a.md:1',
    'docs/a.md ok README.md:1 docs/a.md:1',
    'docs/a.md?../../.. ok docs/a.md:1',
  ]);
  expect(targets.find(({ url }) => url === '../x')?.detail).toBe('It leads out of the working folder.');
  expect(code).toBe(0);
});
