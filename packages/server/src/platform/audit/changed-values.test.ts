import { expect, it } from 'vitest';
import { changedValues } from './changed-values.ts';

it('keeps the members that differ, deeply', () => {
  const before = { name: 'a', tags: ['x'], limits: { depth: 1 }, gone: true };
  const after = { name: 'a', tags: ['x', 'y'], limits: { depth: 2 }, added: 1 };
  expect(changedValues({ before, after })).toEqual({
    before: { tags: ['x'], limits: { depth: 1 }, gone: true },
    after: { tags: ['x', 'y'], limits: { depth: 2 }, added: 1 },
  });
});

it('knows that nothing has changed', () => {
  expect(changedValues({ before: { a: [1] }, after: { a: [1] } })).toBeUndefined();
});
