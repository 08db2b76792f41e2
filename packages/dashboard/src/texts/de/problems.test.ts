import { document } from '@linkvitals/contract';
import { expect, it } from 'vitest';
import { problems } from './problems.ts';

/** Codes whose details only the server knows: its sentences are shown, translated by `faults` or marked as English. */
const saidByTheServer = [
  'validation_failed',
  'invalid_hostname',
  'invalid_webhook_url',
  'invalid_setting',
  'invalid_logo',
  'weak_password',
];
/** Codes that the page never causes, or that it handles in another way. */
const neverShown = [
  'malformed_request',
  'malformed_json',
  'invalid_cursor',
  'unauthorized',
  'insufficient_scope',
  'session_required',
  'reauthentication_required',
  'method_not_allowed',
  'idempotency_in_progress',
  'idempotency_mismatch',
  'unsupported_media_type',
  'headers_too_large',
];

it('there is a German text for every problem code that a page may show', () => {
  const codes = document.components.schemas.ProblemCode?.['x-extensible-enum'] as readonly string[];
  expect(Object.keys(problems).toSorted()).toEqual(
    codes.filter((code) => ![...saidByTheServer, ...neverShown].includes(code)).toSorted(),
  );
});
