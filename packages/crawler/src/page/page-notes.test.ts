import { expect, test } from 'vitest';
import { readPage } from './read-page.ts';

test.each([
  '<h1></h1>',
  '<h1> &nbsp;\n</h1>',
  '<h1 class="a>b"><span></span><!-- x --></h1>',
  '<h1><img src=/x alt=""></h1>',
  '<div hidden><h1>x</h1></div>',
  '<h1 aria-hidden=true>x</h1>',
])('%s is no main heading', (html) => {
  expect(readPage(`<!doctype html><body>${html}`, 9).h1Count).toBe(0);
});

test.each([
  '<h1>x</h1>',
  '<h1><span>&lt;</span></h1>',
  '<h1><a href=/><img src=/x alt=Logo></a></h1>',
  '<h1><svg><path d=M0></svg></h1>',
  '<h1 aria-label=Shop></h1>',
  '<div hidden></div><h1>x</h1>',
  '<h1 aria-hidden=false>x</h1>',
  '<noscript><h1>x</h1></noscript>',
  '<h1>never closed',
])('%s is a main heading', (html) => {
  expect(readPage(`<!doctype html><body>${html}`, 9).h1Count).toBe(1);
});

test.each(['<', '<!--', '<"'])('main headings that hold nothing but %s without end are read', (mark) => {
  const block = `${'<h1>'.repeat(100)}${mark.repeat(3_600 / mark.length)}</h1>-->">`;
  const { h1Count } = readPage(`<!doctype html><body>${block.repeat(500)}`, 9);
  expect(h1Count).toBeGreaterThan(0);
});

test('main headings beyond the limit count as not empty', () => {
  expect(readPage(`<!doctype html><body>${'<h1></h1>'.repeat(300)}`, 9).h1Count).toBe(44);
});

test.each([
  '<img hidden src=/x>',
  '<img aria-hidden=TRUE src=/x>',
  '<span aria-hidden="true"><img src=/x></span>',
  '<b hidden><img src=/x></b>',
  '<div hidden=until-found><p><a href=/y>y</a><img src=/x></div>',
  '<picture aria-hidden=true><source srcset=/y><img src=/x></picture>',
  '<b><div hidden></b><img src=/x></div>',
  '<table aria-hidden=true><tr><td><img src=/x></table>',
])('the image needs no alt: %s', (html) => {
  expect(readPage(`<!doctype html><body>${html}<a href=/z>z</a>`, 9).imagesWithoutAlt).toBe(0);
});

test.each([
  '<img aria-hidden=false src=/x>',
  '<span hidden>y</span><img src=/x>',
  '<span hidden><i>y</i></span><img src=/x>',
  '<div hidden>y</div><img src=/x>',
  '<img hidden alt="" src=/y><img src=/x>',
  '<p><svg aria-hidden=true /><img src=/x>',
  '<svg><svg aria-hidden=true /><foreignObject><img src=/x>',
  '<p hidden>y<p><img src=/x>',
  '<template hidden><p hidden></template><img src=/x>',
  '<noscript><img src=/x></noscript>',
])('the image lacks its alt: %s', (html) => {
  expect(readPage(`<!doctype html><body>${html}<a href=/z>z</a>`, 9).imagesWithoutAlt).toBe(1);
});
