import { type Operation, type ParameterObject, type ProblemError, toZod } from '@linkvitals/contract';
import type { z } from 'zod';
import { ServiceError } from '../../platform/errors.ts';
import { plainMessage } from './plain-message.ts';

interface Input {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly header: (name: string) => string | undefined;
  readonly body: unknown;
}

export interface GuardedInput {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

type Issue = z.core.$ZodIssue;

/** Maximum number of faults in an answer, and of characters of a name in it: they contain text that callers sent. */
const MAX_FAULTS = 50;
const MAX_NAME = 200;

const cut = (name: string): string => (name.length <= MAX_NAME ? name : `${name.slice(0, MAX_NAME)}…`);
const escapePointer = (part: PropertyKey): string => cut(String(part)).replaceAll('~', '~0').replaceAll('/', '~1');
const pointerOf = (path: readonly PropertyKey[]): string =>
  `#${path.map((part) => `/${escapePointer(part)}`).join('')}`;

/** Replaces the fault of a union, which is only "invalid", by those of its first branch that is not null. */
function flatten(issue: Issue): readonly Issue[] {
  const branch = issue.code === 'invalid_union' ? issue.errors[0] : undefined;
  return branch === undefined || branch.length === 0
    ? [issue]
    : branch.flatMap((inner) => flatten({ ...inner, path: [...issue.path, ...inner.path] }));
}

function describe(issue: Issue): ProblemError[] {
  return flatten(issue).flatMap((one) =>
    one.code === 'unrecognized_keys'
      ? one.keys
          .slice(0, MAX_FAULTS)
          .map((key) => ({ pointer: pointerOf([...one.path, key]), detail: 'There is no such member here.' }))
      : [{ pointer: pointerOf(one.path), detail: `${one.message}.` }],
  );
}

/**
 * Converts text of the URL or a header to the JSON type of the schema; text that does not convert stays, and fails the
 * validation.
 */
function coerce(text: string, schema: ParameterObject['schema']): unknown {
  if (schema.type === 'integer' && /^-?\d{1,15}$/.test(text)) return Number(text);
  return text;
}

type Check = (input: Input, errors: ProblemError[]) => unknown;

function parameterCheck(parameter: ParameterObject): Check {
  const validator = toZod(parameter.schema);
  const pointer = `${parameter.in}:${parameter.name}`;
  return (input, errors) => {
    const all = parameter.in === 'query' ? input.query.getAll(parameter.name) : [];
    if (all.length > 1) errors.push({ pointer, detail: 'Give it once.' });
    const text =
      parameter.in === 'path'
        ? input.path[parameter.name]
        : parameter.in === 'query'
          ? all[0]
          : input.header(parameter.name);
    if (text === undefined) {
      if (parameter.required) errors.push({ pointer, detail: 'It is required.' });
      return parameter.schema.default;
    }
    const result = validator.safeParse(coerce(text, parameter.schema), { error: plainMessage });
    if (result.success) return result.data;
    errors.push(...result.error.issues.map((issue) => ({ pointer, detail: `${issue.message}.` })));
    return undefined;
  };
}

function isEmpty(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body === undefined;
  return Object.keys(body).length === 0;
}

function bodyCheck(operation: Operation): Check {
  const { body } = operation;
  if (body === undefined) {
    return (input, errors) => {
      if (!isEmpty(input.body)) errors.push({ pointer: '#', detail: 'This operation takes no body.' });
      return undefined;
    };
  }
  const validator = toZod(body.schema);
  return (input, errors) => {
    if (input.body === undefined) {
      if (body.required) errors.push({ pointer: '#', detail: 'A JSON body is required.' });
      return {};
    }
    const result = validator.safeParse(input.body, { error: plainMessage });
    if (result.success) return result.data;
    errors.push(...result.error.issues.slice(0, MAX_FAULTS).flatMap(describe));
    return undefined;
  };
}

type Guard = (input: Input) => GuardedInput;

const guards = new WeakMap<Operation, Guard>();

/** Checks requests of one operation against the contract. Validators are made once in a process, for the first request. */
export function guardOf(operation: Operation): Guard {
  const known = guards.get(operation);
  if (known !== undefined) return known;
  const made = createGuard(operation);
  guards.set(operation, made);
  return made;
}

function createGuard(operation: Operation): Guard {
  const checks = operation.parameters.map((parameter) => ({ parameter, check: parameterCheck(parameter) }));
  const checkBody = bodyCheck(operation);
  const known = new Set(operation.parameters.filter((p) => p.in === 'query').map((p) => p.name));
  return (input) => {
    const errors: ProblemError[] = [];
    for (const name of new Set(input.query.keys())) {
      if (!known.has(name) && !operation.hasOpenQuery)
        errors.push({ pointer: `query:${cut(name)}`, detail: 'There is no such parameter here.' });
    }
    const path: Record<string, unknown> = {};
    const query: Record<string, unknown> = {};
    for (const { parameter, check } of checks) {
      const value = check(input, errors);
      if (value !== undefined && parameter.in === 'path') path[parameter.name] = value;
      if (value !== undefined && parameter.in === 'query') query[parameter.name] = value;
    }
    const body = checkBody(input, errors);
    if (errors.length === 0) return { path, query, body };
    const shown = errors.slice(0, MAX_FAULTS);
    throw new ServiceError('validation_failed', { detail: `${shown[0]?.pointer}: ${shown[0]?.detail}`, errors: shown });
  };
}
