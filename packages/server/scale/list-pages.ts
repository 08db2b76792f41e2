import type { OperationId } from '@linkvitals/contract';
import type { OperationCaller, OperationInput } from './operation-caller.ts';

/** Reads a list with its longest page, and with a short page and the one after it. */
export async function listPages(caller: OperationCaller, id: OperationId, input: OperationInput = {}): Promise<void> {
  await caller.call(id, { ...input, query: { ...input.query, limit: 100 } });
  const { next_cursor: cursor } = await caller.call(id, { ...input, query: { ...input.query, limit: 1 } });
  if (typeof cursor === 'string') await caller.call(id, { ...input, query: { ...input.query, limit: 100, cursor } });
}
