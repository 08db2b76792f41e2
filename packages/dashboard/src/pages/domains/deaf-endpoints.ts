import type { Webhook } from '@linkvitals/contract/types';

/** Endpoints that fail, and those that were disabled because of failures. Endpoints that people disabled are not included. */
export const deafEndpoints = (webhooks: readonly Webhook[]): readonly Webhook[] =>
  webhooks.filter(({ enabled, failing_since, disabled_reason }) =>
    enabled ? failing_since !== null : disabled_reason !== 'manual',
  );
