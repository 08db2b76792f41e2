import type { WebhookWithSecret } from '@linkvitals/contract/types';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'preact/hooks';
import { usageQuery } from '../../../api/account-queries.ts';
import { webhooksQuery } from '../../../api/webhook-queries.ts';
import { useOpenOnArrival } from '../../../app/open-on-arrival.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { Icon } from '../../../parts/buttons/icon.tsx';
import { PlanHint } from '../../../parts/labels/plan-hint.tsx';
import { isAbove } from '../../../parts/labels/plan-that-allows.ts';
import { EmptyCard } from '../../../parts/page/empty-card.tsx';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { Page } from '../../../parts/page/page.tsx';
import { SkeletonRows } from '../../../parts/page/skeleton.tsx';
import { ShowMore } from '../../../parts/tables/show-more.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { SecretDialog } from '../secret-dialog.tsx';
import { AddWebhookDialog } from './add-webhook-dialog.tsx';
import { WebhookTable } from './webhook-table.tsx';

function Endpoints() {
  const { webhooks } = useTexts();
  const list = useInfiniteQuery(webhooksQuery);
  if (list.data === undefined) return list.isError ? <ErrorNote error={list.error} /> : <SkeletonRows rows={3} />;
  const rows = list.data.pages.flatMap(({ data }) => data);
  if (rows.length === 0) {
    return (
      <EmptyCard>
        <h2>{webhooks.empty.title}</h2>
        <p>{webhooks.empty.text}</p>
      </EmptyCard>
    );
  }
  return (
    <>
      <WebhookTable rows={rows} />
      <ShowMore list={list} />
    </>
  );
}

/** The page with the webhook endpoints of the account. */
export function WebhooksPage() {
  const { webhooks } = useTexts();
  const navigate = useNavigate();
  const usage = useQuery(usageQuery).data?.webhook_endpoints;
  const isFull = usage !== undefined && usage.limit !== null && usage.used >= usage.limit;
  const [isAdding, setAdding] = useState(false);
  useOpenOnArrival('add-webhook', () => setAdding(true));
  const [added, setAdded] = useState<WebhookWithSecret>();
  const onAdded = (webhook: WebhookWithSecret) => {
    setAdding(false);
    setAdded(webhook);
  };
  return (
    <Page
      title={webhooks.title}
      lead={usage ? `${webhooks.lead} ${webhooks.used(usage.used, usage.limit)}.` : webhooks.lead}
      actions={
        <Button kind="primary" disabled={isFull} onClick={() => setAdding(true)}>
          <Icon name="plus" />
          {webhooks.add}
        </Button>
      }
    >
      {isFull && (
        <p class="muted">
          {webhooks.full} <PlanHint allows={(limits) => isAbove(limits.webhook_endpoints, usage.used)} />
        </p>
      )}
      <Endpoints />
      {isAdding && <AddWebhookDialog onClose={() => setAdding(false)} onAdded={onAdded} />}
      {added && (
        <SecretDialog
          title={webhooks.secret.title}
          secret={added.secret}
          what={webhooks.secret.what}
          hint={webhooks.secret.hint}
          onClose={() => void navigate({ to: '/settings/api/webhooks/$webhookId', params: { webhookId: added.id } })}
        />
      )}
    </Page>
  );
}
