import { type Operation, type OperationId, operations } from '@linkvitals/contract';
import { fittingValues } from '../src/http/access/fitting-value.test-support.ts';
import type { Objects } from '../src/http/access/objects.test-support.ts';
import type { FilledStore } from './fill-store.ts';
import type { OperationCaller, OperationInput } from './operation-caller.ts';

interface CallersInput {
  readonly store: FilledStore;
  /** Cookie of an owner of the largest account */
  readonly cookie: string;
  readonly adminKey: string;
}

interface ReadsInput extends CallersInput {
  readonly caller: OperationCaller;
  /** A key that is limited to some domains, for which queries have another form */
  readonly limitedKey: string;
}

/** Values for parameters of paths and queries: objects of the largest account, and filters that fit many of its rows */
export function sampleValues({
  accountId,
  ownerId,
  domains,
  endpointIds,
  crawlId,
  issueId,
  fixId,
}: FilledStore): Objects {
  const [domain] = domains;
  const hostname = domain?.hostname ?? '';
  return {
    account_id: accountId,
    user_id: ownerId,
    actor_id: ownerId,
    assignee_id: ownerId,
    domain_id: domain?.id ?? '',
    hostname,
    host: hostname,
    webhook_id: endpointIds[0] ?? '',
    crawl_id: crawlId,
    base: crawlId,
    target_id: '1',
    issue_id: issueId,
    fix_id: fixId,
    section: '/section-1/',
    q: '-1',
    code: 'title_missing',
    reason: 'not_found',
    status_code: '404',
  };
}

/** The input of an operation on the sample values: by key where it takes one, else by operator key or session */
export function sampleInput(
  { takesKey, takesOperatorKey, takesSession }: Operation,
  { store, cookie, adminKey }: CallersInput,
): OperationInput {
  const path = sampleValues(store);
  if (takesKey) return { path };
  if (takesOperatorKey) return { path, key: adminKey };
  return takesSession ? { path, cookie } : { path, key: null };
}

/** Whether an operation answers page by page */
export const isPaged = ({ parameters }: Operation): boolean =>
  parameters.some(({ name, in: place }) => name === 'limit' && place === 'query');

/** Reads the longest page of a list, and a page after another one: after the first entry, where the list has one page. */
export async function listPages(caller: OperationCaller, id: OperationId, input: OperationInput = {}): Promise<void> {
  const read = (page: OperationInput['query']) => caller.call(id, { ...input, query: { ...input.query, ...page } });
  const longest = await read({ limit: 100 });
  const { next_cursor: cursor } = longest.next_cursor === null ? await read({ limit: 1 }) : longest;
  if (typeof cursor === 'string') await read({ limit: 100, cursor });
}

/** Each filter of an operation alone, with each of its values if the contract lists them */
const filtersOf = ({ parameters }: Operation, values: Objects): Objects[] =>
  parameters
    .filter(({ in: place, name, required }) => place === 'query' && required !== true && !/^(limit|cursor)$/.test(name))
    .flatMap(({ name, schema }) => {
      const some = values[name] === undefined ? fittingValues(schema) : [values[name]];
      return some.map((value) => ({ [name]: String(value) }));
    });

/** Whether all objects in the path of an operation are among the sample values */
const isSampled = ({ path }: Operation, values: Objects): boolean =>
  [...path.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => name in values);

/**
 * Calls every operation that reads and whose objects are among the sample values: without a filter, with each filter
 * alone, and with the limited key.
 */
export async function exerciseReads(input: ReadsInput): Promise<void> {
  const { caller, store, limitedKey } = input;
  const values = sampleValues(store);
  for (const operation of operations) {
    const { id, method, isForBrowsers, takesKey } = operation;
    if (method !== 'get' || isForBrowsers || !isSampled(operation, values)) continue;
    const read = async (more: OperationInput): Promise<void> => {
      const given = { ...sampleInput(operation, input), ...more };
      await (isPaged(operation) ? listPages(caller, id, given) : caller.call(id, given));
    };
    await read({});
    for (const query of filtersOf(operation, values)) await read({ query });
    // The limited key may be refused.
    if (takesKey) await read({ key: limitedKey }).catch(() => undefined);
  }
}
