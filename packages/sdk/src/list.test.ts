import { describe, expect, it } from 'vitest';
import { List, type ListPage } from './list.ts';

/** Pages of two numbers each; it records the requested cursors, and the given calls fail. */
function numbers(count: number, failingCalls: number[] = []) {
  const requested: (string | undefined)[] = [];
  const list = new List<number>(async (cursor): Promise<ListPage<number>> => {
    requested.push(cursor);
    if (failingCalls.includes(requested.length)) throw new Error(`call ${requested.length}`);
    const start = Number(cursor ?? 0);
    const data = Array.from({ length: Math.min(2, count - start) }, (_, index) => start + index);
    return { data, next_cursor: start + 2 < count ? String(start + 2) : null };
  });
  return { list, requested };
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

describe('List', () => {
  it('gives every item of every page once, in order', async () => {
    const { list, requested } = numbers(5);
    expect(await collect(list)).toEqual([0, 1, 2, 3, 4]);
    expect(requested).toEqual([undefined, '2', '4']);
  });

  it('requests nothing before it is read, and no page more than is read', async () => {
    const { list, requested } = numbers(5);
    expect(requested).toEqual([]);
    for await (const item of list) if (item === 1) break;
    expect(requested).toEqual([undefined]);
  });

  it('starts anew for each reader', async () => {
    const { list } = numbers(3);
    expect(await collect(list)).toEqual([0, 1, 2]);
    expect(await collect(list)).toEqual([0, 1, 2]);
  });

  it('is empty when the only page is', async () => {
    expect(await collect(numbers(0).list)).toEqual([]);
  });

  it('reads past an empty page that has a next one', async () => {
    const pages: ListPage<number>[] = [
      { data: [], next_cursor: 'more' },
      { data: [7], next_cursor: null },
    ];
    const list = new List<number>(async (cursor) => pages[cursor === undefined ? 0 : 1] as ListPage<number>);
    expect(await collect(list)).toEqual([7]);
  });

  it('survives an error: the next call requests the same page, and nothing is lost or doubled', async () => {
    const { list, requested } = numbers(5, [2, 3]);
    const items = list[Symbol.asyncIterator]();
    const seen: unknown[] = [];
    for (let call = 0; call < 8; call += 1) {
      const step = await items.next().catch((error: Error) => ({ done: false, value: error.message }));
      seen.push(step.done ? 'end' : step.value);
    }
    expect(seen).toEqual([0, 1, 'call 2', 'call 3', 2, 3, 4, 'end']);
    expect(requested).toEqual([undefined, '2', '2', '2', '4']);
  });

  it('survives an error page by page, and in a second loop over the same iterator', async () => {
    const pages = numbers(5, [2]).list.pages();
    const first: number[] = [];
    const loop = async () => {
      for await (const page of pages) first.push(...page.data);
    };
    await expect(loop()).rejects.toThrow('call 2');
    await loop();
    expect(first).toEqual([0, 1, 2, 3, 4]);
  });

  it('answers calls that do not wait for each other in order, with one request for each page', async () => {
    const { list, requested } = numbers(3);
    const items = list[Symbol.asyncIterator]();
    const steps = await Promise.all([items.next(), items.next(), items.next(), items.next()]);
    expect(steps.map((step) => step.value)).toEqual([0, 1, 2, undefined]);
    expect(requested).toEqual([undefined, '2']);
  });

  it('gives its first page to await, and starts anew for each', async () => {
    const { list, requested } = numbers(5);
    expect(await list).toEqual({ data: [0, 1], next_cursor: '2' });
    expect(await Promise.all([list, list])).toEqual([await list, await list]);
    expect(new Set(requested)).toEqual(new Set([undefined]));
    expect(await collect(list)).toEqual([0, 1, 2, 3, 4]);
  });

  it('rejects await with the error of the request', async () => {
    await expect((async () => await numbers(5, [1]).list)()).rejects.toThrow('call 1');
  });

  it('hands out the cursor with each page', async () => {
    expect(await collect(numbers(3).list.pages())).toEqual([
      { data: [0, 1], next_cursor: '2' },
      { data: [2], next_cursor: null },
    ]);
  });

  it('collects up to a limit and then sends no request', async () => {
    const { list, requested } = numbers(9);
    expect(await list.toArray({ limit: 3 })).toEqual([0, 1, 2]);
    expect(requested).toHaveLength(2);
    expect(await list.toArray({ limit: 0 })).toEqual([]);
    expect(requested).toHaveLength(2);
    expect(await list.toArray()).toHaveLength(9);
  });

  it('stays ended after return', async () => {
    const { list, requested } = numbers(9);
    const items = list[Symbol.asyncIterator]();
    await items.next();
    await items.return?.();
    expect(await items.next()).toEqual({ done: true, value: undefined });
    expect(requested).toHaveLength(1);
  });
});
