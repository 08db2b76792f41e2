import type { OperationId } from '@linkvitals/contract';
import type { OperationCaller, OperationInput } from './operation-caller.ts';

/** Reads the longest page of a list, and a page after another one: after the first entry, where the list has one page. */
export async function listPages(caller: OperationCaller, id: OperationId, input: OperationInput = {}): Promise<void> {
  const read = (page: OperationInput['query']) => caller.call(id, { ...input, query: { ...input.query, ...page } });
  const longest = await read({ limit: 100 });
  const { next_cursor: cursor } = longest.next_cursor === null ? await read({ limit: 1 }) : longest;
  if (typeof cursor === 'string') await read({ limit: 100, cursor });
}
