import type { Operation } from '@linkvitals/contract';
import { type Ask, whoseObjects } from './access-matrix.test-support.ts';
import type { TestCaller } from './callers.test-support.ts';
import { namesObject } from './objects.test-support.ts';
import { outcomeFor } from './rule.test-support.ts';

/** From the one who may do the least to the one who may do the most: in a person domains weigh more, in a key scopes. */
function byPower(callers: readonly TestCaller[]): TestCaller[] {
  const power = ({ role, domains = 'none', rights = [], scopes = [] }: TestCaller): number =>
    1_000 * ['member', 'admin', 'owner'].indexOf(role ?? '') +
    100 * scopes.length +
    10 * ['none', 'another', 'one', 'all'].indexOf(domains) +
    rights.length;
  return callers.toSorted((one, other) => power(one) - power(other));
}

/**
 * The callers by whom a right rule differs from a wrong one: the owner, the last person and the last key that may, the first
 * person and the first key that may not, the owner of another account, nobody, and the operator of what is theirs. All others
 * take turns.
 */
export function askDecidingCallers(operation: Operation, callers: readonly TestCaller[], turn: number): readonly Ask[] {
  const may = (caller: TestCaller): boolean =>
    outcomeFor(caller, operation, namesObject(operation) ? 'own' : 'none') === 'passes';
  const own = byPower(callers.filter(({ isOfOtherAccount }) => !isOfOtherAccount));
  const people = own.filter(({ kind }) => kind === 'person');
  const keys = own.filter(({ kind }) => kind === 'key');
  const lowest = people.find(may);
  const inTurn = callers[turn % callers.length];
  const objectsOf = (caller: TestCaller) => whoseObjects(operation, caller);
  const owner = people.at(-1);
  const key = keys.find(may);
  const stranger = callers.find(({ role, isOfOtherAccount }) => isOfOtherAccount && role === 'owner');
  const operator = callers.find((caller) => caller.kind === 'operator' && may(caller));
  // Whoever is refused their own object is refused all others by the same rule.
  const ownOnly = [lowest, people.findLast((one) => !may(one)), keys.findLast((one) => !may(one)), callers[0]];
  const asks = new Map<TestCaller, Ask>();
  for (const caller of ownOnly) {
    if (caller !== undefined) asks.set(caller, { caller, objects: objectsOf(caller).slice(0, 1) });
  }
  for (const caller of [owner, key, stranger, operator, inTurn]) {
    if (caller !== undefined) asks.set(caller, { caller, objects: objectsOf(caller) });
  }
  return [...asks.values()];
}
