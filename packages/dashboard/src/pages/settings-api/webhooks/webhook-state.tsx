import './webhooks.css';
import '../../../parts/labels/badge.css';
import type { Delivery, Webhook } from '@linkvitals/contract/types';
import { useQuery } from '@tanstack/react-query';
import { newestDeliveriesQuery } from '../../../api/webhook-queries.ts';
import { DateTime } from '../../../parts/labels/date-time.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { type Failing, failingSince } from './failing-since.ts';

/** The failures that an endpoint is in; undefined when there are none, before deliveries are loaded, and while it is sent nothing. */
export function useFailing({ id, failing_since, enabled, over_plan_limit }: Webhook): Failing | undefined {
  const { data } = useQuery(newestDeliveriesQuery(id));
  return data === undefined || !enabled || over_plan_limit ? undefined : failingSince(data.data, failing_since);
}

/** The mark that an endpoint receives its messages, or since when it does not. */
function Receipt({ webhook }: { readonly webhook: Webhook }) {
  const { states, failing, deliveries } = useTexts().webhooks;
  const failure = useFailing(webhook);
  if (failure === undefined) return <span class="badge excellent">{states.enabled}</span>;
  return (
    <span class="row tight receipt">
      <span class="badge critical">{failing.state(failure.status ?? deliveries.noAnswer)}</span>
      <span class="small muted">
        <DateTime at={failure.since.toISOString()} text={failing.since} />
      </span>
    </span>
  );
}

/** The state of an endpoint: whether it is sent messages, and whether they arrive. */
export function WebhookState({ webhook }: { readonly webhook: Webhook }) {
  const { states } = useTexts().webhooks;
  if (!webhook.enabled) {
    return (
      <span class={`badge ${webhook.disabled_reason === 'manual' ? 'unknown' : 'critical'}`}>{states.disabled}</span>
    );
  }
  if (webhook.over_plan_limit) return <span class="badge fair">{states.overLimit}</span>;
  return <Receipt webhook={webhook} />;
}

const tones: Readonly<Record<Delivery['state'], string>> = {
  pending: 'running',
  delivered: 'excellent',
  failed: 'critical',
  skipped: 'unknown',
  canceled: 'unknown',
};

/** The state of a delivery. One that failed and will be tried again is marked so. */
export function DeliveryState({ delivery }: { readonly delivery: Pick<Delivery, 'state' | 'attempts'> }) {
  const { states, willRetry } = useTexts().webhooks.deliveries;
  const { state, attempts } = delivery;
  const text = state === 'pending' && attempts.length > 0 ? willRetry : states[state];
  return <span class={`badge ${tones[state]}`}>{text}</span>;
}
