import { operations } from '@linkvitals/contract';
import { expect, it } from 'vitest';
import { guardOf } from './requests/guard.ts';
import { validatorOf } from './responses/check-sent.ts';

it.each(operations.map((operation) => [operation.id, operation] as const))(
  'requests and answers of %s can be held against the contract, and what does so is made once',
  (_, operation) => {
    expect(guardOf(operation)).toBe(guardOf(operation));
    for (const { content = {} } of operation.responses.values()) {
      for (const { schema } of Object.values(content)) expect(validatorOf(schema)).toBe(validatorOf(schema));
    }
  },
);
