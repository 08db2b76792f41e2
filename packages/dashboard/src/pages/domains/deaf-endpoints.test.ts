import type { Webhook } from '@linkvitals/contract/types';
import { expect, it } from 'vitest';
import { deafEndpoints } from './deaf-endpoints.ts';

const since = '2026-01-05T09:00:00.000Z';

it.each([
  ['one that takes events', { enabled: true, failing_since: null, disabled_reason: null }, 0],
  ['one that fails', { enabled: true, failing_since: since, disabled_reason: null }, 1],
  ['one that was disabled because it failed', { enabled: false, failing_since: since, disabled_reason: 'failing' }, 1],
  ['one that said it is gone', { enabled: false, failing_since: since, disabled_reason: 'gone' }, 1],
  ['one that somebody disabled', { enabled: false, failing_since: since, disabled_reason: 'manual' }, 0],
] as const)('decides whether an endpoint is listed as failing: %s', (_, endpoint, count) => {
  expect(deafEndpoints([endpoint as Webhook])).toHaveLength(count);
});
