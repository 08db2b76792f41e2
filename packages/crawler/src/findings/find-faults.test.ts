import { describe, expect, test } from 'vitest';
import { checkPage, FAULTY_PAGES } from '../test-support/faulty-pages.ts';

/** Faults that always come with others. */
const TOGETHER: Record<string, readonly string[]> = { insecure_form: ['insecure_page'] };

test('a page without faults has no findings', () => {
  expect(checkPage({})).toEqual([]);
});

describe.each(Object.entries(FAULTY_PAGES))('%s', (code, { bad, good }) => {
  test.each(bad)('is found, and nothing else: %j', (fixture) => {
    const others = TOGETHER[code] ?? [];
    const codes = checkPage(fixture).map((finding) => finding.code);
    expect(codes.filter((one) => !others.includes(one) || one === code)).toEqual([code]);
  });

  test.each(good)('is not found: %j', (fixture) => {
    expect(checkPage(fixture).map((finding) => finding.code)).not.toContain(code);
  });
});

test('a page that only leads on to another one has no findings about its head and text', () => {
  const stub =
    '<meta http-equiv=refresh content="0; url=/next"><a href=/next>Click here if you are not redirected.</a>';
  expect(checkPage({ html: stub })).toEqual([]);
  expect(checkPage({ html: stub, url: 'http://site.example/page' }).map(({ code }) => code)).toEqual(['insecure_page']);
});

test('the detail of a finding has the measured number, with its unit', () => {
  const details = (html: string): unknown[] => checkPage({ html }).map(({ code, detail }) => [code, detail]);
  expect(details('<title>Short</title><h1>O</h1><h1>T</h1><img><p>word')).toEqual(
    expect.arrayContaining([
      ['title_too_short', '5 characters'],
      ['h1_multiple', '2 headings'],
      ['image_alt_missing', '1 image'],
      ['thin_content', '6 characters'],
    ]),
  );
});
