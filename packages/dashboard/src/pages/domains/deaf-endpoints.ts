import type { Webhook } from '@linkvitals/contract/types';

/** Endpoints that do not take what is sent to them, and those that were disabled for that. Not those that people disabled. */
export const deafEndpoints = (webhooks: readonly Webhook[]): readonly Webhook[] =>
  webhooks.filter(({ enabled, failing_since, disabled_reason }) =>
    enabled ? failing_since !== null : disabled_reason !== 'manual',
  );
