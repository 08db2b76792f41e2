import { document } from '@linkvitals/contract';
import { expect, it } from 'vitest';
import { problems } from './problems.ts';

/** Which input is wrong, and why, says only the server: its sentences are shown, marked as English. */
const saidByTheServer = [
  'validation_failed',
  'invalid_hostname',
  'invalid_webhook_url',
  'invalid_setting',
  'invalid_logo',
  'weak_password',
];
/** What the page never sends, or what it has an answer of its own to. */
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

it('every code of a problem that a page may show has a text', () => {
  const codes = document.components.schemas.ProblemCode?.['x-extensible-enum'] as readonly string[];
  expect(Object.keys(problems).toSorted()).toEqual(
    codes.filter((code) => ![...saidByTheServer, ...neverShown].includes(code)).toSorted(),
  );
});
