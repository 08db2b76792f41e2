import { operations } from '@linkvitals/contract';
import { expect, it } from 'vitest';
import { itGivesWhatTheRuleSays, whoseObjects } from './access-matrix.test-support.ts';
import { namesObject } from './objects.test-support.ts';
import { outcomeFor } from './rule.test-support.ts';

const matrix = itGivesWhatTheRuleSays((operation, callers) =>
  callers.map((caller) => ({ caller, objects: whoseObjects(operation, caller) })),
);

it('every operation that is not open to all refuses some callers and lets some pass', () => {
  const guarded = operations.filter((operation) =>
    matrix.callers.some((one) => outcomeFor(one, operation, 'own') !== 'passes'),
  );
  const open = operations.filter((operation) => !guarded.includes(operation)).map(({ isPublic }) => isPublic);
  expect(open.every(Boolean)).toBe(true);
  for (const operation of guarded) {
    const outcomes = matrix.callers.map((one) => outcomeFor(one, operation, namesObject(operation) ? 'own' : 'none'));
    expect([operation.id, outcomes.includes('passes')]).toEqual([operation.id, true]);
  }
  expect(matrix.tried).toHaveLength(operations.length * matrix.callers.length);
});
