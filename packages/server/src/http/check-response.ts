import { type Operation, toZod } from '@linkvitals/contract';
import { z } from 'zod';
import type { Answer } from './route.ts';

type ResponseCheck = (answer: Answer<unknown>) => void;

const checks = new WeakMap<Operation, ResponseCheck>();

/**
 * Holds answers against the contract, every member accounted for. It runs in tests: an answer that breaks the
 * contract is a bug of ours, and a caller is better served with it than with a 500. Made once in a process.
 */
export function responseCheckOf(operation: Operation): ResponseCheck {
  const known = checks.get(operation);
  if (known !== undefined) return known;
  const made = createResponseCheck(operation);
  checks.set(operation, made);
  return made;
}

function createResponseCheck(operation: Operation): ResponseCheck {
  const validators = new Map(
    [...operation.responses].map(([status, response]) => {
      const schema = response.content?.['application/json']?.schema;
      return [status, schema === undefined ? undefined : toZod(schema, true)] as const;
    }),
  );
  return ({ status, body }) => {
    const key = String(status);
    if (!validators.has(key)) throw new Error(`${operation.id} answered ${key}, which openapi.yaml does not name`);
    const validator = validators.get(key);
    if (validator === undefined) {
      if (body !== undefined) throw new Error(`${operation.id} answered ${key} with a body`);
      return;
    }
    // What goes over the wire is the JSON of it: dates, undefined members and the like count as they arrive.
    const result = validator.safeParse(JSON.parse(JSON.stringify(body ?? null)));
    if (!result.success) throw new Error(`${operation.id} broke the contract:\n${z.prettifyError(result.error)}`);
  };
}
