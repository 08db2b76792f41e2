import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLines } from '../../../test-support/check-lines.ts';
import { temporaryFolder } from '../../../test-support/temporary-folder.ts';

const page = (body: string): string => `<!doctype html><title>t</title>${body}`;

const FILES = {
  'dist/about.html': page('<h2 id=team>t</h2><a name="by name"></a><a href="./">home</a>'),
  'dist/docs/index.html': page('<p id=x></p><a href="../about">about</a>'),
  'dist/docs/guide.htm': page(''),
  'dist/both.html': page(''),
  'dist/both/index.html': page(''),
  'dist/empty/x.txt': '',
  'dist/café.html': page('<p id="ä"></p>'),
  'dist/日本/index.html': page(''),
  'dist/a b+c.html': page(''),
  'dist/100%.html': page(''),
  'dist/what?.html': page(''),
  'dist/x.xhtml': '<html xmlns="http://www.w3.org/1999/xhtml"><script src="/s.js"/><p id="after"/></html>',
  'dist/noextension': 'x',
  'dist/img/a.png': '',
  'dist/s.css': '',
  'dist/s.js': '',
  'dist/.well-known/security.txt': '',
  'dist/_redirects':
    '/old /about 301\n/team/* /about#:splat\n/lost /nowhere 301\n/app/* / 200\n/api/* /.netlify/x 200\n',
  'dist/404.html': page('<h1>404 Page not found</h1>'),
};

/** Links of the home page, each with the name of its target in the report and the verdict. */
const ROWS: readonly (readonly [href: string, name: string, verdict: string])[] = [
  ['/', 'index.html', 'ok'],
  ['index.html', 'index.html', 'ok'],
  ['about.html', 'about.html', 'ok'],
  ['/about', 'about.html', 'ok'],
  ['about?x=1', 'about.html', 'ok'],
  ['/about#team', 'about.html', 'ok'],
  ['about.html#by%20name', 'about.html', 'ok'],
  ['/about#gone', 'about.html#gone', 'fragment_missing'],
  ['/about/', 'about/', 'not_found'],
  ['/About', 'About', 'not_found'],
  ['docs', 'docs/index.html', 'ok'],
  ['/docs/#x', 'docs/index.html', 'ok'],
  ['docs/index.html#y', 'docs/index.html#y', 'fragment_missing'],
  ['docs/guide.htm', 'docs/guide.htm', 'ok'],
  ['docs/guide', 'docs/guide', 'not_found'],
  ['both', 'both.html', 'ok'],
  ['both/', 'both/index.html', 'ok'],
  ['empty/', 'empty/', 'not_found'],
  ['empty/x.txt', 'empty/x.txt', 'ok'],
  ['café#ä', 'café.html', 'ok'],
  ['caf%C3%A9.html#%C3%A4', 'café.html', 'ok'],
  ['caf%c3%a9', 'café.html', 'ok'],
  ['日本/', '日本/index.html', 'ok'],
  ['%E6%97%A5%E6%9C%AC', '日本/index.html', 'ok'],
  ['a b+c.html', 'a b+c.html', 'ok'],
  ['a%20b%2Bc', 'a b+c.html', 'ok'],
  ['100%25.html', '100%.html', 'ok'],
  ['what%3F.html', 'what?.html', 'ok'],
  // This file has another name, though the URL looks like the file's name.
  ['what?.html', 'what?.html', 'not_found'],
  ['x.xhtml#after', 'x.xhtml', 'ok'],
  ['noextension', 'noextension', 'ok'],
  ['img/a.png?v=2', 'img/a.png', 'ok'],
  ['img/A.png', 'img/A.png', 'not_found'],
  ['.well-known/security.txt', '.well-known/security.txt', 'ok'],
  ['/dist/about.html', 'dist/about.html', 'not_found'],
  ['../../about.html', 'about.html', 'ok'],
  ['..%2fsecret.html', '../secret.html', 'not_found'],
  ['%ff', '%ff', 'not_found'],
  ['node_modules/%ff', 'node_modules/%ff', 'not_found'],
  ['node_modules/..%2f..%2fsecret.html', 'node_modules/../../secret.html', 'not_found'],
  ['404', '404.html', 'ok'],
  ['/old', 'old', 'ok'],
  ['/old/#gone', 'old/#gone', 'fragment_missing'],
  ['/lost', 'lost', 'not_found'],
  ['/app/any/thing', 'app/any/thing', 'ok'],
  ['/api/x?y=1', 'api/x?y=1', 'ok'],
  ['https://site.example:99999/', 'https://site.example:99999/', 'invalid_url'],
];

describe('a link of a folder that is checked as a site', () => {
  let checked: Awaited<ReturnType<typeof checkLines>>;
  // All links stand on one page, each on a line of its own after the first.
  beforeAll(async () => {
    const home = page(ROWS.map(([href]) => `\n<a href="${href}">x</a>`).join(''));
    const files = { ...FILES, 'dist/index.html': home, 'secret.html': '' };
    checked = await checkLines(['dist'], { cwd: await temporaryFolder(files, (remove) => afterAll(remove)) });
  });

  it.each(ROWS.map((row, index) => [...row, index + 2] as const))('%s is %s: %s', (_, name, verdict, line) => {
    const linked = checked.targets.filter(({ found_on }) =>
      found_on.some((place) => place.page_url === 'dist/index.html' && place.line === line),
    );
    const found = linked.map(({ url, reason }) => [url, reason]);
    const expected = name.startsWith('https:') ? name : `dist/${name}`;
    if (verdict === 'fragment_missing') expect(found).toContainEqual([expected, verdict]);
    else expect(found).toEqual([[expected, verdict]]);
  });

  it('is followed by no page that is not in the folder', () => {
    expect(checked.summary.pages).toBe(13);
  });
});
