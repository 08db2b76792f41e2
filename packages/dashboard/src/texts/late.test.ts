import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.restoreAllMocks());

// Each of these objects takes a millisecond or more on a phone, before the first page is shown.
it('texts and formats create no Intl objects before they are used', async () => {
  const made = ['PluralRules', 'NumberFormat', 'DateTimeFormat', 'RelativeTimeFormat'] as const;
  const spies = made.map((name) => vi.spyOn(Intl, name));
  const { en } = await import('./en/index.ts');
  const { de } = await import('./de/index.ts');
  const { createFormat } = await import('./format.ts');
  const format = createFormat('en');
  expect(spies.flatMap((spy) => spy.mock.calls)).toEqual([]);
  expect(format.number(1_000)).toBe('1,000');
  expect(en.palette.count(2)).toContain('2');
  expect(de.palette.count(2)).toContain('2');
  expect(spies.flatMap((spy) => spy.mock.calls).length).toBeGreaterThan(0);
});
