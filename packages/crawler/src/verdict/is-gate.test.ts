import { expect, test } from 'vitest';
import { isGate } from './is-gate.ts';

const DOC = 'https://docs.example/guide?v=2';

test.each([
  [DOC, 'https://docs.example/login?next=/guide%3Fv%3D2'],
  [DOC, 'https://docs.example/s?r=https%3A%2F%2Fdocs.example%2Fguide%3Fv%3D2'],
  [DOC, 'https://id.example/start?back=http://docs.example/guide?v=2'],
  [DOC, 'https://docs.example/users/sign_in'],
  [DOC, 'https://docs.example/users/sign-in'],
  [DOC, 'https://login.example/'],
  [DOC, 'https://sso.example/realms/x/protocol'],
  [DOC, 'https://docs.example/wp-login.php?reauth=1'],
  [DOC, 'https://docs.example/consent?continue=%2Fguide%3Fv%3D2'],
  [DOC, 'https://docs.example/cookie-consent'],
  [DOC, 'https://docs.example/authwall?trk=x'],
])('%s to %s ends at a gate', (from, to) => {
  expect(isGate(from, to)).toBe(true);
});

test.each([
  [DOC, 'https://docs.example/guide/'],
  [DOC, 'https://docs.example/guide?v=2&lang=en'],
  [DOC, 'https://www.docs.example/en/guide?from=old'],
  [DOC, 'https://docs.example/login-problems'],
  [DOC, 'https://docs.example/new?page=3'],
  [DOC, 'https://docs.example/blog/authors'],
  [DOC, 'https://docs.example/reference/auth'],
  [DOC, 'https://docs.example/reference/sso'],
  ['http://docs.example/login', 'https://docs.example/login'],
  ['https://docs.example/login', 'https://docs.example/en/login'],
  ['https://docs.example/', 'https://docs.example/start?base=/'],
])('%s to %s does not', (from, to) => {
  expect(isGate(from, to)).toBe(false);
});
