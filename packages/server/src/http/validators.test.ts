import { operations } from '@linkvitals/contract';
import { expect, it } from 'vitest';
import { responseCheckOf } from './check-response.ts';
import { guardOf } from './guard.ts';

it.each(operations.map((operation) => [operation.id, operation] as const))(
  'requests and answers of %s can be held against the contract, and what does so is made once',
  (_, operation) => {
    expect(guardOf(operation)).toBe(guardOf(operation));
    expect(responseCheckOf(operation)).toBe(responseCheckOf(operation));
  },
);
