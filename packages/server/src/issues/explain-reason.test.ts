import { expect, it } from 'vitest';
import { explainReason } from './explain-reason.ts';

it('a status of an error is an answer', () => {
  expect(explainReason('server_error').title).toBe('The server answers with an error');
  expect(explainReason('not_found').title).toBe('The page does not exist');
});
