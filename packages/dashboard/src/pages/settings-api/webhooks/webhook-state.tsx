import '../../../parts/labels/badge.css';
import type { Delivery, Webhook } from '@linkvitals/contract/types';
import { useTexts } from '../../../texts/texts.tsx';

/** Whether anything is sent to an endpoint. */
export function WebhookState({ webhook }: { readonly webhook: Webhook }) {
  const { states } = useTexts().webhooks;
  if (!webhook.enabled) {
    return (
      <span class={`badge ${webhook.disabled_reason === 'manual' ? 'unknown' : 'critical'}`}>{states.disabled}</span>
    );
  }
  if (webhook.over_plan_limit) return <span class="badge fair">{states.overLimit}</span>;
  return <span class="badge excellent">{states.enabled}</span>;
}

const tones: Readonly<Record<Delivery['state'], string>> = {
  pending: 'fair',
  delivered: 'excellent',
  failed: 'critical',
  skipped: 'unknown',
  canceled: 'unknown',
};

export function DeliveryState({ state }: { readonly state: Delivery['state'] }) {
  const { states } = useTexts().webhooks.deliveries;
  return <span class={`badge ${tones[state]}`}>{states[state]}</span>;
}
