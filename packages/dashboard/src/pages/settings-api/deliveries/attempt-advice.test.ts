import { expect, it } from 'vitest';
import { attemptAdvice } from './attempt-advice.ts';

it.each([
  [200, null, undefined],
  [null, 'No connection: the server refused it or cannot be reached.', 'unreachable'],
  [200, 'The answer is not valid HTTP.', 'unreachable'],
  [200, 'No complete answer within 30 seconds.', 'late'],
  [null, 'The host name does not exist or has no address.', 'name'],
  [null, 'The host name could not be looked up.', 'name'],
  [null, 'The address may not be reached.', 'forbidden'],
  [null, 'The certificate is for another host name.', 'certificate'],
  [null, 'The TLS handshake failed.', 'certificate'],
  [302, 'The answer was 302; redirects are not followed.', 'redirect'],
  [401, 'The answer was 401.', 'signature'],
  [404, 'The answer was 404.', 'address'],
  [410, 'The answer was 410.', 'gone'],
  [422, 'The answer was 422.', 'refused'],
  [429, 'The answer was 429.', 'busy'],
  [500, 'The answer was 500.', 'broken'],
])('the advice on status %s with the error %j is "%s"', (status_code, error, advice) => {
  expect(attemptAdvice({ status_code, error })).toBe(advice);
});
