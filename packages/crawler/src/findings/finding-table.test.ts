import { expect, test } from 'vitest';
import { FAULTY_PAGES } from '../test-support/faulty-pages.ts';
import { FAULTY_SITES } from '../test-support/faulty-sites.ts';
import { FINDINGS } from './finding-table.ts';

test('every check has a fixture that fails it and one that passes, and no other code is found', () => {
  // Each fixture is proved to give its code, and only codes of the table can be given.
  const fixtures = [...Object.entries(FAULTY_PAGES), ...Object.entries(FAULTY_SITES)];
  // What only a rendered page shows is in `visits/rendering/rendering-findings.test.ts`.
  const read = Object.entries(FINDINGS).filter(([, { decidedBy }]) => decidedBy !== 'rendering');
  expect(fixtures.map(([code]) => code).sort()).toEqual(read.map(([code]) => code).sort());
  for (const [code, { bad, good }] of fixtures) expect([bad.length > 0, good.length > 0], code).toEqual([true, true]);
});

test('findings that one page decides have page fixtures, those that the site decides have site fixtures', () => {
  const decidedBy = (by: string): string[] =>
    Object.entries(FINDINGS)
      .filter(([, check]) => check.decidedBy === by)
      .map(([code]) => code);
  expect(Object.keys(FAULTY_PAGES).sort()).toEqual(decidedBy('page').sort());
  expect(Object.keys(FAULTY_SITES).sort()).toEqual(decidedBy('site').sort());
});

test.each(Object.entries(FINDINGS))('%s has a code, one sentence and a way to fix it', (code, check) => {
  expect(code).toMatch(/^[a-z0-9]+(_[a-z0-9]+)+$|^noindex$/);
  expect(code.length).toBeLessThanOrEqual(32);
  expect(check.title).toMatch(/^[A-Z][^\n]*\.$/);
  expect(check.howToFix).toMatch(/^[A-Z][^\n]*[.>]$/);
});
