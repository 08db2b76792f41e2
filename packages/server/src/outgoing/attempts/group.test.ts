import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createGroup } from './group.ts';

/** Records the items that were processed together and those processed alone; `open` lets the current group end. */
function recorded(results: (items: readonly number[]) => readonly (string | undefined)[]) {
  const groups: number[][] = [];
  const alone: number[] = [];
  const gates: PromiseWithResolvers<void>[] = [];
  const add = createGroup<number, string>({
    async together(items) {
      groups.push([...items]);
      const gate = Promise.withResolvers<void>();
      gates.push(gate);
      await gate.promise;
      return results(items);
    },
    async alone(item) {
      alone.push(item);
      if (item < 0) throw new Error(`no ${item}`);
      return `${item} alone`;
    },
  });
  const begun = (count: number) => expect.poll(() => groups.length).toBe(count);
  return { add, groups, alone, begun, open: () => gates.at(-1)?.resolve() };
}

const together = (items: readonly number[]): string[] => items.map((item) => `${item} together`);

it('items of one round of the event loop form a group, and items that arrive during it form the next one', async () => {
  const { add, groups, begun, open } = recorded(together);
  const first = [add(1), add(2)];
  await begun(1);
  const second = [add(3)];
  await setImmediate();
  second.push(add(4));
  expect(groups).toEqual([[1, 2]]);
  open();
  expect(await Promise.all(first)).toEqual(['1 together', '2 together']);
  await begun(2);
  open();
  expect(await Promise.all(second)).toEqual(['3 together', '4 together']);
  expect(groups).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

it('a group has fifty items at most', async () => {
  const { add, groups, begun, open } = recorded(together);
  const all = Promise.all(Array.from({ length: 120 }, (_, item) => add(item)));
  for (const count of [1, 2, 3]) {
    await begun(count);
    open();
  }
  expect(await all).toHaveLength(120);
  expect(groups.map(({ length }) => length)).toEqual([50, 50, 20]);
});

it('an item for which the group has no result is processed alone; the other items keep their results', async () => {
  const { add, alone, begun, open } = recorded((items) =>
    together(items).map((one, place) => (place === 1 ? undefined : one)),
  );
  const all = Promise.all([add(1), add(2), add(3)]);
  await begun(1);
  open();
  expect(await all).toEqual(['1 together', '2 alone', '3 together']);
  expect(alone).toEqual([2]);
});

it('the items of a group that fails are processed alone, and each succeeds or fails by itself', async () => {
  const { add, begun, open } = recorded(() => {
    throw new Error('all of them');
  });
  const all = Promise.allSettled([add(1), add(-2), add(3)]);
  await begun(1);
  open();
  expect(await all).toMatchObject([{ value: '1 alone' }, { reason: { message: 'no -2' } }, { value: '3 alone' }]);
});

it('the next group does not wait for an item that is processed alone', async () => {
  const never = new Promise<never>(() => {});
  const add = createGroup<number, string>({
    together: async (items) => items.map((item) => (item === 1 ? undefined : `${item}`)),
    alone: () => never,
  });
  void add(1);
  expect(await add(2)).toBe('2');
  expect(await add(3)).toBe('3');
});
