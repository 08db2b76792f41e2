import { expect, it } from 'vitest';
import { pageTemplate } from './fill-page.ts';

const html = '<html><head><base href="/"></head><body><div id="app"></div></body></html>';
const fill = pageTemplate(html, '/links/');

/** The JSON that a browser reads from the data in a page */
const dataIn = (page: string): unknown =>
  JSON.parse(/<script type="application\/json" id="first-answers">(.*?)<\/script/s.exec(page)?.[1] ?? 'null');

it('writes the prefix, and preloads the scripts of the page', () => {
  expect(fill({ scripts: ['assets/a.js'] })).toBe(
    '<html><head><base href="/links/"><link rel="modulepreload" crossorigin href="./assets/a.js"></head><body><div id="app"></div></body></html>',
  );
});

it.each(['</script><script>alert(1)</script>', '<!--<script>', "$& $' $` $1", '\u2028 " \\ ]]>', '</ScRiPt '])(
  'keeps data that tries to break out in its place: %s',
  (name) => {
    const answers = [{ request: `api/v1/domains?q=${name}`, etag: '"1"', body: JSON.stringify({ name }) }];
    const page = fill({ answers });
    expect(page.match(/<script/gi)).toHaveLength(1);
    expect(page).not.toContain('<!--');
    expect(dataIn(page)).toEqual([[`api/v1/domains?q=${name}`, '"1"', { name }]]);
  },
);

it('names the place that a custom build lacks', () => {
  expect(() => pageTemplate('<html><head></head><body></body></html>', '/')).toThrow(
    'index.html of the dashboard must have one <base href="/">',
  );
});
