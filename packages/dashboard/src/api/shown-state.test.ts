import { expect, it } from 'vitest';
import { shownState } from './shown-state.ts';

it.each([
  ['completed', null, 'completed'],
  ['failed', 'DNS_ERROR', 'failed'],
  ['failed', 'CANCELED', 'canceled'],
  ['canceled', null, 'canceled'],
] as const)('a crawl that is %s with the code %s is shown as %s', (state, error_code, shown) => {
  expect(shownState({ state, error_code })).toBe(shown);
});
