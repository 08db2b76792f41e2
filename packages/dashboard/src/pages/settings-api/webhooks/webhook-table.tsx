import type { Webhook } from '@linkvitals/contract/types';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { newestDeliveriesQuery } from '../../../api/webhook-queries.ts';
import { Address } from '../../../parts/labels/address.tsx';
import { Moment } from '../../../parts/labels/moment.tsx';
import { DataTable } from '../../../parts/tables/data-table.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { DeliveryState, WebhookState } from './webhook-state.tsx';

function LastDelivery({ webhookId }: { readonly webhookId: string }) {
  const { webhooks } = useTexts();
  const { data } = useQuery(newestDeliveriesQuery(webhookId));
  if (data === undefined) return <>…</>;
  const last = data.data[0];
  if (last === undefined) return <span class="muted">{webhooks.noDelivery}</span>;
  const tried = last.attempts.at(-1);
  return (
    <>
      <DeliveryState delivery={last} />
      <div class="small muted">
        {tried && webhooks.lastTried} <Moment at={tried?.started_at ?? last.created_at} />
      </div>
    </>
  );
}

function WebhookRow({ webhook }: { readonly webhook: Webhook }) {
  const { columns, allDomains, someDomains } = useTexts().webhooks;
  return (
    <tr>
      <td class="whole">
        <Link class="mono" to="/settings/api/webhooks/$webhookId" params={{ webhookId: webhook.id }}>
          <Address url={webhook.url} />
        </Link>
        {webhook.description && <div class="small muted">{webhook.description}</div>}
      </td>
      <td class="whole">
        <WebhookState webhook={webhook} />
      </td>
      <td class="whole mono" data-label={columns.events}>
        {webhook.events.join(', ')}
      </td>
      <td class="whole" data-label={columns.domains}>
        {webhook.domain_ids === null ? allDomains : someDomains(webhook.domain_ids.length)}
      </td>
      <td class="whole" data-label={columns.last}>
        <LastDelivery webhookId={webhook.id} />
      </td>
    </tr>
  );
}

/** The table of endpoints. On a phone, each row becomes a block. */
export function WebhookTable({ rows }: { readonly rows: readonly Webhook[] }) {
  const { columns, title } = useTexts().webhooks;
  return (
    <DataTable label={title} columns={[columns.endpoint, columns.state, columns.events, columns.domains, columns.last]}>
      {rows.map((webhook) => (
        <WebhookRow key={webhook.id} webhook={webhook} />
      ))}
    </DataTable>
  );
}
