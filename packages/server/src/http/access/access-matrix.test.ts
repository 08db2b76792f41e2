import { operations } from '@linkvitals/contract';
import { expect, it } from 'vitest';
import { itGivesWhatTheRuleSays } from './access-matrix.test-support.ts';
import { chooseDecidingCallers } from './deciding-callers.test-support.ts';
import { namesObject } from './objects.test-support.ts';
import { needOf, outcomeFor } from './rule.test-support.ts';

// Only callers are tried for whom a right rule and a wrong one differ; access-matrix.long.test.ts tries all.

const matrix = itGivesWhatTheRuleSays(chooseDecidingCallers);

it('each kind of caller is met, and each kind of object by each kind of credentials', () => {
  const met = new Set(matrix.tried.map(({ caller }) => caller.name));
  expect(matrix.callers.map(({ name }) => name).filter((name) => !met.has(name))).toEqual([]);
  const pairs = new Set(
    matrix.tried.flatMap(({ caller: { kind }, objects }) => objects.map((whose) => `${kind} ${whose}`)),
  );
  const kinds = ['nobody', 'person', 'key', 'operator'].flatMap((kind) =>
    ['own', 'foreign', 'unknown', 'none'].map((whose) => `${kind} ${whose}`),
  );
  expect(kinds.filter((pair) => !pairs.has(pair))).toEqual([]);
});

it('each operation that is not open to all refuses somebody and lets somebody pass', () => {
  for (const operation of operations) {
    const whose = namesObject(operation) ? 'own' : 'none';
    const tries = chooseDecidingCallers(operation, matrix.callers, 0);
    const outcomes = tries.map(({ caller }) => outcomeFor(caller, operation, whose));
    expect([operation.id, outcomes.includes('passes')]).toEqual([operation.id, true]);
    const isOpen = needOf(operation).who === 'nobody';
    expect([operation.id, outcomes.every((outcome) => outcome === 'passes')]).toEqual([operation.id, isOpen]);
  }
});
