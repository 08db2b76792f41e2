import { expect, it } from 'vitest';
import { hintsOfEnd } from './hints-of-end.ts';

const end = { type: 'end', outcome: 'completed', truncated: false } as const;

it('says that headers were held back, and how to send them', () => {
  expect(hintsOfEnd({ ...end, headersHeldBack: true })).toEqual([
    expect.stringMatching(/without what --header.*http:/),
  ]);
});

it('has nothing to say of a crawl that did all', () => {
  expect(hintsOfEnd(end)).toEqual([]);
  expect(hintsOfEnd(undefined)).toEqual([]);
});
