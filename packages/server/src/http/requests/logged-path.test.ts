import { expect, it } from 'vitest';
import { loggedPath } from './logged-path.ts';

it.each([
  [`/unsubscribe/${'aB3'.repeat(14)}x`, '/unsubscribe/***'],
  [`/unsubscribe/${'aB3'.repeat(14)}x/undo`, '/unsubscribe/***/undo'],
  ['/api/v1/domains/0190f3a0-0000-7000-8000-000000000001', '/api/v1/domains/0190f3a0-0000-7000-8000-000000000001'],
  ['/api/v1/notification-settings', '/api/v1/notification-settings'],
  [`/share/${'aB3'.repeat(7)}x`, '/share/***'],
  [`/badge/${'aB3'.repeat(7)}x.svg`, '/badge/***.svg'],
  [`/share/${'aB3'.repeat(7)}x).%22`, '/share/***).%22'],
  ['/', '/'],
])('%s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});
