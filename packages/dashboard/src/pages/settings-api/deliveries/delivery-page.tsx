import '../webhooks/webhooks.css';
import type { Delivery, DeliveryWithBody } from '@linkvitals/contract/types';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { deliveryQuery } from '../../../api/webhook-queries.ts';
import { CopyButton } from '../../../parts/buttons/copy-button.tsx';
import { DateTime } from '../../../parts/labels/date-time.tsx';
import { ErrorNote, Note } from '../../../parts/page/note.tsx';
import { SkeletonRows } from '../../../parts/page/skeleton.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { Payload } from '../webhooks/payload.tsx';
import { DeliveryState } from '../webhooks/webhook-state.tsx';
import { AttemptCard } from './attempt-card.tsx';
import { Attempts } from './deliveries-page.tsx';
import { InsteadOfReplay } from './instead-of-replay.tsx';

function Facts({ delivery }: { readonly delivery: Delivery }) {
  const { deliveries } = useTexts().webhooks;
  const { crawl_id: crawlId, domain_id: domainId } = delivery;
  return (
    <dl class="delivery-facts">
      <dt>{deliveries.columns.time}</dt>
      <dd>
        <DateTime at={delivery.created_at} />
      </dd>
      <dt>{deliveries.columns.attempt}</dt>
      <dd>
        <Attempts delivery={delivery} />
      </dd>
      <dt>{deliveries.retries}</dt>
      <dd>{delivery.retry_count}</dd>
      {crawlId !== null && domainId !== null && (
        <>
          <dt>{deliveries.crawl}</dt>
          <dd>
            <Link class="mono" to="/domains/$domainId/crawls/$crawlId" params={{ domainId, crawlId }}>
              {crawlId}
            </Link>
          </dd>
        </>
      )}
    </dl>
  );
}

function RequestBody({ body }: { readonly body: string }) {
  const { deliveries } = useTexts().webhooks;
  return (
    <section class="card pad stack tight">
      <div class="row end">
        <h2>{deliveries.requestBody}</h2>
        <CopyButton value={body} what={deliveries.body} />
      </div>
      <Payload label={deliveries.requestBody} text={body} />
    </section>
  );
}

function Content({ delivery }: { readonly delivery: DeliveryWithBody }) {
  const { deliveries } = useTexts().webhooks;
  const { crawl_id: crawlId, skipped_reason: skipped } = delivery;
  return (
    <>
      <section class="card pad stack">
        <div class="row">
          <h2 class="mono">{delivery.event}</h2>
          <DeliveryState delivery={delivery} />
        </div>
        {skipped !== null && <Note tone="fair">{deliveries.skipped[skipped]}</Note>}
        <Facts delivery={delivery} />
      </section>
      {delivery.attempts.length === 0 && <p class="card pad muted">{deliveries.noAttempt}</p>}
      {[...delivery.attempts].reverse().map((attempt, index) => (
        <AttemptCard key={attempt.number} delivery={delivery} attempt={attempt} isOpen={index === 0} />
      ))}
      <RequestBody body={delivery.body} />
      {crawlId !== null && delivery.state !== 'delivered' && <InsteadOfReplay crawlId={crawlId} />}
    </>
  );
}

/** One delivery with all its attempts. */
export function DeliveryPage() {
  const { webhookId, deliveryId } = useParams({
    from: '/signed-in/settings/api/webhooks/$webhookId/deliveries/$deliveryId',
  });
  const { data, isError, error } = useQuery(deliveryQuery(webhookId, deliveryId));
  return (
    <>
      {data === undefined && (isError ? <ErrorNote error={error} /> : <SkeletonRows rows={4} />)}
      {data !== undefined && <Content delivery={data} />}
    </>
  );
}
