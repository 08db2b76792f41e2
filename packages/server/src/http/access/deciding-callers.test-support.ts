import type { Operation } from '@linkvitals/contract';
import { type Try, whoseObjects } from './access-matrix.test-support.ts';
import type { TestCaller } from './callers.test-support.ts';
import { namesObject } from './objects.test-support.ts';
import { outcomeFor } from './rule.test-support.ts';

/** Sorts callers from the least powerful to the most powerful: for people domains weigh more, for keys scopes. */
function byPower(callers: readonly TestCaller[]): TestCaller[] {
  const power = ({ role, domains = 'none', rights = [], scopes = [] }: TestCaller): number =>
    1_000 * ['member', 'admin', 'owner'].indexOf(role ?? '') +
    100 * scopes.length +
    10 * ['none', 'another', 'one', 'all'].indexOf(domains) +
    rights.length;
  return callers.toSorted((one, other) => power(one) - power(other));
}

/**
 * The callers for whom a right rule and a wrong one differ: the owner, the least powerful person and key that may, the
 * most powerful ones that may not, the owner of another account, nobody, and the operator for the operator API. One
 * more of all callers is added, another one for each operation.
 */
export function chooseDecidingCallers(
  operation: Operation,
  callers: readonly TestCaller[],
  nth: number,
): readonly Try[] {
  const may = (caller: TestCaller): boolean =>
    outcomeFor(caller, operation, namesObject(operation) ? 'own' : 'none') === 'passes';
  const own = byPower(callers.filter(({ isOfOtherAccount }) => !isOfOtherAccount));
  const people = own.filter(({ kind }) => kind === 'person');
  const keys = own.filter(({ kind }) => kind === 'key');
  const lowest = people.find(may);
  const next = callers[nth % callers.length];
  const objectsOf = (caller: TestCaller) => whoseObjects(operation, caller);
  const owner = people.at(-1);
  const key = keys.find(may);
  const stranger = callers.find(({ role, isOfOtherAccount }) => isOfOtherAccount && role === 'owner');
  const operator = callers.find((caller) => caller.kind === 'operator' && may(caller));
  // A caller who is refused their own object is refused all others by the same rule.
  const ownOnly = [lowest, people.findLast((one) => !may(one)), keys.findLast((one) => !may(one)), callers[0]];
  const tries = new Map<TestCaller, Try>();
  for (const caller of ownOnly) {
    if (caller !== undefined) tries.set(caller, { caller, objects: objectsOf(caller).slice(0, 1) });
  }
  for (const caller of [owner, key, stranger, operator, next]) {
    if (caller !== undefined) tries.set(caller, { caller, objects: objectsOf(caller) });
  }
  return [...tries.values()];
}
